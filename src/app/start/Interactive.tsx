import { useEffect } from 'react'
import { useHydrated } from '@/components/hydration/useHydrated'
import * as marks from '@/config/marks'

/**
 * Tells the first script when everything on the page does what it says. Not in main.tsx: with a component in it,
 * React's refresh would run it a second time in development.
 */
export function Interactive() {
  const isInteractive = useHydrated()
  useEffect(() => {
    if (isInteractive) dispatchEvent(new Event(marks.interactiveEvent))
  }, [isInteractive])
  return null
}
