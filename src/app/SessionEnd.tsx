import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { clearAllDrafts } from '@/components/form/draft'
import { paths } from '@/config/paths'
import { useSession, useUser } from '@/context/user/UserProvider'
import { storedText } from '@/services/storedText'

/** In the tab: somebody was logged in here, so what was typed since is theirs. */
const memberWasHere = storedText(() => sessionStorage, 'member-was-here')

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
    if (status === 'member') memberWasHere.write('yes')
    if (status !== 'visitor' || memberWasHere.read() !== 'yes') return
    clearAllDrafts()
    memberWasHere.write('')
  }, [status])

  useEffect(() => {
    if (pathname.toLowerCase() !== paths.memberLogin.toLowerCase()) forgetEnd()
  }, [pathname, forgetEnd])

  return null
}
