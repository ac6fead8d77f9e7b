import { forgetOfflineCopies } from '@/device/offlineCopies'
import { forgetStoredSessions, hasStoredSession } from '@/device/rawKeys'
import { tabChannel } from '@/device/tabChannel'
import { Failure } from '@/domain/failure'
import { loadAccounts } from './call'
import { sessionUse } from './sessionUse'

/** For sessions kept on the device; a tab ends its own. */
const logouts = tabChannel('session')

export function watchLogouts(): () => void {
  return logouts.listen(() => {
    if (hasStoredSession()) void endSessionHere()
  })
}

/** Works offline. */
export async function logOutEverywhere(): Promise<void> {
  await endSessionHere()
  logouts.tell('logged out')
}

export async function endSessionHere(): Promise<void> {
  sessionUse.forget()
  void forgetOfflineCopies()
  try {
    const { endSession } = await loadAccounts()
    await endSession()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    // Without the SDK only storage knows the session.
    forgetStoredSessions()
  }
}
