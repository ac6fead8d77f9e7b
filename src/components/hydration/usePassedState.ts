import { useLocation } from 'react-router-dom'
import { useHydrated } from './useHydrated'

/**
 * What the page before passed on. `read` must check it: anybody may have written it. The browser
 * keeps it through a reload.
 */
export function usePassedState<T>(read: (state: unknown) => T | null): T | null {
  const { state } = useLocation()
  return useHydrated() ? read(state) : null
}
