import { forgetOfflineCopies } from '@/device/offlineCopies'
import {
  forgetPersonalKeys,
  keepsAnything,
  wasPassedOn,
  watchForgottenEntries,
} from '@/device/rawKeys'
import { countPresses, noPresses } from '@/domain/care/threePresses'
import { appEvents } from './appEvents'
import { isBeingLeft, reloadForNewVersion } from './newVersion'

/**
 * The first script. It stands in the HTML of every page, built apart from all others
 * (scripts/firstScript.ts), so that it is there as soon as there is something to press. It starts the
 * app when the page needs it (`PageKind`): pages to read wait for the first sign of a person, unless
 * there is something of that person's to show. What is pressed meanwhile is not lost.
 */
const root = document.getElementById('root')
const waiting = document.querySelectorAll<HTMLButtonElement | HTMLFieldSetElement>('[data-waiting]')
const leaveLink = document.querySelector<HTMLAnchorElement>('a[data-leave]')

const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll']

/** What was pressed before the app was there, in its order. */
const pressed: (() => void)[] = []
const busy: Element[] = []
let presses = noPresses
let isStarted = false

const listening = new AbortController()
const early = { signal: listening.signal, capture: true }

function start() {
  if (isStarted) return
  isStarted = true
  delete document.documentElement.dataset.untouched
  addEventListener(appEvents.interactive, handOver, { once: true })
  addEventListener(appEvents.failed, ({ detail }: CustomEventInit) => void fail(detail))
  const { app, ahead } = root?.dataset ?? {}
  // At once, so that none of them waits for another that asks for it; which then tells what fails.
  for (const file of ahead?.split(' ') ?? []) import(/* @vite-ignore */ file).catch(() => undefined)
  import(/* @vite-ignore */ app ?? '').catch(fail)
}

/** So that whoever waits for the script sees that a press counts. */
function showBusy(button: Element) {
  button.ariaBusy = 'true'
  busy.push(button)
}

function stopListening() {
  listening.abort()
  for (const button of busy) button.ariaBusy = null
}

/** The app is there: from now on it listens, and does what was pressed before. */
function handOver() {
  stopListening()
  for (const press of pressed) press()
}

async function fail(error: unknown) {
  if (isBeingLeft()) return
  // What was typed or pressed would be lost with the page.
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  )
  const isTyped = [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  const isUsed = pressed.length > 0 || isTyped
  if (!isUsed && (await reloadForNewVersion())) return
  stopListening()
  // That page says all there is to say.
  if (root?.dataset.kind === 'offline') return
  // A press would be lost without a word.
  for (const element of waiting) element.disabled = true
  const note = document.getElementById('start-failed')
  note?.removeAttribute('hidden')
  // Not for what opens by itself: an open menu closes when the focus leaves it.
  if (busy.length > 0) note?.focus()
  throw error
}

/** Whether a press still counts: what closes when it is left has closed again by now. */
function isMeant(button: HTMLButtonElement): boolean {
  const focused = document.activeElement
  const isLeft = focused !== document.body && !button.parentElement?.contains(focused)
  return button.isConnected && !('closesWhenLeft' in button.dataset && isLeft)
}

/** Leaves the help page as `QuickExit` does, for whoever cannot wait for it. */
function leave(link: HTMLAnchorElement) {
  document.title = 'Loading'
  document.body.dataset.left = ''
  root?.remove()
  forgetPersonalKeys()
  void forgetOfflineCopies()
  location.replace(link.href)
}

// Links go where they lead by themselves; a button's press waits.
addEventListener(
  'click',
  (event) => {
    const target = event.target instanceof Element ? event.target : null
    if (leaveLink && target && leaveLink.contains(target)) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      leave(leaveLink)
    }
    const button = target?.closest('button')
    if (button?.type !== 'button') return
    pressed.push(() => isMeant(button) && button.click())
    // The menu opens by itself, as long as the focus is in it.
    if ('closesWhenLeft' in button.dataset) return
    const part = document.getElementById(button.getAttribute('aria-controls') ?? '')
    if (part?.dataset.open) part.dataset.open = String(part.dataset.open !== 'true')
    else showBusy(button)
  },
  early,
)
addEventListener(
  'submit',
  (event) => {
    // Sent by the browser itself, what is typed would be lost.
    event.preventDefault()
    const { target, submitter } = event
    if (target instanceof HTMLFormElement) {
      pressed.push(() => target.isConnected && target.requestSubmit(submitter))
      if (submitter) showBusy(submitter)
    }
  },
  early,
)
addEventListener(
  'keyup',
  (event) => {
    presses = countPresses(presses, event)
    if (leaveLink && presses.count >= 3) leave(leaveLink)
  },
  early,
)

for (const element of waiting) element.disabled = false
watchForgottenEntries()

const offline = document.getElementById('offline')
function tellConnection() {
  if (offline) offline.hidden = navigator.onLine
}
addEventListener('online', tellConnection)
addEventListener('offline', tellConnection)
tellConnection()

if (root?.dataset.kind === 'reading' && !wasPassedOn() && !keepsAnything()) {
  for (const sign of signs) addEventListener(sign, start, early)
} else {
  // After the prerendered page has been painted, so that reading never waits for script.
  requestAnimationFrame(() => setTimeout(start))
}
