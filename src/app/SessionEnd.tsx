import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { paths } from '@/config/paths'
import { useSession, useUser } from '@/context/user/UserProvider'
import { deviceEntry, forgetPersonal } from '@/device/deviceStore'

/** In the tab: somebody was logged in here, so what was typed since is theirs. */
const memberWasHere = deviceEntry('member-was-here', v.literal(true))

/**
 * On every page: whoever logs out, here, in another tab or while this one slept, leaves nothing typed
 * behind for the next person at a shared phone. How a membership ended is said on the login page and
 * then forgotten. Shows nothing.
 */
export function SessionEnd(): null {
  const { status } = useUser()
  const { forgetEnd } = useSession()
  const { pathname } = useLocation()

  useEffect(() => {
    if (status === 'member') memberWasHere.write(true)
    if (status !== 'visitor' || !memberWasHere.read()) return
    forgetPersonal()
    memberWasHere.forget()
  }, [status])

  useEffect(() => {
    if (pathname.toLowerCase() !== paths.memberLogin.toLowerCase()) forgetEnd()
  }, [pathname, forgetEnd])

  return null
}
