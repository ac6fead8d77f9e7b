import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { buttonClass } from '@/components/buttons/buttonClass'
import { useHydrated } from '@/components/hydration/useHydrated'
import { CheckField } from '@/components/form/CheckField'
import { FieldGroup } from '@/components/form/FieldGroup'
import { Form } from '@/components/form/Form'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { PasswordField } from '@/components/form/PasswordField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { useForm } from '@/components/form/useForm'
import { useSubmit } from '@/components/form/useSubmit'
import { paths } from '@/config/paths'
import { memberOptions } from '@/content/memberOptions'
import { messages } from '@/content/messages'
import { organisation } from '@/content/organisation'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { dayInKenya } from '@/domain/calendar/calendar'
import type { Failure } from '@/domain/failure'
import {
  feeUnpaid,
  registrationSchema,
  shortestPassword,
  type LoginNotice,
  type Registration,
} from '@/domain/members/member'
import { formatKsh } from '@/domain/money/money'
import type { MembershipPayment } from '@/domain/payment/payment'
import { prepareMembership } from '@/services/prepare'
import { register } from '@/services/members'
import { AccountFailure } from './AccountFailure'
import { GuardianField, MemberFields } from './MemberFields'

/** The registration form: account and profile, and the way to pay the fee in between. */
export function RegisterForm() {
  const form = useForm('registration')
  const { notify, prepare } = useNotify()
  const navigate = useNavigate()
  const canPay = useHydrated()
  const [failure, setFailure] = useState<Failure | null>(null)
  const { membershipFeeKsh } = organisation

  const { submit, isPending } = useSubmit(
    async (registration: Registration, isStillHere) => {
      await register(registration, registration)
      form.clear()
      notify({ text: messages.registered, tone: 'success' })
      const notice: LoginNotice = { notice: 'registered', email: registration.email }
      if (isStillHere()) void navigate(paths.memberLogin, { state: notice })
    },
    (reason) => {
      setFailure(reason)
      notify({ text: reason.detail ?? messages.accountAdvice(reason), tone: 'error' })
    },
  )

  function begin() {
    prepare('top-right')
    prepareMembership()
  }

  function send() {
    const checked = form.check(registrationSchema(memberOptions, dayInKenya(new Date())))
    setFailure(null)
    if (checked) submit(checked)
    else if (form.texts.paid !== 'yes') notify({ text: feeUnpaid, tone: 'error' })
  }

  function pay() {
    form.fill('paid', 'yes')
    form.keepPasswords()
    const payment: MembershipPayment = { membershipFee: membershipFeeKsh }
    void navigate(paths.mobileMoney, { state: payment })
  }

  return (
    <Form form={form} label="Registration" onBegin={begin} onSubmit={send}>
      <FormStatusArea>
        {failure && !isPending && <AccountFailure failure={failure} />}
      </FormStatusArea>
      <FieldGroup legend="Your account">
        <TextField name="email" type="email" label="Email" autoComplete="username" required />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          shortest={shortestPassword}
          required
        />
      </FieldGroup>
      <FieldGroup legend="About you">
        <MemberFields />
      </FieldGroup>
      <GuardianField />
      <FieldGroup legend="Membership fee">
        <div>
          <p>
            {membershipFeeKsh === null
              ? 'The amount of the fee is not set yet: please ask us before you pay.'
              : `The membership fee is ${formatKsh(membershipFeeKsh)}.`}
          </p>
          <button
            type="button"
            className={buttonClass('secondary')}
            disabled={!canPay}
            data-waiting={!canPay || undefined}
            onClick={pay}
          >
            Pay Membership Fee
          </button>
        </div>
        <CheckField
          name="paid"
          label="I have paid the membership fee"
          hint="You are telling us you paid. The team confirms against the till."
          required
        />
      </FieldGroup>
      <div className="actions">
        <SubmitButton isPending={isPending}>Register</SubmitButton>
      </div>
      <FormStatusArea>
        {isPending && (
          <FormStatus tone="pending">
            <p>Registering you…</p>
          </FormStatus>
        )}
        {failure && !isPending && (
          <FormStatus tone="error">
            <p>{messages.registrationUnfinished}</p>
          </FormStatus>
        )}
      </FormStatusArea>
    </Form>
  )
}
