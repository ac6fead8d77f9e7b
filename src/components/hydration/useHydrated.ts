import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in the prerendered HTML and during hydration. What depends on this browser waits for it,
 * so that both renderings agree.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
