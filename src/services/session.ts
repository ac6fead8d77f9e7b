import type { Account } from '@/domain/members/member'
import { Failure } from '@/domain/failure'
import { callOut } from './call'
import { loadAuth } from './firebase/load'

/**
 * Where the Auth SDK keeps a logged-in account. Looking for it tells whether the SDK is worth
 * loading at all: most visitors have none. Source: the key of firebase/auth's browser persistences.
 */
const storedAccountPrefix = 'firebase:authUser:'

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

/** Tells the other tabs of a logout; a session that each tab keeps for itself is theirs to end. */
const channelName = 'session'
const loggedOut = 'logged out'

const lookers = new Set<(isSure: boolean) => void>()

/** Looks who is logged in once more, where that could not be found out. */
export function lookForSession(): void {
  for (const look of lookers) look(false)
}

/** Follows the session that has just begun here, even where storage is blocked and shows none. */
export function followSession(): void {
  for (const look of lookers) look(true)
}

/**
 * Watches who is logged in: calls `onAccount` with the account, or null for a visitor, as soon as it
 * is known and at every change, in other tabs too. The Auth SDK is loaded only when an account may
 * be logged in. `onUnknown` is called while that cannot be found out; the next 'online' and
 * `lookForSession` try again.
 */
export function watchSession(
  onAccount: (account: Account | null) => void,
  onUnknown: () => void,
): () => void {
  let stopWatching: (() => void) | null = null
  let stopped = false

  async function look(isSure: boolean) {
    if (stopWatching) return
    if (!isSure && storedAccounts().length === 0) {
      onAccount(null)
      return
    }
    await callOut(async () => {
      const { watchAccount } = await loadAuth()
      if (stopped || stopWatching) return
      await new Promise<void>((resolve) => {
        stopWatching = watchAccount((account) => {
          onAccount(account)
          resolve()
        })
      })
    })
  }

  function tryToLook(isSure: boolean) {
    look(isSure).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error
      if (!stopped) onUnknown()
    })
  }

  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null
  channel?.addEventListener('message', ({ data }) => {
    if (data === loggedOut && storedAccounts().length > 0) void endSessionHere()
  })
  const lookAgain = () => tryToLook(false)
  lookers.add(tryToLook)
  addEventListener('online', lookAgain)
  addEventListener('storage', lookAgain)
  lookAgain()
  return () => {
    stopped = true
    stopWatching?.()
    channel?.close()
    lookers.delete(tryToLook)
    removeEventListener('online', lookAgain)
    removeEventListener('storage', lookAgain)
  }
}

/** Logs out, in every tab; needs no network. */
export async function logOut(): Promise<void> {
  await endSessionHere()
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage(loggedOut)
  channel.close()
}

async function endSessionHere(): Promise<void> {
  try {
    const { endSession } = await loadAuth()
    await endSession()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    // The SDK cannot be fetched, so nothing but the storage knows of the session.
    for (const { storage, key } of storedAccounts()) storage.removeItem(key)
  }
}
