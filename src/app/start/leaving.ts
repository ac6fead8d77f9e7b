import * as marks from '@/config/marks'
import { isLeavingSite } from '@/device/leaving'
import { forgetOfflineCopies } from '@/device/offlineCopies'
import { forgetPersonalKeys } from '@/device/rawKeys'
import { sessionEnds } from '@/device/tabChannel'
import { countPresses, interrupted, noPresses, pressWindowMs } from '@/domain/care/threePresses'

const leaveLink = `a[${marks.leave}]`

/** Handles the link of `QuickExit`; "back" does not return here. */
export function watchLeaving(): void {
  addEventListener(
    'click',
    (event) => {
      const { target } = event
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(leaveLink)
      // With these keys the link opens in a new tab or window.
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      leave(link)
    },
    true,
  )

  let presses = noPresses
  let expiry: ReturnType<typeof setTimeout> | undefined
  addEventListener(
    'keyup',
    (event) => {
      const link = document.querySelector<HTMLAnchorElement>(leaveLink)
      if (!link) return
      presses = countPresses(presses, event)
      announcePresses(presses.count)
      clearTimeout(expiry)
      expiry = setTimeout(announcePresses, pressWindowMs, 0)
      if (presses.count >= 3) leave(link)
    },
    true,
  )

  // Selecting, scrolling, or text from an input method that Shift switches.
  for (const event of ['pointerdown', 'wheel', 'input', 'compositionstart']) {
    addEventListener(
      event,
      (other) => {
        if (presses.count > 0) announcePresses(0)
        presses = interrupted(other as MouseEvent)
      },
      { capture: true, passive: true },
    )
  }

  addEventListener('pageshow', ({ persisted }) => {
    // The restored page would still show the cover, and hold everything typed.
    if (persisted && isLeavingSite()) location.reload()
  })
}

function announcePresses(detail: number): void {
  dispatchEvent(new CustomEvent(marks.shiftPressedEvent, { detail }))
}

function leave({ href }: HTMLAnchorElement): void {
  document.title = 'Loading'
  document.body.setAttribute(marks.left, '')
  cover()
  // Dialogs would lie on top of the cover.
  for (const dialog of document.querySelectorAll('dialog[open]')) dialog.remove()
  forgetPersonalKeys()
  sessionEnds.tell('logged out')
  // The app may store something until then.
  addEventListener('pagehide', forgetPersonalKeys)
  void forgetOfflineCopies()
  location.replace(href)
}

function cover(): void {
  if (document.getElementById(marks.coverId)) return
  const element = document.createElement('div')
  element.id = marks.coverId
  element.role = 'alert'
  element.textContent = 'Loading.'
  document.body.append(element)
}
