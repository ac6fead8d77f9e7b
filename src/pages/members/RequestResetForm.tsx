import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Form } from '@/components/form/Form'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { useForm } from '@/components/form/useForm'
import { useSubmit } from '@/components/form/useSubmit'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { useUser } from '@/context/user/UserProvider'
import type { Failure } from '@/domain/failure'
import { addressSchema, type LoginNotice } from '@/domain/members/member'
import { prepareAccounts } from '@/services/prepare'
import { requestPasswordReset } from '@/services/passwordReset'
import { AccountFailure } from './AccountFailure'

/** Asks for a reset link. Whoever the address belongs to, the answer is the same (PRODUCT W1). */
export function RequestResetForm() {
  const form = useForm('reset-password')
  const user = useUser()
  const { notify, prepare } = useNotify()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failure | null>(null)

  const { submit, isPending } = useSubmit(
    async (email: string, isStillHere) => {
      await requestPasswordReset(email)
      form.clear()
      // The page that comes next shows members their profile, and says nothing else.
      if (user.status === 'member') notify({ text: messages.resetAsked, tone: 'success' })
      const notice: LoginNotice = { notice: 'reset-asked', email }
      if (isStillHere()) void navigate(paths.memberLogin, { state: notice })
    },
    (reason) => {
      setFailure(reason)
      notify({ text: messages.resetNotAsked, tone: 'error' })
    },
  )

  function begin() {
    prepare('top-right')
    prepareAccounts()
  }

  function send() {
    const checked = form.check(addressSchema)
    setFailure(null)
    if (checked) submit(checked.email)
  }

  return (
    <Form form={form} label="Reset password" onBegin={begin} onSubmit={send}>
      <TextField name="email" type="email" label="Email" autoComplete="username" required />
      <div className="actions">
        <SubmitButton isPending={isPending}>Send the reset link</SubmitButton>
      </div>
      <FormStatusArea>
        {isPending && (
          <FormStatus tone="pending">
            <p>Asking for the link…</p>
          </FormStatus>
        )}
        {failure && !isPending && (
          <AccountFailure failure={failure} what={messages.resetNotAsked} />
        )}
      </FormStatusArea>
    </Form>
  )
}
