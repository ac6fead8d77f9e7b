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

/** Tells other tabs at once, for as long as their storage may take to tell them. */
export async function markForTabs(marks: readonly string[]): Promise<void> {
  const releases = await Promise.all(marks.map(takeTabLock))
  // While a page holds locks, browsers do not keep it for the back button.
  setTimeout(() => releases.forEach((release) => release()), longestMs)
}

/** Whether another tab, or this one, has set one of them; false without locks. */
export async function isMarkedByTab(marks: readonly string[]): Promise<boolean> {
  if (!('locks' in navigator)) return false
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }))
  return held.some(({ name = '' }) => marks.includes(name))
}
