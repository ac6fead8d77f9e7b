import { useSyncExternalStore } from 'react'

/** The time in ms, to the second that has begun, while it matters; 0 while it does not. */
export function useNow(matters: boolean): number {
  return useSyncExternalStore(
    matters ? everySecond : never,
    () => (matters ? Math.ceil(Date.now() / 1000) * 1000 : 0),
    () => 0,
  )
}

/** Calls a listener each second; answers how to stop. */
export function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}

const never = () => () => undefined
