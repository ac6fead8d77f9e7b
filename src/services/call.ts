import { Failure } from '@/domain/failure'

/** How long a call may take before it counts as failed, in ms. */
export const callDeadlineMs = 15_000

/**
 * Runs a call that leaves the browser, so that nothing spins for ever.
 * @throws Failure `timeout` after `deadlineMs` without an answer; whatever `call` throws before.
 */
export function withDeadline<T>(call: () => Promise<T>, deadlineMs = callDeadlineMs): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Failure('timeout')), deadlineMs)
    call()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

/**
 * Loads a part of the site that is fetched only when needed.
 * @throws Failure `no-connection` when it cannot be fetched; it may be asked for again.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw new Failure('no-connection', { cause })
  }
}
