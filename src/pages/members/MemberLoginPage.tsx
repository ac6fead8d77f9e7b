import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Page } from '@/components/page/Page'
import { useFocusFallback } from '@/components/focus/useFocusFallback'
import { VisitorSwitch } from '@/components/hydration/VisitorSwitch'
import { backToStaff, paths, staffPath } from '@/config/paths'
import { useUser } from '@/context/user/useUser'
import { isProfile } from '@/services/userStore'
import { SessionCheck } from './Checking'
import { LoginSection } from './LoginSection'
import { MemberSection } from './MemberSection'

export function MemberLoginPage() {
  const user = useUser()
  const [hadForm, setHadForm] = useState(false)
  const isFromStaff = useLocation().search.includes(backToStaff)
  const hasForm = user.status === 'visitor'
  // The profile has its own address; here it would flash up.
  const isLeaving = hadForm && user.status === 'member' && isProfile(user.profile)

  useFocusFallback(user.status)

  if (isLeaving) {
    return (
      <Page title="Member" className="tall">
        <Onward isFromStaff={isFromStaff} />
        <p role="status" className="muted">
          {isFromStaff ? 'Opening the page you came from…' : 'Opening your profile…'}
        </p>
      </Page>
    )
  }
  if (hadForm !== hasForm) setHadForm(hasForm)
  if (user.status === 'member') return <MemberSection key={user.account.uid} member={user} />
  return (
    <VisitorSwitch isStranger={hasForm} otherwise={<SessionCheck title="Member" />}>
      <LoginSection ended={hasForm ? user.ended : undefined} />
    </VisitorSwitch>
  )
}

/** Replaces the history entry, so that "back" skips the finished login. */
function Onward({ isFromStaff }: { isFromStaff: boolean }) {
  useEffect(() => {
    if (isFromStaff) location.replace(staffPath)
  }, [isFromStaff])
  return isFromStaff ? null : <Navigate to={paths.dashboard} replace />
}
