import { Failure } from '@/domain/failure'

export const callDeadlineMs = 15_000

/**
 * Runs a call that leaves the browser, so that nothing spins for ever.
 * @throws Failure `timeout` after `deadlineMs` without an answer; `offline` instead of
 * `no-connection` when there was no network from the start; whatever else `call` throws.
 */
export async function callOut<T>(call: () => Promise<T>, deadlineMs = callDeadlineMs): Promise<T> {
  // Only believed together with a failure: a site on this very computer works without a network.
  const hadNoNetwork = !navigator.onLine
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure('timeout')), deadlineMs)
  })
  try {
    return await Promise.race([call(), deadline])
  } catch (error) {
    if (hadNoNetwork && error instanceof Failure && error.code === 'no-connection') {
      throw new Failure('offline', { detail: error.detail, cause: error })
    }
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Loads a part of the site. @throws Failure `no-connection`; it may be asked for again. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw new Failure('no-connection', { cause })
  }
}

/** Fetches the Firestore SDK when first needed. */
export const loadDatabase = () => loadPart(() => import('./firebase/firestore'))

export const loadAccounts = () => loadPart(() => import('./firebase/auth'))

/** Fetches what storing needs, so that it is fast, and possible when the network goes away meanwhile. */
export function prepareRecords(): void {
  loadDatabase().catch(() => undefined)
}

export function prepareAccounts(): void {
  loadAccounts().catch(() => undefined)
}

export function prepareMembership(): void {
  prepareAccounts()
  prepareRecords()
}
