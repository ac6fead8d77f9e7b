/** Ms. */
export const pressWindowMs = 5000

/** On release; `shiftKey`: still down. */
export type KeyRelease = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'timeStamp'>

export interface Presses {
  readonly count: number
  readonly lastAt: number
  /** For a capital, say: its release does not count. */
  readonly isHeldForAnother: boolean
}

export const noPresses: Presses = { count: 0, lastAt: 0, isHeldForAnother: false }

/** After anything else, such as a click or the wheel: pressing starts over. */
export function interrupted({ shiftKey = false }: { readonly shiftKey?: boolean }): Presses {
  return { ...noPresses, isHeldForAnother: shiftKey }
}

/** Other keys start over, so typing leads nobody away. */
export function countPresses(before: Presses, { key, shiftKey, timeStamp }: KeyRelease): Presses {
  if (key !== 'Shift') return interrupted({ shiftKey })
  if (before.isHeldForAnother) return noPresses
  const isInTime = timeStamp - before.lastAt <= pressWindowMs
  return { count: isInTime ? before.count + 1 : 1, lastAt: timeStamp, isHeldForAnother: false }
}
