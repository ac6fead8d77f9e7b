import { areDraftsStored } from '@/device/deviceStore'
import { filesMissedBy, reloadForNewVersion } from '@/device/newVersion'
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

/**
 * For code that somebody waits for: if a newer version has replaced it, trying again never helps, so the
 * page reloads, unless a draft would be lost. A password must be typed again. @throws Failure `no-connection`
 */
export async function loadAwaited<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (reason) {
    // The page stays as it is until the reload.
    if (await reloadForNewVersion(filesMissedBy(reason), areDraftsStored()))
      await new Promise(() => undefined)
    return noConnection(reason)
  }
}

const importDatabase = () => import('./firebase/firestore')

const importAccounts = () => import('./firebase/auth')

export const loadAccounts = () => loadPart(importAccounts)

/** Fetching the code and the call share one deadline. */
export function callBy<Part>(load: () => Promise<Part>) {
  return <T>(call: (part: Part, signal: AbortSignal) => Promise<T>): Promise<T> =>
    withDeadline(async (signal) => {
      const part = await loadAwaited(load)
      if (signal.aborted) throw new Failure('timeout')
      return call(part, signal)
    })
}

export const askDatabase = callBy(importDatabase)

export const askAccounts = callBy(importAccounts)

/** For several calls, each with a deadline of its own. */
export const fetchAccounts = () => askAccounts(async (accounts) => accounts)

export const prepareRecords = () => void importDatabase().catch(() => undefined)

export const prepareAccounts = () => void importAccounts().catch(() => undefined)

export function prepareMembership(): void {
  prepareAccounts()
  prepareRecords()
}
