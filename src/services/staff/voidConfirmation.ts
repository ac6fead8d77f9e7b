import type { Account } from '@/domain/members/account'
import { confirmationRecord, markId, type Confirmation } from '@/domain/staff/confirmation'
import { exists, storeOnce } from './storeOnce'

/** One batch with the mark and the line on the profile. Repeating is harmless. */
export async function voidConfirmation(
  confirmation: Confirmation,
  reason: string,
  staff: Account,
): Promise<void> {
  const { id, kind, document, attempt, uid, line } = confirmation
  const hasProfile = uid !== undefined && (await exists('users', uid))
  const record = {
    ...confirmationRecord(confirmation, attempt),
    ...(uid !== undefined && { line }),
  }
  await storeOnce('voids', id, { ...record, reason }, staff, [
    { collection: 'confirmed', id: markId(kind, document), change: { isVoid: true } },
    ...(hasProfile
      ? [{ collection: 'users', id: uid, takeFrom: 'contributions', item: line }]
      : []),
  ])
}
