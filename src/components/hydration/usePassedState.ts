import { useLocation } from 'react-router-dom'
import { useHydrated } from './useHydrated'

/**
 * What the page before passed on, read by `read`, which must doubt it: anybody may have written it.
 * Null when nothing usable was passed. It survives a reload, since the browser keeps it.
 */
export function usePassedState<T>(read: (state: unknown) => T | null): T | null {
  const { state } = useLocation()
  return useHydrated() ? read(state) : null
}
