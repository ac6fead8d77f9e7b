import { Failure, mayHaveTakenEffect } from '@/domain/failure'
import {
  profileRecord,
  readProfile,
  type Account,
  type LoggedIn,
  type MemberDetails,
  type Profile,
} from '@/domain/member'
import { callOut } from './call'
import type { SessionPlace } from './firebase/auth'
import { loadAuth, loadFirestore } from './firebase/load'

/** The passwords somebody registers or logs in with never leave these two calls. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/**
 * Registers a member: account first, then the profile in `users` (SPEC section 7). Whatever breaks
 * off in between, calling it again with the same credentials finishes it. Nobody is logged in by it.
 * @throws Failure; the sign-in service's own words are its `detail`
 */
export async function register(credentials: Credentials, details: MemberDetails): Promise<void> {
  const { openSession } = await callOut(loadAuth)
  await openSession(
    () => openAccount(credentials),
    async (account) => {
      await storeProfile(account, details)
      return { result: undefined, keepIn: null }
    },
  )
}

/** Addresses of accounts that had no profile when this page last knew. */
const unfinished = new Set<string>()

async function openAccount({ email, password }: Credentials): Promise<Account> {
  const { signIn, signUp } = await loadAuth()
  const address = email.toLowerCase()
  try {
    const account = await callOut(() => signUp(email, password))
    unfinished.add(address)
    return account
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure
    if (failure.code !== 'email-taken') throw failure
    const account = await callOut(() => signIn(email, password)).catch((reason: unknown) => {
      throw reason instanceof Failure && reason.code === 'wrong-credentials' ? failure : reason
    })
    // Taken by the same person, who got no further than the account: then this goes on from there.
    // What this page itself began to store is no reason to refuse: its answer may have been lost.
    if (!unfinished.has(address) && (await fetchProfile(account))) throw failure
    unfinished.add(address)
    return account
  }
}

/**
 * Logs in and reads the profile. Until both are done nobody is logged in; without a profile they
 * are, to be able to finish it.
 * @throws Failure; the sign-in service's own words are its `detail`
 */
export async function logIn(
  { email, password }: Credentials,
  keepIn: SessionPlace,
): Promise<LoggedIn> {
  const { openSession, signIn } = await callOut(loadAuth)
  return openSession(
    () => callOut(() => signIn(email, password)),
    async (account) => ({ result: { account, profile: await fetchProfile(account) }, keepIn }),
  )
}

/** The profile of the member who is logged in; null when there is none. @throws Failure */
export async function fetchProfile(account: Account): Promise<Profile | null> {
  const stored = await fetchStoredProfile(account)
  return stored && readProfile(account, stored)
}

/** The profile with all its fields as they are stored, for its owner to take away. @throws Failure */
export function fetchStoredProfile({ uid }: Account) {
  return callOut(async () => {
    const { readDocument } = await loadFirestore()
    return readDocument('users', uid)
  })
}

/**
 * Stores what a member says about himself or herself; what the team wrote stays. Returns the profile
 * as it is then. @throws Failure
 */
export async function changeProfile(
  account: Account,
  details: MemberDetails,
): Promise<Profile | null> {
  await storeProfile(account, details)
  return fetchProfile(account)
}

function storeProfile(account: Account, details: MemberDetails): Promise<void> {
  return callOut(async () => {
    const { storeFields } = await loadFirestore()
    await storeFields('users', account.uid, profileRecord(account, details))
    unfinished.delete(account.email)
  })
}

/** Accounts whose deletion got no clear answer, asked for by somebody who knew the password. */
const deletionsTried = new Set<string>()

/**
 * Deletes the member's document, then the account. Calling it again finishes what broke off.
 * @throws Failure `wrong-credentials` and others
 */
export async function deleteMembership({ uid }: Account, password: string): Promise<void> {
  const { deleteAccount, proveIdentity } = await callOut(loadAuth)
  // With the account its password is gone too, so it is not asked for twice.
  if (!deletionsTried.has(uid)) await callOut(() => proveIdentity(password))
  await callOut(async () => {
    const { deleteDocument } = await loadFirestore()
    await deleteDocument('users', uid)
  })
  try {
    await callOut(deleteAccount)
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure
    if (mayHaveTakenEffect(failure)) deletionsTried.add(uid)
    if (failure.code !== 'account-closed') throw failure
  }
}
