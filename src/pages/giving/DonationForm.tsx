import { Form, FormOutcome, SendAnyway, SubmitButton, useFormHandle } from '@/components/form/Form'
import { Field, TextField, wholeNumber } from '@/components/form/fields'
import { useHydrated } from '@/components/hydration/useHydrated'
import organisation from '@/content/facts/organisation.json'
import { givingTexts } from '@/content/texts/giving'
import { referenceOf } from '@/domain/documentId'
import { donationPresetsKsh, type PaymentMethod } from '@/domain/giving/donation'
import { formatKsh, wholeKsh } from '@/domain/money/money'
import { EveryMonth } from './EveryMonth'
import styles from './giving.module.css'
import { useDonationForm } from './useDonationForm'

const buttons = {
  mpesa: { label: 'Donate By M-Pesa', variant: 'primary' },
  bank: { label: 'Donate By Bank', variant: 'secondary' },
} as const

export function DonationForm({ ways }: { ways: readonly PaymentMethod[] }) {
  const { form, unpaid } = useDonationForm()
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

/** Amounts that the organisation explains take a row each. */
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
