import { useEffect, useRef } from 'react'
import { focusHeading } from './focusHeading'

/** Moves the focus to the heading when the focused control disappears with a change of `shown`. */
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
    // Without a focus, a screen reader is still reading from the top.
    if (hadFocus.current && document.activeElement === document.body) focusHeading()
  }, [shown])
}
