import { useLocation } from 'react-router-dom'
import { useHydrated } from './useHydrated'

/** `read` must check it: anybody may have written it. Survives a reload. */
export function usePassedState<T>(read: (state: unknown) => T | null): T | null {
  const { state } = useLocation()
  return useHydrated() ? read(state) : null
}
