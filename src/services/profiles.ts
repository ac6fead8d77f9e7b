import type { Account } from '@/domain/members/account'
import type { MemberDetails } from '@/domain/members/details'
import { profileRecord, type Profile } from '@/domain/members/profile'
import { callOut, loadDatabase, loadPart } from './call'
import type { DatabaseUser } from './firebase/client'

/** Addresses of accounts without a profile, as far as this page knows. */
export const unfinished = new Set<string>()

export const loadReader = () => loadPart(() => import('@/domain/members/readProfile'))

/** As the logged-in member by default. Null without a profile. @throws Failure */
export function fetchProfile(account: Account, user?: DatabaseUser): Promise<Profile | null> {
  return callOut(async () => {
    const [{ readDocument }, { readProfile }] = await Promise.all([loadDatabase(), loadReader()])
    const stored = await readDocument('users', account.uid, user)
    if (stored) unfinished.delete(account.email)
    return stored && readProfile(account, stored)
  })
}

/** What the team wrote stays. Beside a new profile stands when it was stored. @throws Failure */
export async function storeProfile(
  account: Account,
  details: MemberDetails,
  { isNew, user }: { readonly isNew: boolean; readonly user?: DatabaseUser },
): Promise<void> {
  await callOut(async () => {
    const { serverTime, storeDocuments } = await loadDatabase()
    const joined = isNew && { joined: { at: serverTime() } }
    const users = profileRecord(account, details)
    await storeDocuments(account.uid, { users, ...joined }, user)
  })
  // Not after the deadline: then the member was told to try again.
  unfinished.delete(account.email)
}
