import { createContext, useContext } from 'react'

/** Set by `Hydration`, for `useHydrated`; true where there is nothing to take over. */
export const HydratedContext = createContext(true)

/**
 * False in the prerendered HTML and while React takes it over, true from then on. What depends on
 * this browser (navigation state, storage) waits for it, so that both renderings agree.
 */
export function useHydrated(): boolean {
  return useContext(HydratedContext)
}
