/** Longer than any call: a tab that holds the lock for longer is frozen. */
const longestMs = 20_000

/** Waits for other tabs, at most `longestMs`, or not at all without locks. Returns a function that releases it. */
export function takeTabLock(name: string): Promise<() => void> {
  return new Promise<() => void>((resolve) => {
    const waiting = new AbortController()
    setTimeout(() => waiting.abort(), longestMs)
    const hold = () => new Promise<void>((release) => resolve(release))
    const free = () => resolve(() => undefined)
    if (!('locks' in navigator)) free()
    else navigator.locks.request(name, { signal: waiting.signal }, hold).catch(free)
  })
}
