import type { ReactNode } from 'react'
import { CheckField, TextField } from '@/components/form/fields'
import { Form, FormOutcome, SubmitButton } from '@/components/form/Form'
import { PasswordField } from '@/components/form/PasswordField'
import { useForm } from '@/components/form/useForm'
import { loginTexts } from '@/content/texts/members'
import { messages } from '@/content/texts/messages'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { useSession } from '@/context/user/useUser'
import { loginSchema } from '@/domain/members/account'
import { accountFailure } from './accountFailure'

export function LoginForm({
  email,
  onTouch,
  onSend,
  children,
}: {
  /** An address known from the page before. */
  readonly email?: string | undefined
  /** Prefetches what a login needs. */
  readonly onTouch?: () => void
  /** Prefetches what follows a login. */
  readonly onSend?: () => void
  /** Goes below the form; receives the typed address. */
  readonly children?: (email: string) => ReactNode
}) {
  const { logIn } = useSession()
  const { prepare } = useNotify()
  const form = useForm({
    name: 'login',
    schema: loginSchema,
    prepare: () => {
      onTouch?.()
      prepare('top-centre')
    },
    pending: 'Logging you in…',
    send: ({ keep, ...credentials }) => {
      onSend?.()
      return logIn(credentials, keep === 'yes' ? 'device' : 'tab')
    },
    done: (profile) =>
      profile ? { say: messages.loggedIn } : { say: messages.noSuchUser, tone: 'error' },
    // Another login took over, and reports its own outcome.
    failed: (failure) =>
      failure.code === 'logged-out' ? null : { ...accountFailure(failure), place: 'top-centre' },
  })
  return (
    <>
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
      {children?.(form.texts.email || (email ?? ''))}
    </>
  )
}
