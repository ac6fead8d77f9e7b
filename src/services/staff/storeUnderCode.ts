import type { Account } from '@/domain/members/account'
import type { Confirmation } from '@/domain/staff/confirmation'
import { loadNewestConfirmation } from './confirmationRecords'
import { mayBeStored } from './storeOnce'

/**
 * So that the code counts once, or again after a void. Repeating is harmless. Returns the id of the
 * record; null when the code counts for something else. @throws Failure
 */
export async function storeUnderCode(
  code: string,
  staff: Account,
  {
    tryTo,
    isSame,
  }: {
    /** Stores it for the first, second, … time; returns the id. */
    readonly tryTo: (attempt: number) => Promise<string>
    readonly isSame: (stored: Confirmation) => boolean
  },
): Promise<string | null> {
  try {
    return await tryTo(1)
  } catch (failure) {
    if (!mayBeStored(failure)) throw failure
    // Refused: perhaps voided before. Lost: perhaps only the answer was.
    const newest = await loadNewestConfirmation(code)
    if (!newest) throw failure
    const { confirmation, isVoid } = newest
    if (isVoid) return tryTo(confirmation.attempt + 1)
    return isSame(confirmation) && confirmation.by === staff.uid ? confirmation.id : null
  }
}
