import { Failure, mayHaveTakenEffect } from '@/domain/failure'
import {
  profileRecord,
  readProfile,
  type Account,
  type Credentials,
  type MemberDetails,
  type Profile,
} from '@/domain/members/member'
import { callOut } from './call'
import type { SessionPlace } from './firebase/auth'
import { loadAuth, loadFirestore } from './firebase/load'
import { hasStoredSession, logOutEverywhere, watchLogouts } from './logout'
import { fetchProfile, storeProfile } from './profiles'

/**
 * Who is using the site: not known yet, not to be found out right now, a visitor, or a member.
 */
export type UserState =
  { readonly status: 'resolving' } | { readonly status: 'unknown' } | VisitorState | MemberState

/** How a membership that was there just now ended. */
export type MembershipEnd = 'logged out' | 'account deleted'

/** Somebody who is not logged in. */
export interface VisitorState {
  readonly status: 'visitor'
  readonly ended?: MembershipEnd
}

/** A member who is logged in. */
export interface MemberState {
  readonly status: 'member'
  readonly account: Account
  /** Fetched when a page shows it. Null: there is only the account. A failure: it could not be fetched. */
  readonly profile: Profile | 'not fetched' | 'on its way' | Failure | null
}

/** Whether a member's profile is there to be read. */
export function isProfile(profile: MemberState['profile']): profile is Profile {
  return profile !== null && typeof profile !== 'string' && !(profile instanceof Failure)
}

const resolving: UserState = { status: 'resolving' }

/** The session of this browser: who uses the site, and all that a page can do about it. */
export type Session = ReturnType<typeof createSession>

/**
 * Makes the session: an external store outside React, since a context whose value changed while the
 * page hydrates would make React throw the prerendered page away.
 */
export function createSession() {
  let state: UserState = resolving
  let stopWatching: (() => void) | null = null
  let isStopped = false
  /** Whoever is just logging in, with the profile that was read for it. */
  let arriving: Pick<MemberState, 'account' | 'profile'> | null = null
  /** Accounts whose deletion got no clear answer, asked for by somebody who knew the password. */
  const deletionsTried = new Set<string>()
  const listeners = new Set<() => void>()

  function set(next: UserState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function setVisitor(ended: MembershipEnd): void {
    // With the account its session ends too, and the SDK may have told of that first.
    if (state.status === 'member' || ended === 'account deleted') set({ status: 'visitor', ended })
    else if (state.status !== 'visitor') set({ status: 'visitor' })
  }

  function setAccount(account: Account | null): void {
    if (!account) setVisitor('logged out')
    else if (!isMember(account)) {
      const profile = arriving?.account.uid === account.uid ? arriving.profile : 'not fetched'
      set({ status: 'member', account, profile })
    }
  }

  function setProfile(account: Account, profile: MemberState['profile']): void {
    // Somebody who has logged out meanwhile is not shown again.
    if (isMember(account)) set({ status: 'member', account, profile })
  }

  function isMember({ uid }: Account): boolean {
    return state.status === 'member' && state.account.uid === uid
  }

  function theMember(): MemberState {
    if (state.status !== 'member') throw new Failure('logged-out')
    return state
  }

  /** Follows the SDK's session from now on, once. */
  async function follow(): Promise<void> {
    const { watchAccount } = await loadAuth()
    if (isStopped || stopWatching) return
    await new Promise<void>((resolve) => {
      stopWatching = watchAccount((account) => {
        setAccount(account)
        resolve()
      })
    })
  }

  /** Finds out who is logged in. Most visitors are not, and then the SDK is not even loaded. */
  async function look(): Promise<void> {
    if (stopWatching) return
    if (!hasStoredSession()) {
      setAccount(null)
      return
    }
    try {
      await callOut(follow)
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure
      if (!isStopped && state.status === 'resolving') set({ status: 'unknown' })
    }
  }

  async function leave(ended: MembershipEnd): Promise<void> {
    await logOutEverywhere()
    setVisitor(ended)
  }

  return {
    read: () => state,
    readOnServer: () => resolving,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Keeps the state up to date, with what other tabs do and when the network is back; answers how to stop. */
    start(): () => void {
      isStopped = false
      const lookAgain = () => void look()
      const stopWatchingLogouts = watchLogouts()
      addEventListener('online', lookAgain)
      addEventListener('storage', lookAgain)
      lookAgain()
      return () => {
        isStopped = true
        stopWatching?.()
        stopWatching = null
        stopWatchingLogouts()
        removeEventListener('online', lookAgain)
        removeEventListener('storage', lookAgain)
      }
    },

    /** Looks again who is logged in, when that could not be found out. */
    lookAgain(): void {
      set(resolving)
      void look()
    },

    /**
     * Logs in and reads the profile; until both are done nobody is logged in. Without a profile they
     * are, to be able to finish it: then the answer is null.
     * @throws Failure `wrong-credentials`, `logged-out` when a later login or logout took its place
     */
    async logIn({ email, password }: Credentials, place: SessionPlace): Promise<Profile | null> {
      const { enter } = await callOut(loadAuth)
      try {
        return await enter(async (entrance) => {
          const account = await callOut(() => entrance.signIn(email, password))
          const profile = await fetchProfile(account, entrance.app)
          // The SDK tells of the session as soon as it is there.
          arriving = { account, profile }
          await entrance.makeSession(place)
          set({ status: 'member', account, profile })
          await follow()
          return profile
        })
      } finally {
        arriving = null
      }
    },

    /** Fetches the profile of the member, unless it is there or on its way. */
    async fetchProfile(): Promise<void> {
      const { account, profile } = theMember()
      if (profile !== 'not fetched' && !(profile instanceof Failure)) return
      setProfile(account, 'on its way')
      try {
        setProfile(account, await fetchProfile(account))
      } catch (failure) {
        if (!(failure instanceof Failure)) throw failure
        setProfile(account, failure)
      }
    },

    /** Stores what the member says about himself or herself; what the team wrote stays. @throws Failure */
    async saveProfile(details: MemberDetails): Promise<void> {
      const { account, profile: before } = theMember()
      await storeProfile(account, details)
      const known = isProfile(before) ? before.stored : {}
      setProfile(account, readProfile(account, { ...known, ...profileRecord(account, details) }))
    },

    /** Logs out on this device, in every tab; needs no network. */
    leave,

    /**
     * Deletes the member's document, then the account, and logs out. Calling it again finishes what
     * broke off. @throws Failure `wrong-credentials` and others
     */
    async deleteMembership(password: string): Promise<void> {
      const { account } = theMember()
      const { deleteAccount, proveIdentity } = await callOut(loadAuth)
      // With the account its password is gone too, so it is not asked for twice.
      if (!deletionsTried.has(account.uid)) await callOut(() => proveIdentity(password))
      await callOut(async () => (await loadFirestore()).deleteDocument('users', account.uid))
      try {
        await callOut(deleteAccount)
      } catch (failure) {
        if (!(failure instanceof Failure)) throw failure
        if (mayHaveTakenEffect(failure)) deletionsTried.add(account.uid)
        if (failure.code !== 'account-closed') throw failure
      }
      await leave('account deleted')
    },

    /** Forgets how the last membership ended, once that has been said. */
    forgetEnd(): void {
      if (state.status === 'visitor' && state.ended) set({ status: 'visitor' })
    },
  }
}
