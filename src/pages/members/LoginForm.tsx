import { Link } from 'react-router-dom'
import { CheckField, TextField } from '@/components/form/fields'
import { Form, FormOutcome, SubmitButton } from '@/components/form/Form'
import { PasswordField } from '@/components/form/PasswordField'
import { useForm } from '@/components/form/useForm'
import { paths } from '@/config/paths'
import { loginTexts } from '@/content/members'
import { messages } from '@/content/messages'
import { useSession } from '@/context/user/UserProvider'
import { loginSchema } from '@/domain/members/account'
import { prepareMembership } from '@/services/prepare'
import { accountFailure } from './AccountParts'
import styles from './members.module.css'

/** The login form, with the way to a new password. `email` is filled in when the page before knows it. */
export function LoginForm({ email }: { email: string | undefined }) {
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
