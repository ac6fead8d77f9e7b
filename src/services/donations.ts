import type { Donation } from '@/domain/giving/donation'
import { storeRecord } from './records'

/** Stores a donor's pledge; `id` is chosen once for it. @throws Failure */
export function saveDonation(id: string, donation: Donation): Promise<void> {
  return storeRecord('Donations', id, donation, { isTimed: true })
}
