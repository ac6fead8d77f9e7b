import * as marks from '@/config/marks'
import { keepsAnything, wasPassedOn, watchForgottenEntries } from '@/device/rawKeys'
import { earlyPresses, handOver, keepEarlyPresses, stopKeeping } from './start/earlyPresses'
import { isBeingLeft, watchLeaving } from './start/leaving'
import { reloadForNewVersion } from './start/newVersion'

/**
 * The first script. It stands in the HTML of every page, built apart from all other files (scripts/firstScript.ts),
 * so that it runs as soon as there is something to press. It lets people leave in a hurry, keeps what they press
 * before the app is there, and starts the app when the page needs it (`PageKind`).
 */
const root = document.getElementById(marks.rootId)
const kind = root?.getAttribute(marks.kind)
const waiting = document.querySelectorAll<HTMLButtonElement | HTMLFieldSetElement>(
  `[${marks.waiting}]`,
)
let isStarted = false

watchForgottenEntries()
watchLeaving()
keepEarlyPresses(start)
for (const element of waiting) element.disabled = false

const offline = document.getElementById(marks.offlineId)
for (const event of ['online', 'offline']) addEventListener(event, showConnection)
showConnection()

// A page to read waits for a person, unless there is something of theirs to show.
if (kind === 'reading' && !wasPassedOn() && !keepsAnything()) {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  // Whoever saves data pays for the app by a press or by typing, not by scrolling.
  const signs = connection?.saveData
    ? ['input']
    : ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll']
  for (const sign of signs) addEventListener(sign, start, { capture: true, once: true })
} else {
  // After the first paint, so that reading never waits for script.
  requestAnimationFrame(() => setTimeout(start))
}

function showConnection(): void {
  if (offline) offline.hidden = navigator.onLine
}

function start(): void {
  if (isStarted) return
  isStarted = true
  addEventListener(marks.interactiveEvent, handOver, { once: true })
  addEventListener(marks.failedEvent, ({ detail }: CustomEventInit) => void fail(detail))
  // All at once, so that none waits for the file that imports it; that one then tells what fails.
  for (const file of root?.getAttribute(marks.ahead)?.split(' ') ?? [])
    import(/* @vite-ignore */ file).catch(() => undefined)
  import(/* @vite-ignore */ root?.getAttribute(marks.app) ?? '').catch(fail)
}

/** Says that the app could not start, or gets the newer version of it if that is why. */
async function fail(error: unknown): Promise<void> {
  if (isBeingLeft()) return
  const { any, anyBusy } = earlyPresses()
  // What was typed or pressed would be lost with the page.
  if (!any && !isAnythingTyped() && (await reloadForNewVersion())) return
  stopKeeping()
  // That page says all there is to say.
  if (kind === 'offline') return
  // A press would be lost without a word.
  for (const element of waiting) element.disabled = true
  const note = document.getElementById(marks.startFailedId)
  note?.removeAttribute('hidden')
  // Not for what opens by itself: an open menu closes when the focus leaves it.
  if (anyBusy) note?.focus()
  throw error
}

function isAnythingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  )
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}
