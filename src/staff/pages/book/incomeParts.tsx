import { Button } from '@/components/buttons/Button'
import { Field } from '@/components/form/fields'
import { FormOutcome, SubmitButton } from '@/components/form/Form'
import { bookTexts } from '@/staff/content/book'
import { paymentTexts } from '@/staff/content/payments'
import { methods } from '@/staff/domain/confirmation'
import { bankAnyway } from '@/staff/domain/income'
import styles from '@/staff/pages/list/list.module.css'

const texts = bookTexts.income

/** What to press, in sight in a dialog, and what happened. */
export function IncomeFooter({
  canBeBank,
  onCancel,
}: {
  canBeBank: boolean
  onCancel: (() => void) | undefined
}) {
  return (
    <div className={onCancel && styles.footer}>
      <div className="actions">
        <SubmitButton value="">{texts.submit}</SubmitButton>
        {canBeBank && (
          <SubmitButton value={bankAnyway} variant="quiet">
            {texts.bankAnyway}
          </SubmitButton>
        )}
        {onCancel && (
          <Button variant="text" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      <FormOutcome />
    </div>
  )
}

/** How it came. */
export function MethodField() {
  return (
    <Field name="method" label={texts.method}>
      {(control) => (
        <select {...control}>
          <option value="">Please choose</option>
          {methods.map((each) => (
            <option key={each} value={each}>
              {paymentTexts.methods[each]}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
