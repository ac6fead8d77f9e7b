import type { Account } from '@/domain/members/account'
import { markId, type Confirmation } from '@/domain/staff/confirmation'
import { askDatabase } from './database'
import { storeOnce } from './storeOnce'

/** One batch with the mark and the line on the profile. Repeating is harmless. */
export async function voidConfirmation(
  confirmation: Confirmation,
  reason: string,
  staff: Account,
): Promise<void> {
  const { id, kind, document, uid, line, stored } = confirmation
  const isShown = uid !== undefined && (await isOnProfile(uid, line))
  const { at: _, ...record } = stored
  await storeOnce('voids', id, { ...record, reason }, staff, [
    ...(kind === 'income'
      ? []
      : [
          {
            collection: 'confirmed',
            id: markId(kind, document),
            change: { isVoid: true },
          },
        ]),
    ...(isShown ? [{ collection: 'users', id: uid, takeFrom: 'contributions', item: line }] : []),
  ])
}

/** A member who has left may be back with another profile. */
async function isOnProfile(uid: string, line: string): Promise<boolean> {
  const member = await askDatabase(({ findDocument }) => findDocument('users', uid))
  const lines = member?.fields['contributions']
  return Array.isArray(lines) && lines.includes(line)
}
