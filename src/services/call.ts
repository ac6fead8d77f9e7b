import { Failure } from '@/domain/failure'

export const callDeadlineMs = 15_000

/**
 * @throws Failure `timeout` after `deadlineMs`, `offline` without a network from the start, or what
 * `call` throws
 */
export async function withDeadline<T>(
  call: () => Promise<T>,
  deadlineMs = callDeadlineMs,
): Promise<T> {
  // Only believed after a failure: a local site needs no network.
  const wasOffline = !navigator.onLine
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure('timeout')), deadlineMs)
  })
  try {
    return await Promise.race([call(), deadline])
  } catch (error) {
    if (wasOffline && error instanceof Failure && error.code === 'no-connection') {
      throw new Failure('offline', { detail: error.detail, cause: error })
    }
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** @throws Failure `no-connection` */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw new Failure('no-connection', { cause })
  }
}

export const loadDatabase = () => loadPart(() => import('./firebase/firestore'))

export const loadAccounts = () => loadPart(() => import('./firebase/auth'))

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
