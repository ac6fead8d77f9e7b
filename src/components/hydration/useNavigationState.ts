import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom'
import { markHistoryEntry } from '@/device/deviceStore'
import { useHydrated } from './useHydrated'

/** These may also be in the address, for a new tab and for a press before the app is there. */
const inAddress = ['subject', 'reference'] as const

export function hashOf(state: unknown): string {
  const passed: Readonly<Record<string, unknown>> = Object(state)
  const name = inAddress.find((each) => passed[each])
  return name ? `#${name}=${encodeURIComponent(String(passed[name]))}` : ''
}

/** Survives a reload. `read` must validate: anybody may have written the state. */
export function useNavigationState<T>(read: (state: unknown) => T | null): T | null {
  const { state, hash } = useLocation()
  const parts = new URLSearchParams(hash.slice(1))
  const passed: unknown =
    state ?? Object.fromEntries(inAddress.map((name) => [name, parts.get(name)]))
  return useHydrated() ? read(passed) : null
}

export function useNavigateWithState(): (to: string, options: NavigateOptions) => void {
  const navigate = useNavigate()
  return (to, options) => {
    void navigate(to, options)
    markHistoryEntry()
  }
}
