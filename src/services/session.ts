import { forgetTabSessions, hasStoredSession, hasTabSession } from '@/device/rawKeys'
import { asFailure } from '@/domain/failure'
import type { Account, Credentials } from '@/domain/members/account'
import type { Profile } from '@/domain/members/profile'
import { callOut, loadAccounts } from './call'
import type { SessionPlace } from './firebase/auth'
import { endSessionHere, watchLogouts } from './logout'
import { createMembership, leaveAddressForStaff } from './membership'
import { fetchProfile } from './profiles'
import { isUnused, sessionUse, watchUse } from './unkeptSession'
import { createUserStore } from './userStore'

export type Session = ReturnType<typeof createSession>

/** Fetches the sign-in SDK only for a stored session or a login. */
export function createSession() {
  const user = createUserStore()
  const { lookAtAddressOnReturn, ...membership } = createMembership(user)
  let stopWatching: (() => void) | null = null
  let isStopped = false
  /** By uid: the SDK may report the account before its login is done. */
  const arriving = new Map<string, Profile | null>()

  function setAccount(account: Account | null): void {
    if (!account) user.setVisitor('logged out')
    else if (!user.isMember(account)) {
      const profile = arriving.get(account.uid)
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

  async function look(): Promise<void> {
    if (stopWatching) return
    if (hasTabSession() && isUnused()) {
      forgetTabSessions()
      if (!hasStoredSession()) user.set({ status: 'visitor', ended: 'not used' })
    }
    if (!hasStoredSession()) {
      setAccount(null)
      return
    }
    const failure = await callOut(follow).catch(asFailure)
    if (failure && !isStopped && user.read().status === 'resolving') user.set({ status: 'unknown' })
  }

  const tryToLook = () => void look()

  function endUnused(): void {
    // First, or the SDK reports a logout without a reason.
    user.setVisitor('not used')
    void endSessionHere()
  }

  return {
    ...membership,
    read: user.read,
    readOnServer: user.readOnServer,
    subscribe: user.subscribe,

    start: (): (() => void) => {
      isStopped = false
      const stopWatchingLogouts = watchLogouts()
      const stopWatchingUse = watchUse(endUnused)
      const listening = new AbortController()
      const { signal } = listening
      addEventListener('online', tryToLook, { signal })
      addEventListener('storage', tryToLook, { signal })
      document.addEventListener('visibilitychange', lookAtAddressOnReturn, { signal })
      tryToLook()
      return () => {
        isStopped = true
        stopWatching?.()
        stopWatching = null
        stopWatchingLogouts()
        stopWatchingUse()
        listening.abort()
      }
    },

    lookAgain: (): void => {
      if (user.read().status !== 'unknown') return
      user.set({ status: 'resolving' })
      tryToLook()
    },

    /**
     * Logs in once the profile is read; null: no profile.
     * @throws Failure `wrong-credentials`; `logged-out` after a later login or logout
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
          if (place === 'tab') sessionUse.write(true)
          else sessionUse.forget()
          await entrance.makeSession(place)
          await follow()
          // The SDK is silent about the same member's second login.
          user.update(account, { account, profile })
        } finally {
          arriving.delete(account.uid)
        }
        void leaveAddressForStaff(account)
        return profile
      })
    },

    forgetEnd: (): void => {
      const state = user.read()
      if (state.status === 'visitor' && state.ended) user.set({ status: 'visitor' })
    },
  }
}
