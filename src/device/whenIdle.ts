/**
 * Runs a task once the browser has nothing more important to do, at the latest after `timeoutMs` where that is given;
 * the returned function calls it off.
 */
export function whenIdle(task: () => void, timeoutMs?: number): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, timeoutMs === undefined ? {} : { timeout: timeoutMs })
  return () => cancelIdleCallback(handle)
}
