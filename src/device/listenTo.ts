/** To the page's own events, before any of its elements hears them. Returns an unsubscribe function. */
export function listenTo(
  types: readonly string[],
  listener: (event: Event) => unknown,
): () => void {
  for (const type of types) addEventListener(type, listener, true)
  return () => {
    for (const type of types) removeEventListener(type, listener, true)
  }
}
