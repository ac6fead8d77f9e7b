export function focusHeading(): void {
  focusOn(document.querySelector('h1'))
}

/** Moves the focus without scrolling, also to an element that is no control. */
export function focusOn(element: HTMLElement | null): void {
  if (!element) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
