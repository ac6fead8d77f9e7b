import type { Confirmation } from '@/domain/staff/confirmation'
import { askDatabase } from './database'

/** The member whose profile has its line. One who has left may be back with another profile. */
export async function shownOn({
  uid,
  line,
}: Pick<Confirmation, 'uid' | 'line'>): Promise<string | undefined> {
  if (uid === undefined) return undefined
  const member = await askDatabase(({ findDocument }) => findDocument('users', uid))
  const lines = member?.fields['contributions']
  return Array.isArray(lines) && lines.includes(line) ? uid : undefined
}
