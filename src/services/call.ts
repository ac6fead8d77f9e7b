import { Failure, noConnection } from '@/domain/failure'

export const callDeadlineMs = 15_000

/**
 * After the deadline `call` must do nothing more; the signal tells it. What is already on its way
 * may still arrive.
 * @throws Failure `timeout` after `deadlineMs`, `offline` without a network from the start, or what
 * `call` throws
 */
export async function withDeadline<T>(
  call: (signal: AbortSignal) => Promise<T>,
  deadlineMs = callDeadlineMs,
): Promise<T> {
  // Only counts after a failure, since a local site needs no network.
  const wasOffline = !navigator.onLine
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Failure('timeout'))
      controller.abort()
    }, deadlineMs)
  })
  try {
    return await Promise.race([call(controller.signal), deadline])
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
export const loadPart = <T>(load: () => Promise<T>): Promise<T> => load().catch(noConnection)

const loadDatabase = () => loadPart(() => import('./firebase/firestore'))

export const loadAccounts = () => loadPart(() => import('./firebase/auth'))

/** Fetching the code and the call share one deadline. */
export function callBy<Part>(load: () => Promise<Part>) {
  return <T>(call: (part: Part, signal: AbortSignal) => Promise<T>): Promise<T> =>
    withDeadline(async (signal) => {
      const part = await load()
      if (signal.aborted) throw new Failure('timeout')
      return call(part, signal)
    })
}

export const askDatabase = callBy(loadDatabase)

export const askAccounts = callBy(loadAccounts)

export const prepareRecords = () => void loadDatabase().catch(() => undefined)

export const prepareAccounts = () => void loadAccounts().catch(() => undefined)

export function prepareMembership(): void {
  prepareAccounts()
  prepareRecords()
}
