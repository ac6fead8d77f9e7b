import { useEffect, useRef } from 'react'
import { focusHeading } from './focusHeading'

/**
 * Keeps the focus on the page: when it shows something else than before (`shown` names what) and the
 * control that had the focus is gone with it, the heading has it.
 */
export function useFocusKept(shown: string): void {
  const before = useRef(shown)
  const isAtStart = useRef(true)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    // What a page shows first takes the focus from nobody.
    const isFirst = isAtStart.current
    isAtStart.current = false
    if (!isFirst && document.activeElement === document.body) focusHeading()
  }, [shown])
}
