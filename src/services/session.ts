import { forgetTabSessions, hasStoredSession, hasTabSession } from '@/device/rawKeys'
import { toFailure } from '@/domain/failure'
import type { Account, Credentials } from '@/domain/members/account'
import type { Profile } from '@/domain/members/profile'
import { withDeadline, loadAccounts } from './call'
import type { SessionPlace } from './firebase/auth'
import { endSessionHere, watchLogouts } from './logout'
import { createMembership, storeAddressForStaff } from './membership'
import { fetchProfile } from './profiles'
import { isUnused, sessionUse, watchUse } from './sessionUse'
import { createUserStore } from './userStore'

export type Session = ReturnType<typeof createSession>

/** Fetches the sign-in SDK only for a stored session or a login. */
export function createSession() {
  const user = createUserStore()
  const { refreshAccountOnReturn, ...membership } = createMembership(user)
  let stopWatching: (() => void) | null = null
  let isStopped = false
  /** By uid: the SDK may report the account before its login is done. */
  const loginProfiles = new Map<string, Profile | null>()

  function setAccount(account: Account | null): void {
    if (!account) user.setVisitor('logged out')
    else if (!user.isMember(account)) {
      const profile = loginProfiles.get(account.uid)
      const known = profile === undefined ? 'not fetched' : profile
      user.set({ status: 'member', account, profile: known })
    }
  }

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

  async function check(): Promise<void> {
    if (stopWatching) return
    if (hasTabSession() && isUnused()) {
      forgetTabSessions()
      if (!hasStoredSession()) user.set({ status: 'visitor', ended: 'not used' })
    }
    if (!hasStoredSession()) {
      setAccount(null)
      return
    }
    const failure = await withDeadline(follow).catch(toFailure)
    if (failure && !isStopped && user.read().status === 'resolving') user.set({ status: 'unknown' })
  }

  const tryCheck = () => void check()

  function endUnused(): void {
    // First, or the SDK reports a logout without a reason.
    user.setVisitor('not used')
    void endSessionHere()
  }

  /** Fetches no SDK for a visitor. Without storage, a session is only in memory. */
  function endWithOtherTab(): void {
    if (hasStoredSession() || user.read().status === 'member') void endSessionHere()
  }

  return {
    ...membership,
    read: user.read,
    readOnServer: user.readOnServer,
    subscribe: user.subscribe,

    start: (): (() => void) => {
      isStopped = false
      const stopWatchingLogouts = watchLogouts(endWithOtherTab)
      const stopWatchingUse = watchUse(endUnused)
      const listening = new AbortController()
      const { signal } = listening
      addEventListener('online', tryCheck, { signal })
      addEventListener('storage', tryCheck, { signal })
      document.addEventListener('visibilitychange', refreshAccountOnReturn, { signal })
      tryCheck()
      return () => {
        isStopped = true
        stopWatching?.()
        stopWatching = null
        stopWatchingLogouts()
        stopWatchingUse()
        listening.abort()
      }
    },

    checkAgain: (): void => {
      if (user.read().status !== 'unknown') return
      user.set({ status: 'resolving' })
      tryCheck()
    },

    /**
     * Logs in once the profile is read; null: no profile.
     * @throws Failure `wrong-credentials`; `logged-out` after a later login or logout
     */
    logIn: async (
      { email, password }: Credentials,
      place: SessionPlace,
    ): Promise<Profile | null> => {
      const { withTemporaryAuth } = await withDeadline(loadAccounts)
      return withTemporaryAuth(async (temporaryAuth) => {
        const account = await withDeadline(() => temporaryAuth.signIn(email, password))
        const profile = await fetchProfile(account, temporaryAuth.user)
        loginProfiles.set(account.uid, profile)
        try {
          if (place === 'tab') sessionUse.write(true)
          else sessionUse.forget()
          await temporaryAuth.makeSession(place)
          await follow()
          // The SDK is silent about the same member's second login.
          user.update(account, { account, profile })
        } finally {
          loginProfiles.delete(account.uid)
        }
        void storeAddressForStaff(account)
        return profile
      })
    },

    forgetEnd: (): void => {
      const state = user.read()
      if (state.status === 'visitor' && state.ended) user.set({ status: 'visitor' })
    },
  }
}
