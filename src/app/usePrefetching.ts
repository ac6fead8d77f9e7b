import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { prefetchPage } from './pageLoading'
import { matchPage } from './routes'

/** What a browser may tell about its connection; not all do. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Nobody pays for a page that is never opened, on a line that is slow or metered. */
function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '')
}

/** Fetches the code of the page that a link leads to. */
function prefetch(link: HTMLAnchorElement | null): void {
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
  if (mayPrefetch()) prefetchPage(matchPage(link.pathname))
}

function prefetchTarget({ target }: Event): void {
  if (target instanceof Element) prefetch(target.closest<HTMLAnchorElement>('a[href]'))
}

/**
 * Fetches pages before somebody goes there: when a link is pointed at, touched or has the focus. On
 * pages with a form, whose next page needs much the same, also when a link of the page is in sight
 * once somebody is there and the browser idle.
 */
export function usePrefetching(): void {
  const { pathname } = useLocation()

  useEffect(() => {
    const leaving = new AbortController()
    const passive = { signal: leaving.signal, passive: true }
    for (const sign of ['pointerover', 'touchstart', 'focusin']) {
      addEventListener(sign, prefetchTarget, passive)
    }
    return () => leaving.abort()
  }, [])

  useEffect(() => {
    // Safari has no requestIdleCallback, and does without this.
    if (matchPage(pathname).kind !== 'form' || !('requestIdleCallback' in globalThis))
      return undefined
    const leaving = new AbortController()
    const inSight = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) requestIdleCallback(() => prefetch(target as HTMLAnchorElement))
      }
    })
    const watch = () => {
      for (const link of document.querySelectorAll('main a[href^="/"]')) inSight.observe(link)
    }
    for (const sign of ['pointerdown', 'keydown', 'scroll']) {
      addEventListener(sign, watch, { once: true, passive: true, signal: leaving.signal })
    }
    return () => {
      leaving.abort()
      inSight.disconnect()
    }
  }, [pathname])
}
