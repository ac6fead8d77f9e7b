import { useEffect, useRef } from 'react'
import { focusHeading } from '@/components/display/focusHeading'
import { useUser } from '@/context/user/UserProvider'
import { LoginSection } from './LoginSection'
import { MemberSection } from './MemberSection'
import { SessionCheck } from './SessionCheck'

/** /MemberLogin: the profile of whoever is logged in, otherwise the login form (SPEC section 2). */
export function MemberLoginPage() {
  const user = useUser()
  const before = useRef(user.status)

  useEffect(() => {
    // Logged in or out right here: what had the focus is gone.
    if (before.current === 'member' || before.current === 'visitor') {
      if (before.current !== user.status) focusHeading()
    }
    before.current = user.status
  }, [user.status])

  if (user.status === 'member') return <MemberSection key={user.account.uid} member={user} />
  if (user.status === 'visitor') return <LoginSection ended={user.ended} />
  return <SessionCheck heading="Member" user={user} />
}
