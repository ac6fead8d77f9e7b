import { Link, useNavigate } from 'react-router-dom'
import { HeroScene } from '@/components/art/HeroScene'
import { Button, ButtonLink } from '@/components/buttons/Button'
import { Page } from '@/components/display/Page'
import { CheckField, FieldGroup, TextField } from '@/components/form/fields'
import { Form, FormOutcome, Status, SubmitButton } from '@/components/form/Form'
import { PasswordField } from '@/components/form/PasswordField'
import { useForm } from '@/components/form/useForm'
import { paths } from '@/config/paths'
import { memberOptions } from '@/content/memberOptions'
import { registerTexts } from '@/content/members'
import { messages } from '@/content/messages'
import { organisation } from '@/content/organisation'
import { useUser } from '@/context/user/UserProvider'
import { dayInKenya } from '@/domain/calendar/calendar'
import { feeUnpaid, registrationSchema, shortestPassword } from '@/domain/members/account'
import { paymentState } from '@/domain/payment/payment'
import { prepareMembership } from '@/services/prepare'
import { register } from '@/services/registration'
import { accountFailure, toLogin } from './AccountParts'
import { GuardianField, MemberFields } from './MemberFields'

/** /Register: become a member. */
export function RegisterPage() {
  const user = useUser()
  if (user.status === 'member') {
    return (
      <Page title="Register" lead={registerTexts.loggedIn(user.account.email)}>
        <p className="actions">
          <ButtonLink to={paths.dashboard}>To your profile</ButtonLink>
        </p>
      </Page>
    )
  }
  return (
    <div className="page split">
      <div>
        <h1>Register</h1>
        <p className="lead">{registerTexts.lead}</p>
        <RegisterForm />
      </div>
      <aside className="aside">
        <h2>How it goes</h2>
        <ol className="numbered">
          {registerTexts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h2>What we do with it</h2>
        <p>
          {registerTexts.dataUse} <Link to={paths.privacy}>Privacy</Link>
        </p>
        <h2>A member already?</h2>
        <p>
          <Link to={paths.memberLogin}>Log in</Link>
        </p>
        <HeroScene className="scene" />
      </aside>
    </div>
  )
}

/** The registration form: account and profile, and the way to pay the fee in between. */
function RegisterForm() {
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
