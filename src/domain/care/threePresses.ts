/** In ms. */
export const pressWindowMs = 5000

/** When a key is released; `shiftKey`: Shift is still down. */
export type KeyRelease = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'timeStamp'>

/** `isHeld`: for example for a capital, whose release does not count. */
export const noPresses = { count: 0, lastAt: 0, isHeld: false }

type Presses = Readonly<typeof noPresses>

/** A click, the wheel or anything else starts the count again. */
export function interrupted({ shiftKey = false }: { readonly shiftKey?: boolean }): Presses {
  return { ...noPresses, isHeld: shiftKey }
}

/** Other keys start the count again, so that typing takes nobody away. */
export function countPresses(before: Presses, { key, shiftKey, timeStamp }: KeyRelease): Presses {
  if (key !== 'Shift') return interrupted({ shiftKey })
  if (before.isHeld) return noPresses
  const isInTime = timeStamp - before.lastAt <= pressWindowMs
  return { count: isInTime ? before.count + 1 : 1, lastAt: timeStamp, isHeld: false }
}
