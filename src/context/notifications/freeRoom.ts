/** In px from the top of the window. */
interface Span {
  readonly top: number
  readonly bottom: number
}

/** The first place from `from` down with `height` free of what must stay in sight; null if none ends above `end`. */
export function firstRoom(
  { from, end, height }: { from: number; end: number; height: number },
  inSight: readonly Span[],
): number | null {
  let top = from
  for (const span of [...inSight].sort((one, other) => one.top - other.top)) {
    if (span.top >= top + height) break
    top = Math.max(top, span.bottom)
  }
  return top + height <= end ? top : null
}

const containers = '.Toastify__toast-container, .notistack-SnackbarContainer'
const focused = ':is(main, footer) :focus'
const headings = ':is(main, footer) :is(h1, h2, h3, :focus)'
const buttons = ':is(main, footer) :is(button, .touch)'
/** Room for three lines, while they unfold. */
const leastHeight = 80

/**
 * Keeps notifications off the focus and, with room, off headings and buttons, until the returned
 * function is called. Waits for the end of a press, which would otherwise hit the notification.
 */
export function keepPlacing(): () => void {
  place()
  const leaving = new AbortController()
  const observer = new MutationObserver(place)
  observer.observe(document.body, { childList: true, subtree: true })
  for (const event of ['scroll', 'resize', 'click', 'keyup']) {
    addEventListener(event, place, { signal: leaving.signal })
  }
  return () => {
    observer.disconnect()
    leaving.abort()
  }
}

function place(): void {
  const from = Math.max(0, ...rectsOf('header').map(({ bottom }) => bottom))
  const shown = rectsOf(containers)
  const left = Math.min(...shown.map((rect) => rect.left))
  const right = Math.max(...shown.map((rect) => rect.right))
  const height = Math.max(leastHeight, ...shown.map((rect) => rect.height))
  const below = (selector: string) =>
    rectsOf(selector).filter((rect) => rect.right > left && rect.left < right)
  const room = { from, end: innerHeight, height }
  const kept = below(headings)
  const top =
    firstRoom(room, [...kept, ...below(buttons)]) ??
    firstRoom(room, kept) ??
    firstRoom(room, below(focused)) ??
    from
  document.documentElement.style.setProperty('--notices-top', `${top}px`)
}

/** Only those that can be seen. */
function rectsOf(selector: string): readonly DOMRect[] {
  return [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height, bottom, top }) => height > 0 && bottom > 0 && top < innerHeight)
}
