import { Failure, noConnection } from '@/domain/failure'

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
export const loadPart = <T>(load: () => Promise<T>): Promise<T> => load().catch(noConnection)

const loadDatabase = () => loadPart(() => import('./firebase/firestore'))

export const loadAccounts = () => loadPart(() => import('./firebase/auth'))

/** Its calls have one deadline, in which the code is fetched too. */
export function callBy<Part>(load: () => Promise<Part>) {
  return <T>(call: (part: Part) => Promise<T>): Promise<T> =>
    withDeadline(async () => call(await load()))
}

export const askDatabase = callBy(loadDatabase)

export const askAccounts = callBy(loadAccounts)

export const prepareRecords = () => void loadDatabase().catch(() => undefined)

export const prepareAccounts = () => void loadAccounts().catch(() => undefined)

export function prepareMembership(): void {
  prepareAccounts()
  prepareRecords()
}
