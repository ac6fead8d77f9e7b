import { useEffect, useRef } from 'react'
import { focusHeading } from './focusHeading'

/** Focuses the heading if a change of `shown` removed the focused control. */
export function useFocusFallback(shown: string): void {
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
    // If nothing had the focus, a screen reader is still reading from the top.
    if (hadFocus.current && document.activeElement === document.body) focusHeading()
  }, [shown])
}
