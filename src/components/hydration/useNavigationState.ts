import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom'
import { markHistoryEntry } from '@/device/deviceStore'
import { useHydrated } from './useHydrated'

/** Survives a reload. `read` must validate: anybody may have written it. */
export function useNavigationState<T>(read: (state: unknown) => T | null): T | null {
  const { state } = useLocation()
  return useHydrated() ? read(state) : null
}

export function useNavigateWithState(): (to: string, options: NavigateOptions) => void {
  const navigate = useNavigate()
  return (to, options) => {
    void navigate(to, options)
    markHistoryEntry()
  }
}
