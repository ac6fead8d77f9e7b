import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom'
import { markPassedOn } from '@/device/deviceStore'
import { useHydrated } from './useHydrated'

/** Survives a reload. `read` must validate: anybody may have written it. */
export function usePassedState<T>(read: (state: unknown) => T | null): T | null {
  const { state } = useLocation()
  return useHydrated() ? read(state) : null
}

export function usePassOn(): (to: string, options: NavigateOptions) => void {
  const navigate = useNavigate()
  return (to, options) => {
    void navigate(to, options)
    markPassedOn()
  }
}
