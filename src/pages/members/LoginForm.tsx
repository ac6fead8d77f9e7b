import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { CheckField } from '@/components/form/CheckField'
import { Form } from '@/components/form/Form'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { PasswordField } from '@/components/form/PasswordField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { useForm } from '@/components/form/useForm'
import { useSubmit } from '@/components/form/useSubmit'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { useSession } from '@/context/user/UserProvider'
import type { Failure } from '@/domain/failure'
import { loginSchema } from '@/domain/members/member'
import { prepareMembership } from '@/services/prepare'
import { logIn, type Credentials } from '@/services/members'
import { AccountFailure } from './AccountFailure'

/** The login form. `email` is filled in when the page before knows it. */
export function LoginForm({ email, onLeave }: { email: string | undefined; onLeave: () => void }) {
  const form = useForm('login')
  const { enter } = useSession()
  const { notify, prepare } = useNotify()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure | null>(null)

  const { submit, isPending } = useSubmit(
    async (credentials: Credentials, isStillHere) => {
      const place = form.texts.keep === 'yes' ? 'device' : 'tab'
      await logIn(credentials, place, (loggedIn) => {
        const goesOn = isStillHere() && loggedIn.profile !== null
        form.clear()
        if (goesOn) onLeave()
        enter(loggedIn)
        // In its place: going back leads to where somebody came from, not to a login that is done.
        if (goesOn) void navigate(paths.dashboard, { replace: true })
        notify(
          loggedIn.profile
            ? { text: messages.loggedIn, tone: 'success' }
            : { text: messages.noSuchUser, tone: 'error' },
        )
      })
    },
    (reason) => {
      // Another login has taken its place, and its outcome is the one to tell.
      if (reason.code === 'logged-out') return
      setFailure(reason)
      notify({ text: reason.detail ?? messages.accountAdvice(reason), tone: 'error' })
    },
  )

  function begin() {
    prepare('top-right')
    prepareMembership()
  }

  function send() {
    const checked = form.check(loginSchema)
    setFailure(null)
    if (checked) submit(checked)
  }

  return (
    <Form form={form} label="Login" onBegin={begin} onSubmit={send}>
      <FormStatusArea>
        {failure && !isPending && <AccountFailure failure={failure} />}
      </FormStatusArea>
      <TextField
        name="email"
        type="email"
        label="Email"
        autoComplete="username"
        defaultValue={email}
        required
      />
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
      <CheckField
        name="keep"
        label="Keep me logged in on this phone"
        hint="Only on a phone that nobody else uses. Without it you are logged out when you close this tab."
      />
      <div className="actions">
        <SubmitButton isPending={isPending}>Log in</SubmitButton>
      </div>
      <FormStatusArea>
        {isPending && (
          <FormStatus tone="pending">
            <p>Logging you in…</p>
          </FormStatus>
        )}
      </FormStatusArea>
    </Form>
  )
}
