/** How long a press of Shift counts, in milliseconds. */
export const pressLasts = 5000

/** A key that was let go; `shiftKey` tells that Shift is still held. */
export interface KeyLetGo {
  readonly key: string
  readonly shiftKey: boolean
  readonly timeStamp: number
}

/** How often Shift was pressed by itself in a row, and what the next key has to be judged by. */
export interface Presses {
  readonly count: number
  readonly lastAt: number
  /** Shift was held for another key, such as a capital: letting go of it is no press. */
  readonly isHeldForAnother: boolean
}

export const noPresses: Presses = { count: 0, lastAt: 0, isHeldForAnother: false }

/**
 * Counts the presses of Shift by itself, each within five seconds of the one before. Any other key
 * starts anew, so that nobody is led away while typing.
 */
export function countPresses(before: Presses, { key, shiftKey, timeStamp }: KeyLetGo): Presses {
  if (key !== 'Shift') return { ...noPresses, isHeldForAnother: shiftKey }
  if (before.isHeldForAnother) return noPresses
  const isInTime = timeStamp - before.lastAt <= pressLasts
  return { count: isInTime ? before.count + 1 : 1, lastAt: timeStamp, isHeldForAnother: false }
}
