import { useEffect } from 'react'
import { mayPrefetch } from '@/device/connection'
import { listenTo } from '@/device/listenTo'
import { prefetchPage } from './pageLoading'
import { matchPage } from './routes'

function prefetchTarget({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
  if (mayPrefetch()) prefetchPage(matchPage(link.pathname))
}

/** Prefetches a page on hover, touch or focus of its link. */
export function usePrefetching(): void {
  useEffect(() => listenTo(['pointerover', 'touchstart', 'focusin'], prefetchTarget), [])
}
