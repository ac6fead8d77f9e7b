import * as marks from '@/config/marks'
import type { TwinOf } from './carryOver'

const pressed: ((twinOf: TwinOf) => void)[] = []
const busy: Element[] = []
const listening = new AbortController()

/** Keeps presses until the app is ready; calls `onPress` at each. */
export function keepEarlyPresses(onPress: () => void): void {
  const early = { signal: listening.signal, capture: true }

  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return
      // A call leaves the page open, so the app can keep it for offline use.
      if (target.closest('[href^=tel]')) onPress()
      const button = target.closest('button')
      if (!button || button.type !== 'button') return
      pressed.push((twinOf) => {
        const twin = twinOf(button)
        if (twin && isMeant(twin)) twin.click()
      })
      onPress()
      // The menu opens by itself when focused.
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
      // The browser would send the form and lose everything typed.
      event.preventDefault()
      const { submitter } = event
      if (!submitter) return
      // Safari 15 has no requestSubmit.
      pressed.push((twinOf) => twinOf(submitter)?.click())
      showBusy(submitter)
      onPress()
    },
    early,
  )
}

/** False for a menu that has lost the focus, and so has closed again. */
function isMeant(button: HTMLButtonElement): boolean {
  const focused = document.activeElement
  const isLeft = focused !== document.body && !button.parentElement?.contains(focused)
  return !(button.hasAttribute(marks.closesWhenLeft) && isLeft)
}

function showBusy(button: Element): void {
  button.ariaBusy = 'true'
  busy.push(button)
}

export const earlyPresses = () => ({ any: pressed.length > 0, anyBusy: busy.length > 0 })

export function stopKeeping(): void {
  listening.abort()
  for (const button of busy) button.ariaBusy = null
}

/** Repeats the presses in the app. */
export function replayPresses({ detail }: CustomEventInit<TwinOf>): void {
  stopKeeping()
  if (detail) for (const press of pressed) press(detail)
}
