import { Form, FormOutcome, SendAnyway, SubmitButton, useFormHandle } from '@/components/form/Form'
import { Field, TextField, wholeNumber } from '@/components/form/fields'
import { useForm } from '@/components/form/useForm'
import { useHydrated } from '@/components/hydration/useHydrated'
import { paths } from '@/config/paths'
import { settings } from '@/config/settings'
import { givingTexts } from '@/content/texts/giving'
import { messages } from '@/content/texts/messages'
import { organisation } from '@/content/facts/organisation'
import { useMemberTexts } from '@/context/user/useMemberTexts'
import { referenceOf } from '@/domain/documentId'
import { donationPresetsKsh, type PaymentMethod, donationSchema } from '@/domain/giving/donation'
import { formatKsh } from '@/domain/money/money'
import { careful } from '@/domain/text/addressQuestion'
import { paymentState, type DonationPayment } from '@/domain/payment/payment'
import { prepareRecords } from '@/services/call'
import { keepPayment } from '@/services/keptPayments'
import { saveDonation } from '@/services/records'
import styles from './giving.module.css'

const buttons = {
  mpesa: { label: 'Donate By M-Pesa', variant: 'primary', next: paths.mobileMoney },
  bank: { label: 'Donate By Bank', variant: 'secondary', next: paths.bankDonation },
} as const

export function DonationForm({ ways }: { ways: readonly PaymentMethod[] }) {
  const form = useForm({
    name: 'donation',
    schema: (button) => careful(donationSchema(button, settings.VITE_MPESA_LIMIT_KSH), button),
    place: 'top-centre',
    known: useMemberTexts(),
    pending: givingTexts.saving,
    prepare: prepareRecords,
    async send(donation, { idFor }) {
      const id = idFor(donation)
      await saveDonation(id, donation)
      return id
    },
    done(document, { name, email, amount, paymentMethod: method }) {
      const pledge: DonationPayment = {
        purpose: 'donation',
        amount: Number(amount),
        reference: referenceOf(document),
        document,
        name,
        email,
        method,
      }
      keepPayment(pledge)
      return {
        say: givingTexts.saved(name, amount),
        show: null,
        next: { to: buttons[method].next, state: paymentState(pledge) },
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
  const isFilled = [amount, name, email].every((text) => text.trim() !== '')

  return (
    <Form form={form} label="Donation">
      <AmountChips />
      <AmountField />
      <TextField name="name" label="Name" autoComplete="name" />
      <TextField name="email" type="email" label="Email" autoComplete="email" />
      <TextField name="message" label="Message (optional)" multiline optional />
      {!isFilled && <p id="donate-needs">{givingTexts.needs}</p>}
      <div className={`actions ${styles.buttons}`}>
        {ways.map((method) => (
          <SubmitButton
            key={method}
            value={method}
            variant={buttons[method].variant}
            disabled={!isFilled}
            aria-describedby={isFilled ? undefined : 'donate-needs'}
          >
            {buttons[method].label}
          </SubmitButton>
        ))}
        <SendAnyway variant="quiet" />
      </div>
      <FormOutcome />
    </Form>
  )
}

function AmountChips() {
  const form = useFormHandle()
  // Before hydration a tap would be lost.
  const canChoose = useHydrated()
  return (
    <fieldset className={styles.chips} disabled={!canChoose} data-waiting={!canChoose || undefined}>
      <legend>Choose an amount, or type your own</legend>
      {donationPresetsKsh.map((ksh) => (
        <button
          key={ksh}
          type="button"
          className={styles.chip}
          aria-pressed={form.texts.amount === String(ksh)}
          onClick={() => form.fill('amount', String(ksh))}
        >
          {formatKsh(ksh)}
        </button>
      ))}
      <button type="button" className={styles.chip} onClick={() => form.focus('amount')}>
        Other
      </button>
    </fieldset>
  )
}

function AmountField() {
  const { giftExamples } = organisation
  return (
    <>
      <Field name="amount" label="Amount (Ksh)">
        {(control) => (
          <div className={styles.amount}>
            <span aria-hidden="true">Ksh</span>
            <input {...control} {...wholeNumber} />
          </div>
        )}
      </Field>
      {giftExamples && giftExamples.length > 0 && (
        <ul className={`plain-list ${styles.examples}`}>
          {giftExamples.map(({ amountKsh, does }) => (
            <li key={amountKsh}>
              <strong>{formatKsh(amountKsh)}</strong> {does}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
