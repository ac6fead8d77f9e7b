/** Longer than any call: after that a tab is frozen. */
const longestMs = 20_000

/** Waits until no other tab holds it; returns what gives it up. At once in a browser without locks. */
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
