import { forgetTabSessions } from '@/device/rawKeys'
import { hasStoredSession, hasTabSession } from '@/device/storedSessions'
import { asFailure, Failure, mayHaveTakenEffect } from '@/domain/failure'
import type { Account, Credentials } from '@/domain/members/account'
import type { MemberDetails } from '@/domain/members/details'
import { profileRecord, type Profile } from '@/domain/members/profile'
import { callOut, loadAccounts, loadDatabase } from './call'
import type { SessionPlace } from './firebase/auth'
import { endSessionHere, logOutEverywhere, watchLogouts } from './logout'
import { fetchProfile, loadReader, storeProfile } from './profiles'
import { storeVerifiedAddress } from './records'
import { forgetUse, isUnused, noteUse, watchUse } from './unkeptSession'

/**
 * Who is using the site: not known yet, not to be found out right now, a visitor, or a member.
 */
export type UserState =
  { readonly status: 'resolving' } | { readonly status: 'unknown' } | VisitorState | MemberState

/** How a membership that was there just now ended. */
export type MembershipEnd = 'logged out' | 'account deleted' | 'not used'

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
 * Makes the session. An external store outside React: a context whose value changed while the page
 * hydrates would make React throw the prerendered page away.
 */
export function createSession() {
  // Most visitors keep no session: they are known at once.
  let state: UserState = hasStoredSession() ? resolving : { status: 'visitor' }
  let stopWatching: (() => void) | null = null
  let isStopped = false
  let isConfirmationAwaited = false
  /** The profiles read for logins that are under way, by uid: the SDK may tell of them first. */
  const arriving = new Map<string, Profile | null>()
  /** Accounts whose deletion got no clear answer, asked for by somebody who knew the password. */
  const deletionsTried = new Set<string>()
  const listeners = new Set<() => void>()

  function set(next: UserState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function setVisitor(ended: MembershipEnd): void {
    // With the account its session ends too, and the SDK may have told of that before.
    if (state.status === 'member' || ended === 'account deleted') set({ status: 'visitor', ended })
    else if (state.status !== 'visitor') set({ status: 'visitor' })
  }

  function setAccount(account: Account | null): void {
    if (!account) setVisitor('logged out')
    else if (!isMember(account)) {
      const profile = arriving.get(account.uid)
      set({ status: 'member', account, profile: profile === undefined ? 'not fetched' : profile })
    }
  }

  function setProfile(account: Account, profile: MemberState['profile']): void {
    // Somebody who has logged out meanwhile is not shown again. What is known of the account may be newer.
    if (state.status === 'member' && isMember(account)) set({ ...state, profile })
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
    const { watchAccount } = await loadAccounts()
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
    if (hasTabSession() && isUnused()) {
      forgetTabSessions()
      if (!hasStoredSession()) set({ status: 'visitor', ended: 'not used' })
    }
    if (!hasStoredSession()) {
      setAccount(null)
      return
    }
    const failure = await callOut(follow).catch(asFailure)
    if (failure && !isStopped && state.status === 'resolving') set({ status: 'unknown' })
  }

  const tryToLook = () => void look()

  function endUnused(): void {
    // First, or the SDK tells of a logout without its reason.
    setVisitor('not used')
    void endSessionHere()
  }

  /** Asks anew whether the address of the member is confirmed, when it was not. */
  async function lookAtAddress(): Promise<void> {
    const { account } = theMember()
    const { lookAtAddress: lookAnew } = await callOut(loadAccounts)
    const now = await callOut(() => lookAnew(account))
    if (state.status !== 'member' || !isMember(now)) return
    if (now.isEmailConfirmed === state.account.isEmailConfirmed) return
    set({ ...state, account: now })
    await leaveAddressForStaff(now)
  }

  /** Whoever comes back may have opened the mail that was asked for here. */
  function lookAtAddressOnReturn(): void {
    if (document.visibilityState !== 'visible' || !isConfirmationAwaited) return
    if (state.status !== 'member' || state.account.isEmailConfirmed) return
    // What failed is asked again at the next return.
    lookAtAddress().catch(asFailure)
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
    start: (): (() => void) => {
      isStopped = false
      const stopWatchingLogouts = watchLogouts()
      const stopWatchingUse = watchUse(endUnused)
      addEventListener('online', tryToLook)
      addEventListener('storage', tryToLook)
      document.addEventListener('visibilitychange', lookAtAddressOnReturn)
      tryToLook()
      return () => {
        isStopped = true
        stopWatching?.()
        stopWatching = null
        stopWatchingLogouts()
        stopWatchingUse()
        document.removeEventListener('visibilitychange', lookAtAddressOnReturn)
        removeEventListener('online', tryToLook)
        removeEventListener('storage', tryToLook)
      }
    },

    /** Looks again who is logged in, when that could not be found out. */
    lookAgain: (): void => {
      if (state.status !== 'unknown') return
      set(resolving)
      tryToLook()
    },

    /**
     * Logs in and reads the profile; until both are done nobody is logged in. Without a profile they
     * are, to be able to finish it: then the answer is null.
     * @throws Failure `wrong-credentials`, `logged-out` when a later login or logout took its place
     */
    logIn: async (
      { email, password }: Credentials,
      place: SessionPlace,
    ): Promise<Profile | null> => {
      const { enter } = await callOut(loadAccounts)
      return enter(async (entrance) => {
        const account = await callOut(() => entrance.signIn(email, password))
        const profile = await fetchProfile(account, entrance.user)
        arriving.set(account.uid, profile)
        try {
          if (place === 'tab') noteUse()
          else forgetUse()
          await entrance.makeSession(place)
          await follow()
          // Of a member who logs in once more the SDK tells nothing.
          if (isMember(account)) set({ status: 'member', account, profile })
        } finally {
          arriving.delete(account.uid)
        }
        void leaveAddressForStaff(account)
        return profile
      })
    },

    /** Fetches the profile of the member, unless it is there or on its way. */
    fetchProfile: async (): Promise<void> => {
      const { account, profile } = theMember()
      if (profile !== 'not fetched' && !(profile instanceof Failure)) return
      setProfile(account, 'on its way')
      const fetched = await fetchProfile(account).catch(asFailure)
      // Whoever has logged in anew meanwhile brought a newer one along.
      if (state.status === 'member' && state.profile === 'on its way') setProfile(account, fetched)
    },

    /** Stores what the member says about himself or herself; what the team wrote stays. @throws Failure */
    saveProfile: async (details: MemberDetails): Promise<void> => {
      const { account, profile: before } = theMember()
      const { readProfile } = await loadReader()
      await storeProfile(account, details)
      const known = isProfile(before) ? before.stored : {}
      setProfile(account, readProfile(account, { ...known, ...profileRecord(account, details) }))
    },

    /** Mails the member a link that confirms the address. @throws Failure */
    mailConfirmation: async (): Promise<void> => {
      const { account } = theMember()
      const { mailConfirmationLink } = await callOut(loadAccounts)
      await callOut(() => mailConfirmationLink(account))
      isConfirmationAwaited = true
    },

    /** Asks anew whether the address of the member is confirmed. @throws Failure */
    lookAtAddress,

    /** Logs out on this device, in every tab; needs no network. */
    leave,

    /**
     * Deletes the member's document, then the account, and logs out. Calling it again finishes what
     * broke off. @throws Failure `wrong-credentials` and others
     */
    deleteMembership: async (password: string): Promise<void> => {
      const { account } = theMember()
      const { deleteAccount, proveIdentity } = await callOut(loadAccounts)
      // With the account its password is gone too, so it is not asked for twice.
      if (!deletionsTried.has(account.uid)) await callOut(() => proveIdentity(account, password))
      await callOut(async () => {
        const { deleteDocuments } = await loadDatabase()
        await deleteDocuments(['users', 'verified'], account.uid)
      })
      const failure = await callOut(() => deleteAccount(account)).catch(asFailure)
      if (failure && mayHaveTakenEffect(failure)) deletionsTried.add(account.uid)
      if (failure && failure.code !== 'account-closed') throw failure
      await leave('account deleted')
    },

    /** Forgets how the last membership ended, once that has been said. */
    forgetEnd: (): void => {
      if (state.status === 'visitor' && state.ended) set({ status: 'visitor' })
    },
  }
}

/** Lets staff find the member by a confirmed address. What fails is made up for at the next login. */
async function leaveAddressForStaff(account: Account): Promise<void> {
  if (account.isEmailConfirmed) await storeVerifiedAddress(account).catch(asFailure)
}
