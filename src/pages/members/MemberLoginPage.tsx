import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { HeroScene } from '@/components/art/HeroScene'
import { ButtonLink } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { Page } from '@/components/page/Page'
import { useFocusFallback } from '@/components/focus/useFocusFallback'
import { LoginForm } from '@/components/login/LoginForm'
import { VisitorSwitch } from '@/components/hydration/VisitorSwitch'
import { useNavigationState } from '@/components/hydration/useNavigationState'
import { backToStaff, paths, staffPath } from '@/config/paths'
import { loginTexts } from '@/content/texts/members'
import { messages } from '@/content/texts/messages'
import { useUser } from '@/context/user/useUser'
import {
  readLoginNotice,
  type KnownAddress,
  type LoginNotice,
} from '@/domain/members/navigationState'
import { prepareMembership } from '@/services/call'
import { isProfile, type MembershipEnd } from '@/services/userStore'
import { forgetTyped, Notice } from './AccountParts'
import { SessionCheck } from './Checking'
import { loadMemberHome } from './loadMemberHome'
import { MemberSection } from './MemberSection'
import styles from './members.module.css'

export function MemberLoginPage() {
  const user = useUser()
  const [hadForm, setHadForm] = useState(false)
  const isFromStaff = useLocation().search.includes(backToStaff)
  const hasForm = user.status === 'visitor'
  // The profile has its own address; here it would show for a moment only.
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

/** Replaced, so "back" skips the finished login. */
function Onward({ isFromStaff }: { isFromStaff: boolean }) {
  useEffect(() => {
    if (isFromStaff) location.replace(staffPath)
  }, [isFromStaff])
  return isFromStaff ? null : <Navigate to={paths.dashboard} replace />
}

function LoginSection({ ended }: { ended: MembershipEnd | undefined }) {
  const passed = useNavigationState(readLoginNotice)
  // The end of a session is newer than the passed notice, except for a new password, which ends it.
  const hasPassedNotice = !ended || passed?.notice === 'password-changed'
  const notice = hasPassedNotice ? passed?.notice : ended
  // From registration or a password reset.
  const hasAccount = hasPassedNotice && passed !== null
  return (
    <div className="page split">
      <div>
        <h1>Member login</h1>
        {!hasAccount && <p className="lead">{loginTexts.lead}</p>}
        <Notice tone={notice === 'reset-asked' ? 'pending' : 'success'}>
          {notice && notices[notice]}
        </Notice>
        <div className={`card stack ${styles.formCard}`}>
          <LoginForm
            email={hasPassedNotice ? passed?.email : undefined}
            onTouch={prepareMembership}
            // A head start; its failure is handled where it is shown.
            onSend={() => void loadMemberHome().catch(() => undefined)}
          >
            {(email) => (
              <p>
                Forgot your password?{' '}
                <Link
                  to={paths.resetPassword}
                  state={{ email } satisfies KnownAddress}
                  onClick={() => forgetTyped('reset-password')}
                >
                  Reset password
                </Link>
              </p>
            )}
          </LoginForm>
        </div>
      </div>
      <aside className="aside">
        {!hasAccount && (
          <>
            <h2>Not a member yet?</h2>
            <p>{loginTexts.notMemberYet}</p>
            <p>
              <ButtonLink variant="secondary" to={paths.register}>
                Register
              </ButtonLink>
            </p>
          </>
        )}
        <HeroScene className={`scene ${styles.besideForm}`} />
      </aside>
    </div>
  )
}

const notices: Record<NonNullable<LoginNotice['notice']> | MembershipEnd, readonly string[]> = {
  registered: [messages.registered, messages.registeredNext],
  'reset-asked': [messages.resetAsked],
  'logged out': [messages.loggedOut],
  'account deleted': [messages.accountDeleted],
  'not used': [messages.loggedOutUnused],
  'password-changed': [messages.passwordChanged],
}
