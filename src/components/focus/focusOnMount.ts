/** A ref callback, for when the focused control is gone. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
