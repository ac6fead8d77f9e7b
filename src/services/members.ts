import { Failure, mayHaveTakenEffect } from '@/domain/failure'
import {
  profileRecord,
  readProfile,
  type Account,
  type LoggedIn,
  type MemberDetails,
  type Profile,
} from '@/domain/members/member'
import { callOut } from './call'
import type { Entrance, SessionPlace } from './firebase/auth'
import { loadAuth, loadFirestore } from './firebase/load'
import { followSession } from './session'

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
  const { enter } = await callOut(loadAuth)
  await enter(async (entrance) => {
    const account = await openAccount(entrance, credentials)
    await storeProfile(account, details, entrance)
  })
}

/** Addresses of accounts that had no profile when this page last knew. */
const unfinished = new Set<string>()

async function openAccount(entrance: Entrance, { email, password }: Credentials): Promise<Account> {
  const address = email.toLowerCase()
  try {
    const account = await callOut(() => entrance.signUp(email, password))
    unfinished.add(address)
    return account
  } catch (failure) {
    if (!(failure instanceof Failure) || failure.code !== 'email-taken') throw failure
    const account = await callOut(() => entrance.signIn(email, password)).catch(
      (reason: unknown) => {
        throw reason instanceof Failure && reason.code === 'wrong-credentials' ? failure : reason
      },
    )
    // Taken by the same person, who got no further than the account: then this goes on from there.
    // What this page itself began to store is no reason to refuse: its answer may have been lost.
    if (!unfinished.has(address) && (await fetchProfile(account, entrance))) throw failure
    unfinished.add(address)
    return account
  }
}

/**
 * Logs in and reads the profile. Until both are done nobody is logged in; without a profile they
 * are, to be able to finish it. `announce` is told just before the session begins.
 * @throws Failure `wrong-credentials`, `logged-out` when a later login or logout took its place
 */
export async function logIn(
  { email, password }: Credentials,
  keepIn: SessionPlace,
  announce: (loggedIn: LoggedIn) => void = () => undefined,
): Promise<void> {
  const { enter } = await callOut(loadAuth)
  await enter(async (entrance) => {
    const account = await callOut(() => entrance.signIn(email, password))
    const profile = await fetchProfile(account, entrance)
    await entrance.keep(keepIn, () => announce({ account, profile }))
  })
  followSession()
}

/** The profile of a member, as seen by who is logged in or at an entrance; null when there is none. @throws Failure */
export function fetchProfile(account: Account, entrance?: Entrance): Promise<Profile | null> {
  return callOut(async () => {
    const { readDocument } = await loadFirestore()
    const stored = await readDocument('users', account.uid, entrance?.app)
    return stored && readProfile(account, stored)
  })
}

/**
 * Stores what a member says about himself or herself; what the team wrote stays. Returns the profile
 * as it is then. @throws Failure
 */
export async function changeProfile(
  account: Account,
  before: Profile | null,
  details: MemberDetails,
): Promise<Profile> {
  await storeProfile(account, details)
  return readProfile(account, { ...before?.stored, ...profileRecord(account, details) })
}

function storeProfile(
  account: Account,
  details: MemberDetails,
  entrance?: Entrance,
): Promise<void> {
  return callOut(async () => {
    const { storeFields } = await loadFirestore()
    await storeFields('users', account.uid, profileRecord(account, details), entrance?.app)
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
