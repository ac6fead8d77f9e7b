import type { Account } from '@/domain/members/account'
import { confirmationRecord, markId, type Confirmation } from '@/domain/staff/confirmation'
import { askDatabase } from './database'
import { signatureOf } from './signature'
import { exists, mayBeStored } from './storeOnce'

/**
 * Voids a confirmation that was a mistake, with the reason, and takes its line off the profile: all
 * of it or nothing. Voiding once more is harmless. @throws Failure
 */
export async function voidConfirmation(
  confirmation: Confirmation,
  reason: string,
  staff: Account,
): Promise<void> {
  const { id, kind, document, attempt, uid, line } = confirmation
  const hasProfile = uid !== undefined && (await exists('users', uid))
  try {
    await askDatabase(({ commit }) =>
      commit([
        {
          collection: 'voids',
          id,
          set: {
            ...confirmationRecord(confirmation, attempt),
            ...(uid !== undefined && { line }),
            reason,
            ...signatureOf(staff),
          },
          timed: 'at',
        },
        { collection: 'confirmed', id: markId(kind, document), change: { isVoid: true } },
        ...(hasProfile
          ? [{ collection: 'users', id: uid, takeFrom: 'contributions', item: line }]
          : []),
      ]),
    )
  } catch (failure) {
    // Only the answer was lost, or a colleague was faster: either way it is void.
    if (!mayBeStored(failure) || !(await exists('voids', id))) throw failure
  }
}
