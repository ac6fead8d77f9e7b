import { loadPart, callOut } from './call'

/**
 * Puts an address on the newsletter's list, collection `mailingList` (SPEC section 7).
 * @param id chosen once for this subscription; the same address under the same id is stored once.
 * @throws Failure
 */
export function subscribe(id: string, email: string): Promise<void> {
  return callOut(async () => {
    const { storeDocument } = await loadPart(() => import('./firebase/firestore'))
    await storeDocument('mailingList', id, { email })
  })
}
