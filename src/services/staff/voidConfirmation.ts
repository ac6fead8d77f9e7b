import type { Account } from '@/domain/members/account'
import { markId, type Confirmation } from '@/domain/staff/confirmation'
import { shownOn } from './shownOn'
import { storeOnce } from './storeOnce'

/**
 * One batch with the payment, the mark and the line on the profile. Repeating is harmless. @throws
 * Failure `refused` while it is paid back, and others
 */
export async function voidConfirmation(
  confirmation: Confirmation,
  reason: string,
  staff: Account,
): Promise<void> {
  const { id, code, kind, document, line, stored } = confirmation
  const uid = await shownOn(confirmation)
  const { at: _, ...record } = stored
  const part = { map: 'parts', key: id, value: null } as const
  await storeOnce('voids', id, { ...record, reason }, staff, [
    { collection: 'payments', id: code, ...part },
    ...(kind === 'income'
      ? []
      : [{ collection: 'confirmed', id: markId(kind, document), ...part }]),
    ...(uid === undefined
      ? []
      : [{ collection: 'users', id: uid, takeFrom: 'contributions', item: line }]),
  ])
}
