import { forgetOfflineCopies } from '@/device/offlineCopies'
import { forgetStoredSessions } from '@/device/rawKeys'
import { sessionEnds } from '@/device/tabChannel'
import { toFailure } from '@/domain/failure'
import { loadAccounts } from './call'
import { sessionUse } from './sessionUse'

/** Hears of logouts in other tabs. Returns an unsubscribe function. */
export const watchLogouts = sessionEnds.listen

/** Works offline. */
export async function logOutEverywhere(): Promise<void> {
  await endSessionHere()
  // The SDK ends one session: of this tab, or of the device, where a later login may have kept one.
  forgetStoredSessions()
  sessionEnds.tell('logged out')
}

export async function endSessionHere(): Promise<void> {
  sessionUse.forget()
  void forgetOfflineCopies()
  try {
    const { endSession } = await loadAccounts()
    await endSession()
  } catch (error) {
    toFailure(error)
    // Without the SDK, only storage knows about the session.
    forgetStoredSessions()
  }
}
