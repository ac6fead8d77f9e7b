import { Field, wholeNumber, type FieldProps } from '@/components/form/fields'
import styles from './amountField.module.css'

/** An amount of shillings, large, with its currency before it. */
export function AmountField(field: FieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.amount}>
          <span aria-hidden="true">Ksh</span>
          <input {...control} type="number" {...wholeNumber} />
        </div>
      )}
    </Field>
  )
}
