import * as v from 'valibot'
import { deviceEntry } from '@/device/deviceStore'
import { listenTo } from '@/device/listenTo'

/** A restored tab gets its storage back, so a session also ends after some time. */
export const sessionUse = deviceEntry('session-used', v.literal(true))

const stepMs = 60_000

export const isUnused = () => sessionUse.read() === null

/** Calls `onUnused` after too long a pause, even while asleep. */
export function watchUse(onUnused: () => void): () => void {
  // The first press counts: the page may be an old one, opened again.
  let notedAt = -Infinity

  function check(): boolean {
    if (!sessionUse.has()) return false
    if (!isUnused()) return true
    onUnused()
    return false
  }

  function onUse(): void {
    // Waking a tab does not renew an expired session.
    if (Math.abs(Date.now() - notedAt) < stepMs || !check()) return
    notedAt = Date.now()
    sessionUse.write(true)
  }

  const stopNoting = listenTo(['pointerdown', 'keydown'], onUse)
  const stopChecking = listenTo(['pageshow', 'focus', 'visibilitychange'], check)
  const timer = setInterval(check, stepMs)
  return () => {
    stopNoting()
    stopChecking()
    clearInterval(timer)
  }
}
