import { useState } from 'react'
import { useFocusKept } from '@/components/focus/useFocusKept'
import { useUser } from '@/context/user/UserProvider'
import { LoginSection } from './LoginSection'
import { MemberSection } from './MemberSection'
import { OneMoment } from './OneMoment'
import { SessionCheck } from './SessionCheck'

/** /MemberLogin: the profile of whoever is logged in, otherwise the login form (SPEC section 2). */
export function MemberLoginPage() {
  const user = useUser()
  const [isLeaving, setIsLeaving] = useState(false)

  useFocusKept(user.status)

  // The profile is about to be shown at its own address: here it would be gone again in a moment.
  if (isLeaving) return <OneMoment heading="Member">Opening your profile…</OneMoment>
  if (user.status === 'member') return <MemberSection key={user.account.uid} member={user} />
  if (user.status === 'visitor') {
    return <LoginSection ended={user.ended} onLeave={() => setIsLeaving(true)} />
  }
  return <SessionCheck heading="Member" user={user} />
}
