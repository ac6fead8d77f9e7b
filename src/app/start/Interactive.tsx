import { useEffect } from 'react'
import { useHydrated } from '@/components/hydration/useHydrated'
import * as marks from '@/config/marks'
import { twinOf } from './carryOver'

/** Not in main.tsx, which React's refresh would run twice. */
export function Interactive({ onReady }: { onReady: () => void }) {
  const isInteractive = useHydrated()
  useEffect(() => {
    if (!isInteractive) return
    onReady()
    dispatchEvent(new CustomEvent(marks.interactiveEvent, { detail: twinOf }))
  }, [isInteractive, onReady])
  return null
}
