import type { Account } from '@/domain/members/account'
import { confirmationRecord, markId, type Confirmation } from '@/domain/staff/confirmation'
import { askDatabase } from './database'
import { exists, mayBeStored, signatureOf } from './storeOnce'

/** One batch: the reason, the mark, and the line off the profile. Repeating is harmless. */
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
