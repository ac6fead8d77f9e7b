import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Form } from '@/components/form/Form'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { PasswordField } from '@/components/form/PasswordField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useForm } from '@/components/form/useForm'
import { useSubmit } from '@/components/form/useSubmit'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { useSession } from '@/context/user/UserProvider'
import { mayHaveTakenEffect, type Failure } from '@/domain/failure'
import { newPasswordSchema, shortestPassword, type LoginNotice } from '@/domain/members/member'
import { setNewPassword } from '@/services/passwordReset'
import { AccountFailure } from './AccountFailure'
import { AccountName } from './AccountName'

/** Sets the new password of the account `email`; only sending it uses the link's code up. */
export function NewPasswordForm({
  code,
  email,
  onExpired,
}: {
  code: string
  email: string
  onExpired: () => void
}) {
  const form = useForm('new-password')
  const { leave } = useSession()
  const { notify, prepare } = useNotify()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure | null>(null)

  const { submit, isPending } = useSubmit(
    async (password: string, isStillHere) => {
      await setNewPassword(code, email, password)
      form.clear()
      notify({ text: messages.passwordChanged, tone: 'success' })
      // The service ends the sessions of the old password, but only within the hour; those of this
      // browser end now, in whichever tab they are.
      await leave('logged out')
      const notice: LoginNotice = { notice: 'password-changed', email }
      if (isStillHere()) void navigate(paths.memberLogin, { replace: true, state: notice })
    },
    (reason) => {
      if (reason.code === 'link-expired') onExpired()
      else setFailure(reason)
      notify({ text: reason.detail ?? messages.accountAdvice(reason), tone: 'error' })
    },
  )

  function send() {
    const checked = form.check(newPasswordSchema)
    setFailure(null)
    if (checked) submit(checked.password)
  }

  return (
    <Form
      form={form}
      label="Choose a password"
      onBegin={() => prepare('top-right')}
      onSubmit={send}
    >
      <AccountName email={email} />
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        shortest={shortestPassword}
        required
      />
      <PasswordField
        name="repeated"
        label="The same once more"
        autoComplete="new-password"
        required
      />
      <div className="actions">
        <SubmitButton isPending={isPending}>Set the new password</SubmitButton>
      </div>
      <FormStatusArea>
        {isPending && (
          <FormStatus tone="pending">
            <p>Setting it…</p>
          </FormStatus>
        )}
        {failure && !isPending && (
          <AccountFailure
            failure={failure}
            what={
              mayHaveTakenEffect(failure) ? messages.passwordUnsure : messages.passwordNotChanged
            }
          />
        )}
      </FormStatusArea>
    </Form>
  )
}
