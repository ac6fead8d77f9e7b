import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { HeroScene } from '@/components/art/HeroScene'
import { ButtonLink } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { Page } from '@/components/page/Page'
import { useFocusFallback } from '@/components/focus/useFocusFallback'
import { CheckField, TextField } from '@/components/form/fields'
import { Form, FormOutcome, SubmitButton } from '@/components/form/Form'
import { PasswordField } from '@/components/form/PasswordField'
import { useForm } from '@/components/form/useForm'
import { VisitorSwitch } from '@/components/hydration/VisitorSwitch'
import { useNavigationState } from '@/components/hydration/useNavigationState'
import { backToStaff, paths } from '@/config/paths'
import { loginTexts } from '@/content/texts/members'
import { messages } from '@/content/texts/messages'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { useSession, useUser } from '@/context/user/useUser'
import {
  readLoginNotice,
  type KnownAddress,
  type LoginNotice,
} from '@/domain/members/navigationState'
import { loginSchema } from '@/domain/members/account'
import { prepareMembership } from '@/services/call'
import { isProfile, type MembershipEnd } from '@/services/userStore'
import { accountFailure, forgetTyped, Notice } from './AccountParts'
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
        {/* Replaced, so "back" skips the finished login. */}
        <Navigate to={isFromStaff ? paths.staff : paths.dashboard} replace />
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
        <LoginForm email={hasPassedNotice ? passed?.email : undefined} />
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

function LoginForm({ email }: { email: string | undefined }) {
  const { logIn } = useSession()
  const { prepare } = useNotify()
  const form = useForm({
    name: 'login',
    schema: loginSchema,
    prepare: () => {
      prepareMembership()
      prepare('top-centre')
    },
    pending: 'Logging you in…',
    send: ({ keep, ...credentials }) => {
      // A head start; its failure is handled where it is shown.
      loadMemberHome().catch(() => undefined)
      return logIn(credentials, keep === 'yes' ? 'device' : 'tab')
    },
    done: (profile) =>
      profile ? { say: messages.loggedIn } : { say: messages.noSuchUser, tone: 'error' },
    // Another login took over and reports its own outcome.
    failed: (failure) =>
      failure.code === 'logged-out' ? null : { ...accountFailure(failure), place: 'top-centre' },
  })
  return (
    <div className={`card stack ${styles.formCard}`}>
      <Form form={form} label="Login">
        <FormOutcome only="failures" />
        <TextField
          name="email"
          type="email"
          label="Email"
          autoComplete="username"
          defaultValue={email}
        />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <CheckField
          name="keep"
          label="Keep me logged in on this phone"
          hint={loginTexts.keepHint}
          optional
        />
        <div className="actions">
          <SubmitButton>Log in</SubmitButton>
        </div>
        <FormOutcome only="others" />
      </Form>
      <p>
        Forgot your password?{' '}
        <Link
          to={paths.resetPassword}
          state={{ email: form.texts.email || (email ?? '') } satisfies KnownAddress}
          onClick={() => forgetTyped('reset-password')}
        >
          Reset password
        </Link>
      </p>
    </div>
  )
}
