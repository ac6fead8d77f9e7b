import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { HeroScene } from '@/components/art/HeroScene'
import { ButtonLink } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { Page } from '@/components/page/Page'
import { useFocusKept } from '@/components/focus/useFocusKept'
import { CheckField, TextField } from '@/components/form/fields'
import { Form, FormOutcome, SubmitButton } from '@/components/form/Form'
import { PasswordField } from '@/components/form/PasswordField'
import { useForm } from '@/components/form/useForm'
import { FirstSight } from '@/components/hydration/FirstSight'
import { usePassedState } from '@/components/hydration/usePassedState'
import { paths } from '@/config/paths'
import { loginTexts } from '@/content/members'
import { messages } from '@/content/messages'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { useSession, useUser } from '@/context/user/useUser'
import { readLoginNotice, type KnownAddress, type LoginNotice } from '@/domain/members/passedOn'
import { loginSchema } from '@/domain/members/account'
import { prepareMembership } from '@/services/prepare'
import { isProfile, type MembershipEnd } from '@/services/userStore'
import { accountFailure, forgetTyped, Notice } from './AccountParts'
import { SessionCheck } from './Checking'
import { loadMemberHome } from './loadMemberHome'
import { MemberSection } from './MemberSection'
import styles from './members.module.css'

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
  return (
    <FirstSight isStranger={hasForm} otherwise={<SessionCheck title="Member" />}>
      <LoginSection ended={hasForm ? user.ended : undefined} />
    </FirstSight>
  )
}

/** The login page: what just happened, if anything, then the form and the ways to register and to reset. */
function LoginSection({ ended }: { ended: MembershipEnd | undefined }) {
  const passed = usePassedState(readLoginNotice)
  // What has just ended here is news; what the page before passed on may be old, but for a new
  // password, which ends a session too.
  const isPassedNews = !ended || passed?.notice === 'password-changed'
  const notice = isPassedNews ? passed?.notice : ended
  // Whoever comes from registering or from a reset has an account, and is told what to do with it.
  const hasAccount = isPassedNews && passed !== null
  return (
    <div className="page split">
      <div>
        <h1>Member login</h1>
        {!hasAccount && <p className="lead">{loginTexts.lead}</p>}
        <Notice tone={notice === 'reset-asked' ? 'pending' : 'success'}>
          {notice && notices[notice]}
        </Notice>
        <LoginForm email={isPassedNews ? passed?.email : undefined} />
      </div>
      <aside className="aside">
        {!hasAccount && (
          <>
            <h2>Not a member yet?</h2>
            <p>{loginTexts.notMemberYet}</p>
            <p>
              <ButtonLink look="secondary" to={paths.register}>
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

/** The login form, with the way to a new password. `email` is filled in when the page before knows it. */
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
      // Meanwhile; that it failed is said, and tried again, where it is shown.
      loadMemberHome().catch(() => undefined)
      return logIn(credentials, keep === 'yes' ? 'device' : 'tab')
    },
    done: (profile) =>
      profile ? { say: messages.loggedIn } : { say: messages.noSuchUser, tone: 'error' },
    // When another login has taken its place, the outcome of that one is to be told.
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
