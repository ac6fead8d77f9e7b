import { HeroScene } from '@/components/art/HeroScene'
import { ButtonLink } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { useNavigationState } from '@/components/hydration/useNavigationState'
import { LoginForm } from '@/components/login/LoginForm'
import { paths } from '@/config/paths'
import { loginTexts } from '@/content/texts/members'
import { messages } from '@/content/texts/messages'
import {
  readLoginNotice,
  type KnownAddress,
  type LoginNotice,
} from '@/domain/members/navigationState'
import { prepareMembership } from '@/services/call'
import type { MembershipEnd } from '@/services/userStore'
import { forgetTyped, Notice } from './AccountParts'
import { prefetchMemberHome } from './loadMemberHome'
import styles from './members.module.css'

export function LoginSection({ ended }: { ended: MembershipEnd | undefined }) {
  const passed = useNavigationState(readLoginNotice)
  // The end of a session is newer than the passed notice, except when a new password ended it.
  const hasPassedNotice = !ended || passed?.notice === 'password-changed'
  const notice = hasPassedNotice ? passed?.notice : ended
  // Comes from the registration or a password reset.
  const hasAccount = hasPassedNotice && passed !== null
  return (
    <div className="page split">
      <div>
        <h1>Member login</h1>
        {!hasAccount && <p className="lead">{loginTexts.lead}</p>}
        <Notice tone={notice === 'reset-asked' ? 'pending' : 'success'}>
          {notice === 'reset-asked'
            ? [messages.resetAsked(passed?.email ?? '')]
            : notice && notices[notice]}
        </Notice>
        <div className={`card stack ${styles.formCard}`}>
          <LoginForm
            email={hasPassedNotice ? passed?.email : undefined}
            onTouch={prepareMembership}
            onSend={prefetchMemberHome}
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

const notices: Record<
  Exclude<NonNullable<LoginNotice['notice']>, 'reset-asked'> | MembershipEnd,
  readonly string[]
> = {
  registered: [messages.registered, messages.registeredNext],
  'logged out': [messages.loggedOut],
  'account deleted': [messages.accountDeleted],
  'not used': [messages.loggedOutUnused],
  'password-changed': [messages.passwordChanged],
}
