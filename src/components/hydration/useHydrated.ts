import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in the prerendered HTML and while React takes it over, true from then on. What depends on
 * this browser (navigation state, storage) waits for it, so that both renderings agree.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
