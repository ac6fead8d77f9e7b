import { useEffect } from 'react'
import { mayPrefetch } from '@/device/connection'
import { listenTo } from '@/device/listenTo'
import { prefetchPage } from './pageLoading'
import { matchPage } from './routes'

function prefetch(link: HTMLAnchorElement | null): void {
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
  if (mayPrefetch()) prefetchPage(matchPage(link.pathname))
}

function prefetchTarget({ target }: Event): void {
  if (target instanceof Element) prefetch(target.closest<HTMLAnchorElement>('a[href]'))
}

/** On hover, touch or focus. */
export function usePrefetching(): void {
  useEffect(() => listenTo(['pointerover', 'touchstart', 'focusin'], prefetchTarget), [])
}
