import { storedAccountPrefix } from '@/config/deviceKeys'
import { forgetOfflineCopies } from '@/device/offlineCopies'
import { tabChannel } from '@/device/tabChannel'
import { Failure } from '@/domain/failure'
import { loadAccounts } from './firebase/load'
import { forgetUse } from './unkeptSession'

function storedAccounts(): readonly { storage: Storage; key: string }[] {
  try {
    return [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage)
        .filter((key) => key.startsWith(storedAccountPrefix))
        .map((key) => ({ storage, key })),
    )
  } catch {
    return [] // storage is blocked, so nothing can have been kept
  }
}

/** Whether this browser keeps a session. */
export function hasStoredSession(): boolean {
  return storedAccounts().length > 0
}

/** Ends a session that only this tab keeps, while the SDK does not know of it yet. */
export function forgetTabSession(): void {
  for (const { storage, key } of tabAccounts()) storage.removeItem(key)
  forgetUse()
}

/** Whether this tab alone keeps a session. */
export function hasTabSession(): boolean {
  return tabAccounts().length > 0
}

function tabAccounts() {
  return storedAccounts().filter(({ storage }) => storage === sessionStorage)
}

/** Tells the other tabs of a logout; a session that each tab keeps for itself is theirs to end. */
const logouts = tabChannel('session')

/** Ends this tab's session when another one logs out; answers how to stop. */
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

/** Logs out in this tab; a session that is kept on the device is that of all tabs. */
export async function endSessionHere(): Promise<void> {
  forgetUse()
  void forgetOfflineCopies()
  try {
    const { endSession } = await loadAccounts()
    await endSession()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    // The SDK cannot be fetched, so nothing but the storage knows of the session.
    for (const { storage, key } of storedAccounts()) storage.removeItem(key)
  }
}
