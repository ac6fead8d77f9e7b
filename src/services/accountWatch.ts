import type { Account, Credentials } from '@/domain/members/account'
import type { Profile } from '@/domain/members/profile'
import { toFailure } from '@/domain/failure'
import { askAccounts, fetchAccounts, loadAccounts, withDeadline } from './call'
import type { SessionPlace } from './firebase/auth'
import { storeAddressForStaff } from './membership'
import { fetchProfile } from './profiles'
import { sessionUse } from './sessionUse'
import type { UserStore } from './userStore'

/** The address may have been confirmed in another browser while this session stayed logged in. */
function noteConfirmed(account: Account): void {
  askAccounts(({ refreshAccount }) => refreshAccount(account))
    .then(storeAddressForStaff)
    .catch(toFailure)
}

/** Follows the sign-in SDK's account, and logs in. */
export function createAccountWatch(user: UserStore) {
  let stopWatching: (() => void) | null = null
  let isClosed = false
  /** By uid, since the SDK may report the account before its login is done. */
  const loginProfiles = new Map<string, Profile | null>()

  function takeOver(account: Account | null): void {
    if (!account) return user.setVisitor('logged out')
    if (user.isMember(account)) return
    const profile = loginProfiles.get(account.uid)
    const known = profile === undefined ? 'not fetched' : profile
    user.set({ status: 'member', account, profile: known })
  }

  /** Resolves when the SDK has reported who is logged in. */
  async function watch(): Promise<void> {
    const { watchAccount, wasStoredUnconfirmed } = await loadAccounts()
    if (isClosed || stopWatching) return
    await new Promise<void>((resolve) => {
      stopWatching = watchAccount((account) => {
        takeOver(account)
        if (account?.isEmailConfirmed && wasStoredUnconfirmed(account)) noteConfirmed(account)
        resolve()
      })
    })
  }

  return {
    watch,
    isWatching: () => stopWatching !== null,
    /** Returns a function that closes it. */
    open: (): (() => void) => {
      isClosed = false
      return () => {
        isClosed = true
        stopWatching?.()
        stopWatching = null
      }
    },

    /**
     * Logs in once the profile is read. Returns the profile, or null for an unfinished registration.
     * @throws Failure `wrong-credentials`; `logged-out` after a later login or logout
     */
    logIn: async ({ email, password }: Credentials, place: SessionPlace) => {
      const { withTemporaryAuth } = await fetchAccounts()
      return withTemporaryAuth(async (temporaryAuth) => {
        const account = await withDeadline(() => temporaryAuth.signIn(email, password))
        const profile = await fetchProfile(account, temporaryAuth.user)
        loginProfiles.set(account.uid, profile)
        try {
          if (place === 'tab') sessionUse.write(true)
          else sessionUse.forget()
          await temporaryAuth.makeSession(place)
          await watch()
          // The SDK does not report the same member's second login.
          user.update(account, { account, profile })
        } finally {
          loginProfiles.delete(account.uid)
        }
        void storeAddressForStaff(account)
        return profile
      })
    },
  }
}
