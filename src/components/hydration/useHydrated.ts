import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Browser-dependent output waits for it, so hydration finds the HTML it expects. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
