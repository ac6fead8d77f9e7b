/** Ms. */
export const pressWindowMs = 5000

/** On release; `shiftKey`: still down. */
export type KeyRelease = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'timeStamp'>

/** `isHeld`: for a capital, say, whose release does not count. */
export const noPresses = { count: 0, lastAt: 0, isHeld: false }

type Presses = Readonly<typeof noPresses>

/** After anything else, such as a click or the wheel: pressing starts over. */
export function interrupted({ shiftKey = false }: { readonly shiftKey?: boolean }): Presses {
  return { ...noPresses, isHeld: shiftKey }
}

/** Other keys start over, so typing leads nobody away. */
export function countPresses(before: Presses, { key, shiftKey, timeStamp }: KeyRelease): Presses {
  if (key !== 'Shift') return interrupted({ shiftKey })
  if (before.isHeld) return noPresses
  const isInTime = timeStamp - before.lastAt <= pressWindowMs
  return { count: isInTime ? before.count + 1 : 1, lastAt: timeStamp, isHeld: false }
}
