import type { Account } from '@/domain/members/account'
import type { MemberDetails } from '@/domain/members/details'
import { profileRecord, type Profile } from '@/domain/members/profile'
import { callOut, loadDatabase, loadPart } from './call'
import type { DatabaseUser } from './firebase/client'

/** Addresses of accounts that had no profile when this page last knew. */
export const unfinished = new Set<string>()

/** Fetches what reads a stored profile. @throws Failure `no-connection`; may be called again. */
export const loadReader = () => loadPart(() => import('@/domain/members/readProfile'))

/**
 * The profile of a member, read as `user`: without one, as the member who is logged in. Null when
 * there is none. @throws Failure
 */
export function fetchProfile(account: Account, user?: DatabaseUser): Promise<Profile | null> {
  return callOut(async () => {
    const [{ readDocument }, { readProfile }] = await Promise.all([loadDatabase(), loadReader()])
    const stored = await readDocument('users', account.uid, user)
    if (stored) unfinished.delete(account.email)
    return stored && readProfile(account, stored)
  })
}

/** Stores what a member says about himself or herself; what the team wrote stays. @throws Failure */
export async function storeProfile(
  account: Account,
  details: MemberDetails,
  user?: DatabaseUser,
): Promise<void> {
  await callOut(async () => {
    const { storeFields } = await loadDatabase()
    await storeFields('users', account.uid, profileRecord(account, details), user)
  })
  // Not when the answer comes after the deadline: who was told of a failure is to try again.
  unfinished.delete(account.email)
}
