import { ChoiceChips } from './ChoiceChips'
import { Form, FormOutcome, SubmitButton } from '@/components/form/Form'
import { Field, TextField, wholeNumber, type FieldProps } from '@/components/form/fields'
import { useForm } from '@/components/form/useForm'
import { paths } from '@/config/paths'
import { settings } from '@/config/settings'
import { givingTexts } from '@/content/giving'
import { messages } from '@/content/messages'
import { organisation } from '@/content/organisation'
import { referenceOf } from '@/domain/documentId'
import {
  donationPresetsKsh,
  mpesaAnyway,
  type PaymentMethod,
  donationSchema,
} from '@/domain/giving/donation'
import { formatKsh } from '@/domain/money/money'
import { paymentState } from '@/domain/payment/payment'
import { prepareRecords } from '@/services/call'
import { saveDonation } from '@/services/records'
import amountStyles from './amountField.module.css'
import styles from './giving.module.css'

/** The button of each way to pay, and the page where it is paid. */
const buttons = {
  mpesa: { label: 'Donate By M-Pesa', look: 'primary', next: paths.mobileMoney },
  bank: { label: 'Donate By Bank', look: 'secondary', next: paths.bankDonation },
} as const

/** The donation form: stores what somebody means to give, then leads to where it is paid. */
export function DonationForm({ ways }: { ways: readonly PaymentMethod[] }) {
  const form = useForm({
    name: 'donation',
    schema: (button) => donationSchema(button, settings.VITE_MPESA_LIMIT_KSH),
    place: 'top-centre',
    pending: givingTexts.saving,
    prepare: prepareRecords,
    async send(donation, { idFor }) {
      const id = idFor(donation)
      await saveDonation(id, donation)
      return referenceOf(id)
    },
    done(reference, { name, amount, paymentMethod: method }) {
      const payment = {
        purpose: 'donation',
        amount: Number(amount),
        reference,
        name,
        method,
      } as const
      return {
        say: givingTexts.saved(name, amount),
        show: null,
        next: { to: buttons[method].next, state: paymentState(payment) },
      }
    },
    failed: ({ code }) => ({
      say: givingTexts.failed,
      also: [
        code === 'offline' && messages.offline,
        givingTexts.nothingCharged,
        organisation.till && givingTexts.orToTill(organisation.till),
      ],
    }),
  })
  const { amount = '', name = '', email = '' } = form.texts
  const { giftExamples } = organisation
  const canSendAnyway =
    form.errors.amount !== undefined && ways.includes('mpesa') && form.isTakenBy(mpesaAnyway)
  const isFilled = [amount, name, email].every((text) => text.trim() !== '')

  return (
    <Form form={form} label="Donation">
      <ChoiceChips
        legend="Choose an amount, or type your own"
        choices={donationPresetsKsh.map((ksh) => ({ value: String(ksh), label: formatKsh(ksh) }))}
        chosen={amount}
        onChoose={(value) => form.fill('amount', value)}
        other="Other"
        onOther={() => form.focus('amount')}
      />
      <AmountField name="amount" label="Amount (Ksh)" hint="Whole shillings, without cents" />
      {giftExamples && (
        <ul className={`plain-list ${styles.examples}`}>
          {giftExamples.map(({ amountKsh, does }) => (
            <li key={amountKsh}>
              <strong>{formatKsh(amountKsh)}</strong> {does}
            </li>
          ))}
        </ul>
      )}
      <TextField name="name" label="Name" autoComplete="name" />
      <TextField name="email" type="email" label="Email" autoComplete="email" />
      <TextField name="message" label="Message (optional)" multiline optional />
      {!isFilled && <p id="donate-needs">{givingTexts.needs}</p>}
      <div className={`actions ${styles.buttons}`}>
        {ways.map((method) => (
          <SubmitButton
            key={method}
            value={method}
            look={buttons[method].look}
            disabled={!isFilled}
            aria-describedby={isFilled ? undefined : 'donate-needs'}
          >
            {buttons[method].label}
          </SubmitButton>
        ))}
        {canSendAnyway && (
          <SubmitButton value={mpesaAnyway} look="quiet">
            Send anyway
          </SubmitButton>
        )}
      </div>
      <FormOutcome />
    </Form>
  )
}

/** An amount of shillings, large, with its currency before it. */
function AmountField(field: FieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <div className={amountStyles.amount}>
          <span aria-hidden="true">Ksh</span>
          <input {...control} type="number" {...wholeNumber} />
        </div>
      )}
    </Field>
  )
}
