import { useEffect } from 'react'
import { matchPath } from 'react-router-dom'
import { Root } from '@/components/page/Root'
import { staffPath } from '@/config/paths'
import { listenTo } from '@/device/listenTo'
import { useSessionEnd } from '@/context/user/useSessionEnd'
import { StaffPage } from './StaffPage'

export function StaffSite() {
  return (
    <Root>
      <Background />
      <StaffPage />
    </Root>
  )
}

function Background() {
  useSessionEnd()
  useWayOut()
  return null
}

/** Links lead to the site, which is another app: the browser opens them, not the router. */
function useWayOut(): void {
  useEffect(
    () =>
      listenTo(['click'], (event) => {
        const { target } = event
        const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
        const isOnSite = link && link.origin === location.origin
        if (isOnSite && !matchPath(staffPath, link.pathname)) event.stopPropagation()
      }),
    [],
  )
}
