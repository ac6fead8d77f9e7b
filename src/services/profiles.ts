import type { Account } from '@/domain/members/account'
import type { MemberDetails } from '@/domain/members/details'
import { changedRecord, profileRecord, type Profile } from '@/domain/members/profile'
import { askDatabase, loadAwaited } from './call'
import type { DatabaseUser } from './firebase/client'

/** Addresses of accounts that certainly have no profile. */
export const unfinished = new Set<string>()

export const loadReader = () => loadAwaited(() => import('@/domain/members/readProfile'))

export function fetchProfile(account: Account, user?: DatabaseUser): Promise<Profile | null> {
  return askDatabase(async ({ readDocument }, signal) => {
    const document = readDocument('users', account.uid, signal, user)
    const [stored, { readProfile }] = await Promise.all([document, loadReader()])
    if (stored) unfinished.delete(account.email)
    return stored && readProfile(account, stored)
  })
}

/** Keeps what the team wrote. With a new profile (`before` is null) it stores the time of joining. */
export async function storeProfile(
  account: Account,
  details: MemberDetails,
  { before, user }: { readonly before: Profile | null | undefined; readonly user?: DatabaseUser },
): Promise<void> {
  await askDatabase(({ serverTime, storeDocuments }, signal) => {
    const joined = before === null && { joined: { at: serverTime() } }
    const users = changedRecord(profileRecord(account, details), before?.stored ?? {})
    return storeDocuments(account.uid, { users, ...joined }, signal, user)
  })
  // Not after the deadline, when the member was told to try again.
  unfinished.delete(account.email)
}
