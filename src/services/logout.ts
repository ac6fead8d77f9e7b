import { forgetOfflineCopies } from '@/device/offlineCopies'
import { forgetStoredSessions, hasStoredSession } from '@/device/rawKeys'
import { tabChannel } from '@/device/tabChannel'
import { Failure } from '@/domain/failure'
import { loadAccounts } from './call'
import { sessionUse } from './unkeptSession'

/** A session that each tab keeps for itself is theirs to end. */
const logouts = tabChannel('session')

/** Ends this tab's session when another one logs out. Returns how to end that. */
export function watchLogouts(): () => void {
  return logouts.listen(() => {
    if (hasStoredSession()) void endSessionHere()
  })
}

/** Logs out, in every tab; needs no network. */
export async function logOutEverywhere(): Promise<void> {
  await endSessionHere()
  logouts.tell('logged out')
}

/** A session that is kept on the device is that of all tabs. */
export async function endSessionHere(): Promise<void> {
  sessionUse.forget()
  void forgetOfflineCopies()
  try {
    const { endSession } = await loadAccounts()
    await endSession()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    // The SDK cannot be fetched, so nothing but the storage knows of the session.
    forgetStoredSessions()
  }
}
