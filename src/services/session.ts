import { isLeavingSite } from '@/device/leaving'
import { listenTo } from '@/device/listenTo'
import { forgetTabSessions, hasStoredSession, hasTabSession } from '@/device/rawKeys'
import { toFailure } from '@/domain/failure'
import { createAccountWatch } from './accountWatch'
import { withDeadline } from './call'
import { endSessionHere, watchLogouts } from './logout'
import { createMembership } from './membership'
import { isUnused, watchUse } from './sessionUse'
import { createUserStore } from './userStore'

export type Session = ReturnType<typeof createSession>

/** Fetches the sign-in SDK only for a stored session or a login. */
export function createSession() {
  const user = createUserStore()
  const { refreshAccountOnReturn, ...membership } = createMembership(user)
  const accountWatch = createAccountWatch(user)

  async function check(): Promise<void> {
    if (accountWatch.isWatching()) return
    const isExpired = hasTabSession() && isUnused()
    if (isExpired) forgetTabSessions()
    if (hasStoredSession()) {
      const failure = await withDeadline(accountWatch.watch).catch(toFailure)
      if (failure && user.read().status === 'resolving') user.set({ status: 'unknown' })
    } else if (isExpired) user.set({ status: 'visitor', ended: 'not used' })
    else user.setVisitor('logged out')
  }

  function endUnused(): void {
    // This comes first, or the SDK would report a logout without a reason.
    user.setVisitor('not used')
    void endSessionHere()
  }

  /**
   * Fetches no SDK for a visitor. Without storage the session is only in memory; while it is looked up, the SDK would
   * store it again.
   */
  function endWithOtherTab(): void {
    // The message of the first script reaches this tab too.
    if (isLeavingSite()) return
    if (hasStoredSession() || user.read().status !== 'visitor') void endSessionHere()
  }

  return {
    ...membership,
    read: user.read,
    readOnServer: user.readOnServer,
    subscribe: user.subscribe,
    logIn: accountWatch.logIn,

    start: (): (() => void) => {
      const stops = [
        accountWatch.open(),
        watchLogouts(endWithOtherTab),
        watchUse(endUnused),
        listenTo(['online', 'storage'], check),
        listenTo(['visibilitychange'], refreshAccountOnReturn),
      ]
      void check()
      return () => {
        for (const stop of stops) stop()
      }
    },

    checkAgain: (): void => {
      if (user.read().status !== 'unknown') return
      user.set({ status: 'resolving' })
      void check()
    },

    forgetEnd: (): void => {
      const state = user.read()
      if (state.status === 'visitor' && state.ended) user.set({ status: 'visitor' })
    },
  }
}
