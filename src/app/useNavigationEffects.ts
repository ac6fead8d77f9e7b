import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusOn } from '@/components/focus/focusHeading'
import { useFocusFallback } from '@/components/focus/useFocusFallback'
import { markHistoryEntry } from '@/device/deviceStore'

/**
 * Scrolls to the anchor or the top, and focuses the anchor or the heading for screen readers. For
 * back and forward the browser keeps its position.
 */
export function useNavigationEffects(): void {
  const { key, hash, pathname } = useLocation()
  const type = useNavigationType()
  const last = useRef({ key, pathname })

  useEffect(() => {
    const before = last.current
    last.current = { key, pathname }
    if (before.key === key) return
    // Also after "back", to an entry from before a prompt.
    markHistoryEntry()
    const target = elementNamed(hash.slice(1))
    if (type !== 'POP') {
      if (target) target.scrollIntoView()
      else scrollTo({ top: 0, behavior: 'instant' })
    }
    if (target || before.pathname !== pathname) {
      focusOn(target ?? document.querySelector('h1'))
    }
  }, [key, hash, pathname, type])
  // A link to its own page may be gone once the page shows something else.
  useFocusFallback(key)
}

function elementNamed(anchor: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(anchor))
  } catch {
    return null // for example '#%'
  }
}
