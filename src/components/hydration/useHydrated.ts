import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** What depends on this browser waits for it, so that hydration finds the HTML it expects. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
