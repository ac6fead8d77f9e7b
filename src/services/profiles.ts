import type { Account } from '@/domain/members/account'
import type { MemberDetails } from '@/domain/members/details'
import { profileRecord, readProfile, type Profile } from '@/domain/members/profile'
import { callOut } from './call'
import type { FirebaseApp } from './firebase/client'
import { loadFirestore } from './firebase/load'

/** Addresses of accounts that had no profile when this page last knew. */
export const unfinished = new Set<string>()

/**
 * The profile of a member, as seen by whoever is signed in to `app`: without one, the member who is
 * logged in. Null when there is none. @throws Failure
 */
export function fetchProfile(account: Account, app?: FirebaseApp): Promise<Profile | null> {
  return callOut(async () => {
    const { readDocument } = await loadFirestore()
    const stored = await readDocument('users', account.uid, app)
    return stored && readProfile(account, stored)
  })
}

/** Stores what a member says about himself or herself; what the team wrote stays. @throws Failure */
export async function storeProfile(
  account: Account,
  details: MemberDetails,
  app?: FirebaseApp,
): Promise<void> {
  await callOut(async () => {
    const { storeFields } = await loadFirestore()
    await storeFields('users', account.uid, profileRecord(account, details), app)
  })
  // Not when the answer comes after the deadline: who was told of a failure is to try again.
  unfinished.delete(account.email)
}
