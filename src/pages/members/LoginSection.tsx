import { Link } from 'react-router-dom'
import { HeroScene } from '@/components/art/HeroScene'
import { ButtonLink } from '@/components/buttons/Button'
import { CheckField, TextField } from '@/components/form/fields'
import { Form, FormOutcome, SubmitButton } from '@/components/form/Form'
import { PasswordField } from '@/components/form/PasswordField'
import { useForm } from '@/components/form/useForm'
import { usePassedState } from '@/components/hydration/usePassedState'
import { paths } from '@/config/paths'
import { loginTexts } from '@/content/members'
import { messages } from '@/content/messages'
import { useSession } from '@/context/user/UserProvider'
import { loginSchema } from '@/domain/members/account'
import { readLoginNotice, type LoginNotice } from '@/domain/members/passedOn'
import { prepareMembership } from '@/services/prepare'
import type { MembershipEnd } from '@/services/session'
import { accountFailure, Notice } from './AccountParts'
import styles from './members.module.css'

/** The login page: what just happened, if anything, then the form and the ways to register and to reset. */
export function LoginSection({ ended }: { ended: MembershipEnd | undefined }) {
  const passed = usePassedState(readLoginNotice)
  // What has just ended here is news; what the page before passed on may be old, but for a new
  // password, which ends a session too.
  const isPassedNews = !ended || passed?.notice === 'password-changed'
  const notice = isPassedNews ? passed?.notice : ended
  return (
    <div className="page split">
      <div>
        <h1>Member login</h1>
        <p className="lead">{loginTexts.lead}</p>
        <Notice tone={notice === 'reset-asked' ? 'pending' : 'success'}>
          {notice && notices[notice]}
        </Notice>
        <LoginForm email={isPassedNews ? passed?.email : undefined} />
      </div>
      <aside className="aside">
        <h2>Not a member yet?</h2>
        <p>{loginTexts.notMemberYet}</p>
        <p>
          <ButtonLink look="secondary" to={paths.register}>
            Register
          </ButtonLink>
        </p>
        <HeroScene className="scene" />
      </aside>
    </div>
  )
}

const notices: Record<LoginNotice['notice'] | MembershipEnd, readonly string[]> = {
  registered: [messages.registered, messages.registeredNext],
  'reset-asked': [messages.resetAsked],
  'logged out': [messages.loggedOut],
  'account deleted': [messages.accountDeleted],
  'password-changed': [messages.passwordChanged],
}

/** The login form, with the way to a new password. `email` is filled in when the page before knows it. */
function LoginForm({ email }: { email: string | undefined }) {
  const { logIn } = useSession()
  const form = useForm({
    name: 'login',
    schema: loginSchema,
    prepare: prepareMembership,
    pending: 'Logging you in…',
    send: ({ keep, ...credentials }) => logIn(credentials, keep === 'yes' ? 'device' : 'tab'),
    done: (profile) =>
      profile ? { say: messages.loggedIn } : { say: messages.noSuchUser, tone: 'error' },
    // When another login has taken its place, the outcome of that one is to be told.
    failed: (failure) => (failure.code === 'logged-out' ? null : accountFailure(failure)),
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
        Forgot your password? <Link to={paths.resetPassword}>Reset password</Link>
      </p>
    </div>
  )
}
