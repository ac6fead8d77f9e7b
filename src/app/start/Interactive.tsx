import { useEffect } from 'react'
import { useHydrated } from '@/components/hydration/useHydrated'
import * as marks from '@/config/marks'

/** Not in main.tsx, where React's refresh would run it twice. */
export function Interactive() {
  const isInteractive = useHydrated()
  useEffect(() => {
    if (isInteractive) dispatchEvent(new Event(marks.interactiveEvent))
  }, [isInteractive])
  return null
}
