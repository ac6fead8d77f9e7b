import type { Confirmation } from '@/staff/domain/confirmation'
import { findDocument } from './database'

/** The uid, if the profile shows the line: a member may leave and return. */
export async function uidIfShown({
  uid,
  line,
}: Pick<Confirmation, 'uid' | 'line'>): Promise<string | undefined> {
  if (uid === undefined) return undefined
  const member = await findDocument('users', uid)
  const lines = member?.fields['contributions']
  return Array.isArray(lines) && lines.includes(line) ? uid : undefined
}
