export function focusHeading(): void {
  focusOn(document.querySelector('h1'))
}

export function focusOn(element: HTMLElement | null): void {
  if (!element) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
