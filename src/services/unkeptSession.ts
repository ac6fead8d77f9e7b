import * as v from 'valibot'
import { deviceEntry } from '@/device/deviceStore'

/**
 * When the session of this tab was last used. Closing the tab ends it only as far as the browser
 * knows: one that brings a closed tab back brings its storage back too, so the clock ends it as well.
 */
const lastUse = deviceEntry('session-used', v.literal(true))

/** How often the time of use is noted and checked. */
const stepMs = 60_000

/** A session that is not kept on the device begins, or is used. */
export function noteUse(): void {
  lastUse.write(true)
}

/** There is no such session any more. */
export function forgetUse(): void {
  lastUse.forget()
}

/** Whether the last use of this tab's session is too long ago, or not known. */
export function isUnused(): boolean {
  return lastUse.read() === null
}

/**
 * Notes the use of this tab's session, and calls `onUnused` once it was unused for too long, also
 * while the tab slept. Returns a function that stops it.
 */
export function watchUse(onUnused: () => void): () => void {
  let notedAt = Date.now()

  function look(): boolean {
    if (!lastUse.has()) return false
    if (!isUnused()) return true
    onUnused()
    return false
  }

  function onUse(): void {
    // Waking a tab that has slept for too long must not renew its session.
    if (Math.abs(Date.now() - notedAt) < stepMs || !look()) return
    notedAt = Date.now()
    noteUse()
  }

  const watching = new AbortController()
  const options = { signal: watching.signal, capture: true, passive: true }
  for (const type of ['pointerdown', 'keydown'] as const) addEventListener(type, onUse, options)
  for (const type of ['pageshow', 'focus'] as const) addEventListener(type, look, options)
  document.addEventListener('visibilitychange', look, options)
  const timer = setInterval(look, stepMs)
  return () => {
    watching.abort()
    clearInterval(timer)
  }
}
