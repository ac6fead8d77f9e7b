import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { paths } from '@/config/paths'
import { useSession, useUser } from '@/context/user/useUser'
import { deviceEntry, forgetPersonal } from '@/device/deviceStore'
import { forgetOfflineCopies } from '@/device/offlineCopies'

/** The member last logged in in this tab: what was typed since is theirs. */
const lastMember = deviceEntry('member-was-here', v.string())

/**
 * A logout, here, in another tab or while this one slept, leaves nothing typed behind for the next
 * person at a shared phone. How the membership ended is said on the login page and then forgotten.
 */
export function useSessionEnd(): void {
  const user = useUser()
  const { forgetEnd } = useSession()
  const { pathname } = useLocation()
  const uid = user.status === 'member' ? user.account.uid : null
  const isKnown = uid !== null || user.status === 'visitor'

  useEffect(() => {
    const last = lastMember.read()
    if (!isKnown || uid === last) return
    if (last !== null) {
      forgetPersonal()
      void forgetOfflineCopies()
    }
    if (uid === null) lastMember.forget()
    else lastMember.write(uid)
  }, [isKnown, uid])

  const lastPath = useRef(pathname)
  useEffect(() => {
    // A page that opens has nothing to forget; it may be about to say so.
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    if (pathname.toLowerCase() !== paths.memberLogin.toLowerCase()) forgetEnd()
  }, [pathname, forgetEnd])
}
