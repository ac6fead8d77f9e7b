import { callOut } from './call'
import { loadFirestore } from './firebase/load'

/**
 * Puts an address on the newsletter's list, collection `mailingList` (SPEC section 7).
 * @param id chosen once for this subscription; the same address under the same id is stored once.
 * @throws Failure
 */
export function subscribe(id: string, email: string): Promise<void> {
  return callOut(async () => {
    const { storeDocument } = await loadFirestore()
    await storeDocument('mailingList', id, { email })
  })
}
