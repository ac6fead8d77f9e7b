/** Moves the focus to the page's heading when what had it is gone; the page stays where it is. */
export function focusHeading(): void {
  focusOn(document.querySelector('h1'))
}

/** Moves the focus to an element, be it no control; the page stays where it is. */
export function focusOn(element: HTMLElement | null): void {
  if (!element) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
