/** Listens on the window, before any element of the page. Returns an unsubscribe function. */
export function listenTo(
  types: readonly string[],
  listener: (event: Event) => unknown,
): () => void {
  for (const type of types) addEventListener(type, listener, true)
  return () => {
    for (const type of types) removeEventListener(type, listener, true)
  }
}
