import * as marks from '@/config/marks'

/** What was pressed before the app was there, in its order. */
const pressed: (() => void)[] = []
const busy: Element[] = []
const listening = new AbortController()

/** Lets buttons be pressed and forms be sent before the app is there; each press is kept, and calls `onPress`. */
export function keepEarlyPresses(onPress: () => void): void {
  const early = { signal: listening.signal, capture: true }

  // Links lead on by themselves; a button's press waits.
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('button')
      if (!button || button.type !== 'button') return
      pressed.push(() => isMeant(button) && button.click())
      onPress()
      // The menu opens by itself, as long as the focus is in it.
      if (button.hasAttribute(marks.closesWhenLeft)) return
      const part = document.getElementById(button.getAttribute('aria-controls') ?? '')
      const isOpen = part?.getAttribute(marks.open)
      if (isOpen) part?.setAttribute(marks.open, String(isOpen !== 'true'))
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
      if (!(target instanceof HTMLFormElement)) return
      pressed.push(() => target.isConnected && target.requestSubmit(submitter))
      if (submitter) showBusy(submitter)
      onPress()
    },
    early,
  )
}

/** Whether a press still counts: a menu that closes when it is left has closed again by now. */
function isMeant(button: HTMLButtonElement): boolean {
  const focused = document.activeElement
  const isLeft = focused !== document.body && !button.parentElement?.contains(focused)
  return button.isConnected && !(button.hasAttribute(marks.closesWhenLeft) && isLeft)
}

/** Tells whoever waits for the script that the press counts. */
function showBusy(button: Element): void {
  button.ariaBusy = 'true'
  busy.push(button)
}

/** Whether anything was pressed, and whether it still looks busy. */
export const earlyPresses = () => ({ any: pressed.length > 0, anyBusy: busy.length > 0 })

/** From now on the app listens itself, or nobody does. */
export function stopKeeping(): void {
  listening.abort()
  for (const button of busy) button.ariaBusy = null
}

/** Does what was pressed, now that the app is there. */
export function handOver(): void {
  stopKeeping()
  for (const press of pressed) press()
}
