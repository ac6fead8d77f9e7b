import type { Donation } from '@/domain/giving/donation'
import { callOut } from './call'
import { loadFirestore } from './firebase/load'

/**
 * Stores a donor's pledge in `Donations` with the keys of SPEC section 7.
 * @param id chosen once for this pledge; the same pledge under the same id is stored once.
 * @throws Failure
 */
export function saveDonation(id: string, donation: Donation): Promise<void> {
  return callOut(async () => {
    const { serverTime, storeDocument } = await loadFirestore()
    const { name, email, amount, message, paymentMethod } = donation
    await storeDocument('Donations', id, {
      name,
      email,
      amount,
      message,
      paymentMethod,
      timestamp: serverTime(),
    })
  })
}
