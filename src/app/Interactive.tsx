import { useEffect } from 'react'
import { useHydrated } from '@/components/hydration/useHydrated'
import { appEvents } from './appEvents'

/**
 * Tells the first script when everything on the page does what it says. Not in main.tsx, which React's refresh would
 * run a second time in development if it held a component.
 */
export function Interactive() {
  const isInteractive = useHydrated()
  useEffect(() => {
    if (isInteractive) dispatchEvent(new Event(appEvents.interactive))
  }, [isInteractive])
  return null
}
