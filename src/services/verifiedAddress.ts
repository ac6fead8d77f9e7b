import type { Account } from '@/domain/members/account'
import { storeRecord } from './records'

/**
 * Leaves for staff that a member reads the mail of the account's address, which the sign-in service
 * has found out: only then may a gift from that address be shown on the profile. Storing it again is
 * harmless. @throws Failure `refused` while the session still says that the address is not confirmed
 */
export function storeVerifiedAddress({ uid, email }: Account): Promise<void> {
  return storeRecord('verified', uid, { email })
}
