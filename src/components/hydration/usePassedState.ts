import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom'
import { markPassedOn } from '@/device/deviceStore'
import { useHydrated } from './useHydrated'

/** `read` must check it: anybody may have written it. Survives a reload. */
export function usePassedState<T>(read: (state: unknown) => T | null): T | null {
  const { state } = useLocation()
  return useHydrated() ? read(state) : null
}

/** Goes to a page with something for it. */
export function usePassOn(): (to: string, options: NavigateOptions) => void {
  const navigate = useNavigate()
  return (to, options) => {
    void navigate(to, options)
    markPassedOn()
  }
}
