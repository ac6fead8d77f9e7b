import { useNavigate } from 'react-router-dom'
import { Button } from '@/components/buttons/Button'
import { CheckField, FieldGroup, TextField } from '@/components/form/fields'
import { Form, FormOutcome, Status, SubmitButton } from '@/components/form/Form'
import { PasswordField } from '@/components/form/PasswordField'
import { useForm } from '@/components/form/useForm'
import { paths } from '@/config/paths'
import { memberOptions } from '@/content/memberOptions'
import { registerTexts } from '@/content/members'
import { messages } from '@/content/messages'
import { organisation } from '@/content/organisation'
import { dayInKenya } from '@/domain/calendar/calendar'
import { shortestPassword } from '@/domain/members/account'
import { feeUnpaid, registrationSchema } from '@/domain/members/registration'
import { paymentState } from '@/domain/payment/payment'
import { prepareMembership } from '@/services/prepare'
import { register } from '@/services/registration'
import { accountFailure, toLogin } from './AccountParts'
import { GuardianField, MemberFields } from './MemberFields'

/** The registration form: account and profile, and the way to pay the fee in between. */
export function RegisterForm() {
  const navigate = useNavigate()
  const { membershipFeeKsh } = organisation
  const form = useForm({
    name: 'registration',
    schema: () => registrationSchema(memberOptions, dayInKenya(new Date())),
    prepare: prepareMembership,
    pending: 'Registering you…',
    invalid: ({ paid }) => (paid === 'yes' ? null : feeUnpaid),
    send: (registration) => register(registration, registration),
    done: (_, { email }) => ({ say: messages.registered, next: toLogin('registered', email) }),
    failed: (failure) => accountFailure(failure),
  })
  const isUnfinished = !form.isPending && form.outcome?.tone === 'error'

  function pay() {
    form.fill('paid', 'yes')
    form.keepPasswords()
    const state = paymentState({ purpose: 'membership', amount: membershipFeeKsh, reference: null })
    void navigate(paths.mobileMoney, { state })
  }

  return (
    <Form form={form} label="Registration">
      <FormOutcome only="failures" />
      <FieldGroup legend="Your account">
        <TextField name="email" type="email" label="Email" autoComplete="username" />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          shortest={shortestPassword}
        />
      </FieldGroup>
      <FieldGroup legend="About you">
        <MemberFields />
      </FieldGroup>
      <GuardianField />
      <FieldGroup legend="Membership fee">
        <div>
          <p>{registerTexts.fee(membershipFeeKsh)}</p>
          <Button look="secondary" onClick={pay}>
            Pay Membership Fee
          </Button>
        </div>
        <CheckField
          name="paid"
          label="I have paid the membership fee"
          hint={registerTexts.paidHint}
        />
      </FieldGroup>
      <div className="actions">
        <SubmitButton>Register</SubmitButton>
      </div>
      <FormOutcome only="others" />
      <Status tone="error">{isUnfinished && messages.registrationUnfinished}</Status>
    </Form>
  )
}
