/** In milliseconds. */
export const pressLasts = 5000

/** On release; `shiftKey` tells that Shift is still held. */
export type KeyLetGo = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'timeStamp'>

export interface Presses {
  readonly count: number
  readonly lastAt: number
  /** Shift was held for a capital, say: its release is no press. */
  readonly isHeldForAnother: boolean
}

export const noPresses: Presses = { count: 0, lastAt: 0, isHeldForAnother: false }

/** Any other key starts again, so that nobody is led away while typing. */
export function countPresses(before: Presses, { key, shiftKey, timeStamp }: KeyLetGo): Presses {
  if (key !== 'Shift') return { ...noPresses, isHeldForAnother: shiftKey }
  if (before.isHeldForAnother) return noPresses
  const isInTime = timeStamp - before.lastAt <= pressLasts
  return { count: isInTime ? before.count + 1 : 1, lastAt: timeStamp, isHeldForAnother: false }
}
