import * as marks from '@/config/marks'
import { isSavingData, showConnection } from '@/device/connection'
import { isLeavingSite } from '@/device/leaving'
import { reloadForNewVersion } from '@/device/newVersion'
import { hasStoredData, hasNavigationState, watchForgottenEntries } from '@/device/rawKeys'
import { earlyPresses, replayPresses, keepEarlyPresses, stopKeeping } from './start/earlyPresses'
import { watchLeaving } from './start/leaving'

/** The first script: inline in every page, built separately (scripts/firstScript.ts). */
const root = document.getElementById(marks.rootId)
const kind = root?.getAttribute(marks.kind)
const waiting = document.querySelectorAll<HTMLButtonElement | HTMLFieldSetElement>(
  `[${marks.waiting}]`,
)
const app = root?.getAttribute(marks.app) ?? ''
const ahead = root?.getAttribute(marks.ahead)?.split(' ') ?? []
let isStarted = false

// The newest feature that the app needs (`browserslist` in package.json).
if ('at' in []) begin()

function begin(): void {
  document.getElementById(marks.unsupportedId)?.remove()
  watchForgottenEntries()
  watchLeaving()
  keepEarlyPresses(start)
  for (const element of waiting) element.disabled = false

  showConnection()

  // Reading pages wait for a sign of a visitor, unless the browser keeps something of theirs.
  if (kind === 'reading' && !hasNavigationState() && !hasStoredData()) {
    // When the visitor saves data, only a press or typing loads the app.
    const signs = isSavingData()
      ? ['input']
      : ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll']
    for (const sign of signs) addEventListener(sign, start, { capture: true, once: true })
  } else {
    // After the first paint.
    requestAnimationFrame(() => setTimeout(start))
  }
}

function start(): void {
  if (isStarted) return
  isStarted = true
  addEventListener(marks.interactiveEvent, replayPresses, { once: true })
  addEventListener(marks.failedEvent, ({ detail }: CustomEventInit) => void fail(detail))
  // The files that import these report their failures.
  for (const file of ahead) import(/* @vite-ignore */ file).catch(() => undefined)
  import(/* @vite-ignore */ app).catch(fail)
}

async function fail(error: unknown): Promise<void> {
  if (isLeavingSite()) return
  const { any, anyBusy } = earlyPresses()
  if (await reloadForNewVersion([app, ...ahead], !isAnythingTyped(), !any)) return
  stopKeeping()
  // The offline page says so itself.
  if (kind === 'offline') return
  // Otherwise presses would be lost silently.
  for (const element of waiting) element.disabled = true
  const note = document.getElementById(marks.startFailedId)
  note?.removeAttribute('hidden')
  // Only for a busy button: an open menu would lose the focus and close.
  if (anyBusy) note?.focus()
  throw error
}

function isAnythingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  )
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}
