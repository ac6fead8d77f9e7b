import * as v from 'valibot'
import { deviceEntry } from '@/device/deviceStore'

/** A restored tab gets its storage back, so time ends the session too. */
export const sessionUse = deviceEntry('session-used', v.literal(true))

const stepMs = 60_000

export const isUnused = () => sessionUse.read() === null

/** Calls `onUnused` after too long a pause, even asleep. */
export function watchUse(onUnused: () => void): () => void {
  let notedAt = Date.now()

  function check(): boolean {
    if (!sessionUse.has()) return false
    if (!isUnused()) return true
    onUnused()
    return false
  }

  function onUse(): void {
    // Waking a tab does not renew its expired session.
    if (Math.abs(Date.now() - notedAt) < stepMs || !check()) return
    notedAt = Date.now()
    sessionUse.write(true)
  }

  const watching = new AbortController()
  const options = { signal: watching.signal, capture: true, passive: true }
  for (const type of ['pointerdown', 'keydown'] as const) addEventListener(type, onUse, options)
  for (const type of ['pageshow', 'focus'] as const) addEventListener(type, check, options)
  document.addEventListener('visibilitychange', check, options)
  const timer = setInterval(check, stepMs)
  return () => {
    watching.abort()
    clearInterval(timer)
  }
}
