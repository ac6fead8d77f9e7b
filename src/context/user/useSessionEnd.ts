import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { paths } from '@/config/paths'
import { useSession, useUser } from './useUser'
import { deviceEntry, forgetPersonal } from '@/device/deviceStore'
import { forgetOfflineCopies } from '@/device/offlineCopies'

const lastMember = deviceEntry('member-was-here', v.string())

/** After a logout, even in another tab or while asleep, leaves nothing typed on a shared phone. */
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
      // Otherwise open forms would go on showing their texts, and store them again.
      for (const form of document.forms) {
        form.reset()
        form.dispatchEvent(new Event('input', { bubbles: true }))
      }
      forgetPersonal()
      void forgetOfflineCopies()
    }
    if (uid === null) lastMember.forget()
    else lastMember.write(uid)
  }, [isKnown, uid])

  const lastPath = useRef(pathname)
  useEffect(() => {
    // A page that is just opening may still say how the membership ended.
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    if (pathname.toLowerCase() !== paths.memberLogin.toLowerCase()) forgetEnd()
  }, [pathname, forgetEnd])
}
