import { useEffect, useRef } from 'react'
import { focusHeading } from './focusHeading'

/**
 * Keeps the focus on the page: when it shows something else than before (`shown` names what) and the
 * control that had the focus is gone with it, the heading has it.
 */
export function useFocusKept(shown: string): void {
  const before = useRef(shown)
  const hadFocus = useRef(false)
  useEffect(() => {
    const note = () => {
      hadFocus.current = true
    }
    if (document.activeElement !== document.body) note()
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    // Somebody who has focused nothing yet is still being read the page from its top.
    if (hadFocus.current && document.activeElement === document.body) focusHeading()
  }, [shown])
}
