import { useId, type ReactNode } from 'react'
import { useFormHandle } from './Form'
import styles from './Form.module.css'

/** What every kind of field is told. */
export interface FieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  readonly required?: boolean
}

/** What joins a control to its label, its hint and its error. */
export interface ControlProps {
  readonly id: string
  readonly name: string
  readonly className: string | undefined
  readonly 'aria-required': true | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/**
 * A label, the control that `children` makes of what it is given, its hint and, when it is invalid,
 * the reason. A box to tick stands before its label.
 */
export function Field({
  name,
  label,
  hint,
  required = false,
  isBox = false,
  children,
}: FieldProps & {
  readonly isBox?: boolean
  readonly children: (control: ControlProps) => ReactNode
}) {
  const id = useId()
  const error = useFormHandle().errors[name]
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control = children({
    id,
    name,
    className: isBox ? undefined : styles.input,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  })
  return (
    <div className={styles.field}>
      {isBox ? (
        <div className={styles.check}>
          {control}
          <label htmlFor={id}>{label}</label>
        </div>
      ) : (
        <label htmlFor={id}>{label}</label>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {!isBox && control}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
