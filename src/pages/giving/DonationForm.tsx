import { useLocation } from 'react-router-dom'
import { Form, FormOutcome, SendAnyway, SubmitButton, useFormHandle } from '@/components/form/Form'
import { Field, TextField, wholeNumber } from '@/components/form/fields'
import { useForm } from '@/components/form/useForm'
import { useHydrated } from '@/components/hydration/useHydrated'
import { paths } from '@/config/paths'
import { settings } from '@/config/settings'
import { giftSaved } from '@/content/texts/giftSaved'
import { givingTexts } from '@/content/texts/giving'
import { messages } from '@/content/texts/messages'
import organisation from '@/content/facts/organisation.json'
import { useKeptPayments } from '@/context/payments/useKeptPayments'
import { useMemberTexts } from '@/context/user/useMemberTexts'
import { useDeviceEntry } from '@/device/deviceStore'
import { referenceOf } from '@/domain/documentId'
import { donationPresetsKsh, type PaymentMethod, donationSchema } from '@/domain/giving/donation'
import { formatKsh, wholeKsh } from '@/domain/money/money'
import { careful } from '@/domain/text/addressQuestion'
import { markedPaidAt } from '@/domain/payment/keptPayment'
import { paymentState, type DonationPayment } from '@/domain/payment/payment'
import { prepareRecords } from '@/services/call'
import { keepPayment, lastPledge } from '@/services/keptPayments'
import { saveDonation } from '@/services/records'
import { EveryMonth } from './EveryMonth'
import styles from './giving.module.css'

const buttons = {
  mpesa: { label: 'Donate By M-Pesa', variant: 'primary', next: paths.mobileMoney },
  bank: { label: 'Donate By Bank', variant: 'secondary', next: paths.bankDonation },
} as const

export function DonationForm({ ways }: { ways: readonly PaymentMethod[] }) {
  const unpaid = useUnpaidPledge()
  const member = useMemberTexts()
  const form = useForm({
    name: 'donation',
    schema: (button) => careful(donationSchema(button, settings.VITE_MPESA_LIMIT_KSH), button),
    place: 'top-centre',
    known: { ...member, ...unpaid?.content, ...useAskedAmount() },
    pending: givingTexts.saving,
    prepare: prepareRecords,
    async send(donation, { idFor }) {
      if (unpaid && JSON.stringify(unpaid.content) === JSON.stringify(donation)) {
        return unpaid.document
      }
      const id = idFor(donation)
      await saveDonation(id, donation)
      return id
    },
    done(document, content) {
      const { name, amount, paymentMethod: method } = content
      const pledge: DonationPayment = {
        purpose: 'donation',
        amount: Number(amount),
        reference: referenceOf(document),
        document,
        name,
        method,
      }
      lastPledge.write({ content, document })
      keepPayment(pledge, unpaid?.document)
      return {
        say: giftSaved(name, amount),
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
    <>
      <Form form={form} label="Donation">
        <AmountChips />
        <AmountField />
        <TextField name="name" label="Name" autoComplete="name" />
        <TextField name="email" type="email" label="Email" autoComplete="email" />
        <TextField name="message" label="Message (optional)" multiline optional />
        {unpaid && (
          <p className="small">
            {givingTexts.unpaid(
              formatKsh(Number(unpaid.content.amount)),
              referenceOf(unpaid.document),
            )}
          </p>
        )}
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
      <EveryMonth amount={wholeKsh(amount)} />
    </>
  )
}

/** From a reminder: /donate#amount=500. */
function useAskedAmount() {
  const { hash } = useLocation()
  const amount = wholeKsh(new URLSearchParams(hash.slice(1)).get('amount') ?? '')
  return useHydrated() && amount ? { amount: String(amount) } : {}
}

function useUnpaidPledge() {
  const pledge = useDeviceEntry(lastPledge)
  const kept = useKeptPayments('donation')
  const isUnpaid = kept.some(
    (each) => each.payment.document === pledge?.document && markedPaidAt(each) === null,
  )
  return isUnpaid ? pledge : null
}

/** Those that the organisation explains take a row of their own. */
function AmountChips() {
  const form = useFormHandle()
  // Before hydration a tap would be lost.
  const canChoose = useHydrated()
  const examples = new Map(organisation.giftExamples?.map((each) => [each.amountKsh, each.does]))
  const amounts = [...new Set([...donationPresetsKsh, ...examples.keys()])]
  return (
    <fieldset className={styles.chips} disabled={!canChoose} data-waiting={!canChoose || undefined}>
      <legend>Choose an amount, or type your own</legend>
      {amounts
        .sort((one, other) => one - other)
        .map((ksh) => (
          <button
            key={ksh}
            type="button"
            className={styles.chip}
            data-explained={examples.has(ksh) || undefined}
            aria-pressed={form.texts.amount === String(ksh)}
            onClick={() => form.fill('amount', String(ksh))}
          >
            {formatKsh(ksh)}
            {examples.has(ksh) && <small>{examples.get(ksh)}</small>}
          </button>
        ))}
      <button type="button" className={styles.chip} onClick={() => form.focus('amount')}>
        Other
      </button>
    </fieldset>
  )
}

function AmountField() {
  return (
    <Field name="amount" label="Amount (Ksh)">
      {(control) => (
        <div className={styles.amount}>
          <span aria-hidden="true">Ksh</span>
          <input {...control} {...wholeNumber} />
        </div>
      )}
    </Field>
  )
}
