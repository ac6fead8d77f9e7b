import { forgetOfflineCopies } from '@/device/offlineCopies'
import { forgetStoredSessions, hasStoredSession } from '@/device/rawKeys'
import { tabChannel } from '@/device/tabChannel'
import { Failure } from '@/domain/failure'
import { loadAccounts } from './call'
import { sessionUse } from './unkeptSession'

/** Only for sessions kept on the device: a tab ends its own. */
const logouts = tabChannel('session')

/** Returns a function that stops it. */
export function watchLogouts(): () => void {
  return logouts.listen(() => {
    if (hasStoredSession()) void endSessionHere()
  })
}

/** Needs no network. */
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
    // Without the SDK only the storage knows of the session.
    forgetStoredSessions()
  }
}
