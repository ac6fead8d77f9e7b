/** Waits at most `timeoutMs`. Returns a cancel function. */
export function whenIdle(task: () => void, timeoutMs?: number): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, timeoutMs === undefined ? {} : { timeout: timeoutMs })
  return () => cancelIdleCallback(handle)
}
