/** A ref callback, where the focused control is gone. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
