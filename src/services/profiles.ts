import type { Account } from '@/domain/members/account'
import type { MemberDetails } from '@/domain/members/details'
import { profileRecord, type Profile } from '@/domain/members/profile'
import { withDeadline, loadDatabase, loadPart } from './call'
import type { DatabaseUser } from './firebase/client'

/** Addresses known to have no profile. */
export const unfinished = new Set<string>()

export const loadReader = () => loadPart(() => import('@/domain/members/readProfile'))

export function fetchProfile(account: Account, user?: DatabaseUser): Promise<Profile | null> {
  return withDeadline(async () => {
    const [{ readDocument }, { readProfile }] = await Promise.all([loadDatabase(), loadReader()])
    const stored = await readDocument('users', account.uid, user)
    if (stored) unfinished.delete(account.email)
    return stored && readProfile(account, stored)
  })
}

/** Keeps what the team wrote. Stores the time of joining with a new profile. */
export async function storeProfile(
  account: Account,
  details: MemberDetails,
  { isNew, user }: { readonly isNew: boolean; readonly user?: DatabaseUser },
): Promise<void> {
  await withDeadline(async () => {
    const { serverTime, storeDocuments } = await loadDatabase()
    const joined = isNew && { joined: { at: serverTime() } }
    const users = profileRecord(account, details)
    await storeDocuments(account.uid, { users, ...joined }, user)
  })
  // After the deadline the member was told to try again.
  unfinished.delete(account.email)
}
