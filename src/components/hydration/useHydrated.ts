import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Output that depends on the browser waits for it, so that hydration finds the HTML it expects. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
