import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { Page } from '@/components/display/Page'
import { useFocusKept } from '@/components/focus/useFocusKept'
import { paths } from '@/config/paths'
import { useUser } from '@/context/user/UserProvider'
import { isProfile } from '@/services/session'
import { SessionCheck } from './Checking'
import { LoginSection } from './LoginSection'
import { MemberSection } from './MemberSection'

/** /MemberLogin: the profile of whoever is logged in, otherwise the login form. */
export function MemberLoginPage() {
  const user = useUser()
  const [hadForm, setHadForm] = useState(false)
  const hasForm = user.status === 'visitor'
  // Whoever logs in here goes on to the profile's own address; shown here, it would be gone at once.
  const isLeaving = hadForm && user.status === 'member' && isProfile(user.profile)

  useFocusKept(user.status)

  if (isLeaving) {
    return (
      <Page title="Member">
        {/* In its place: going back leads to where they came from, not to a login that is done. */}
        <Navigate to={paths.dashboard} replace />
        <p role="status" className="muted">
          Opening your profile…
        </p>
      </Page>
    )
  }
  if (hadForm !== hasForm) setHadForm(hasForm)
  if (user.status === 'member') return <MemberSection key={user.account.uid} member={user} />
  if (user.status === 'visitor') return <LoginSection ended={user.ended} />
  return <SessionCheck title="Member" />
}
