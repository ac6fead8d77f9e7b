import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { Root } from '@/components/page/Root'
import { staffPath } from '@/config/paths'
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

/** Links lead to the site, which is another app: the browser loads it. */
function useWayOut(): void {
  const { pathname } = useLocation()
  const isElsewhere = !matchPath(staffPath, pathname)
  useEffect(() => {
    if (isElsewhere) location.reload()
  }, [isElsewhere])
}
