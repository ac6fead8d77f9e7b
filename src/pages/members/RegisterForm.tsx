import { Button } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { ProgressLine } from '@/components/payment/ProgressLine'
import { CheckField, FieldGroup, TextField } from '@/components/form/fields'
import { Form, FormOutcome, SendAnyway, Status, SubmitButton } from '@/components/form/Form'
import type { FieldTexts } from '@/components/form/draft'
import { PasswordField } from '@/components/form/PasswordField'
import { useForm } from '@/components/form/useForm'
import { adviceOn } from '@/components/login/accountFailure'
import { paths } from '@/config/paths'
import memberOptions from '@/content/facts/memberOptions.json'
import { registerTexts } from '@/content/texts/members'
import { messages } from '@/content/texts/messages'
import { joiningSteps } from '@/content/texts/progress'
import organisation from '@/content/facts/organisation.json'
import { takesMpesa } from '@/context/payments/takesMpesa'
import { dayInKenya } from '@/domain/calendar/calendar'
import { mayHaveTakenEffect, type Failure } from '@/domain/failure'
import { feeUnpaid, minPasswordLength, registrationSchema } from '@/domain/members/account'
import { careful } from '@/domain/text/addressQuestion'
import { prepareMembership } from '@/services/call'
import { register } from '@/services/registration'
import { forgetTyped, toLogin } from './AccountParts'
import { GuardianField, MemberFields } from './MemberFields'
import styles from './members.module.css'
import { closeFee, emptyFields, useFeeVisit } from './useFeeVisit'

export function RegisterForm() {
  const form = useForm({
    name: 'registration',
    schema: (button) => careful(registrationSchema(memberOptions, dayInKenya(new Date())), button),
    prepare: prepareMembership,
    pending: 'Registering you…',
    invalid: ({ paid }) => (paid === 'yes' ? null : feeUnpaid),
    send: (registration) => register(registration, registration),
    done: (_, { email }) => {
      forgetTyped('login')
      closeFee()
      return { say: messages.registered, next: toLogin(email, 'registered') }
    },
    // The service's words appear above the form, our advice at the button.
    failed: (failure) => ({
      say: failure.detail ?? messages.accountAdvice(failure),
      show: failure.detail ?? null,
      also: [...adviceOn(failure), stateAfter(failure)],
    }),
  })
  const { cue, pay } = useFeeVisit(form)
  const isPasswordGone = form.isRestored && !form.texts.password

  return (
    <>
      <ProgressLine steps={joiningSteps} current={stepOf(form.texts)} />
      <Form form={form} label="Registration">
        <Status tone="error">{form.outcome?.show}</Status>
        <FieldGroup legend="1. Your account">
          <TextField name="email" type="email" label="Email" autoComplete="username" />
          <div>
            <PasswordField
              name="password"
              label="Password"
              autoComplete="new-password"
              minLength={minPasswordLength}
            />
            <p role="status" className={`small ${styles.fieldNote}`}>
              {isPasswordGone && registerTexts.passwordGone}
            </p>
          </div>
        </FieldGroup>
        <FieldGroup legend="2. About you">
          <MemberFields />
        </FieldGroup>
        <GuardianField />
        <FieldGroup legend="3. Membership fee">
          <FeePayment onPay={pay} />
          <CheckField
            name="paid"
            label="I have paid the membership fee"
            hint={registerTexts.paidHint}
          />
        </FieldGroup>
        <Status tone="pending">{!form.isPending && !form.outcome && cue}</Status>
        <div className="actions">
          <SubmitButton>Register</SubmitButton>
          <SendAnyway variant="secondary" />
        </div>
        <FormOutcome only="others" />
        <Status tone="error">{form.outcome?.also}</Status>
      </Form>
    </>
  )
}

/** After a lost answer they may be registered, and with a taken address they may be from before. */
function stateAfter(failure: Failure): string | false {
  if (mayHaveTakenEffect(failure)) return messages.registrationUnsure
  return failure.code !== 'email-taken' && messages.registrationUnfinished
}

function FeePayment({ onPay }: { onPay: () => void }) {
  const { membershipFeeKsh } = organisation
  const canPay = takesMpesa()
  const unset = canPay ? registerTexts.feeUnset : registerTexts.tillUnset
  return (
    <div>
      {membershipFeeKsh !== null && <p>{registerTexts.fee(membershipFeeKsh)}</p>}
      {(!canPay || membershipFeeKsh === null) && (
        <p>
          {unset} <Link to={paths.contact}>Contact us</Link>
        </p>
      )}
      {canPay && (
        <>
          <p>{registerTexts.typedStays}</p>
          <Button variant="secondary" onClick={onPay}>
            Pay Membership Fee
          </Button>
        </>
      )}
    </div>
  )
}

/** The first part with an empty field. */
function stepOf(texts: FieldTexts): (typeof joiningSteps)[number] {
  const { email, password = '' } = texts
  if (!email || password.length < minPasswordLength) return 'Account'
  const [first] = emptyFields(texts)
  if (!first) return 'Register'
  return first === 'paid' ? 'Fee' : 'About you'
}
