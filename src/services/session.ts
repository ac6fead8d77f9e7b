/** The account that is logged in on this device. */
export interface Account {
  readonly uid: string
  readonly email: string
}

/**
 * Where the Auth SDK keeps a logged-in account. Looking for it tells whether the SDK is worth
 * loading at all: most visitors have none. Source: the key of firebase/auth's browser persistences.
 */
const storedAccountPrefix = 'firebase:authUser:'

function mayBeLoggedIn(): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) =>
      Object.keys(storage).some((key) => key.startsWith(storedAccountPrefix)),
    )
  } catch {
    return false // storage is blocked, so nothing can have been kept
  }
}

/**
 * Watches who is logged in: calls `listener` with the account, or null for a visitor, as soon as it
 * is known and at every change, in other tabs too. The Auth SDK is loaded only when an account may
 * be logged in; while it cannot be fetched, nothing is known and the next 'online' tries again.
 */
export function watchSession(listener: (account: Account | null) => void): () => void {
  let stopWatching: (() => void) | null = null
  let stopped = false

  async function look() {
    if (stopWatching) return
    if (!mayBeLoggedIn()) {
      listener(null)
      return
    }
    const { watchAccount } = await import('./firebase/auth')
    if (stopped || stopWatching) return
    stopWatching = watchAccount((user) =>
      listener(user ? { uid: user.uid, email: user.email ?? '' } : null),
    )
  }
  // A failed fetch of the SDK leaves the state unknown; 'online' and 'storage' look again.
  const lookAgain = () => void look().catch(() => undefined)

  lookAgain()
  addEventListener('online', lookAgain)
  addEventListener('storage', lookAgain)
  return () => {
    stopped = true
    stopWatching?.()
    removeEventListener('online', lookAgain)
    removeEventListener('storage', lookAgain)
  }
}
