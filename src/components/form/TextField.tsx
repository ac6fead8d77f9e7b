import { useId, type HTMLInputAutoCompleteAttribute } from 'react'
import { useFormHandle } from './Form'
import styles from './Form.module.css'

interface TextFieldProps {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'tel' | 'number'
  /** A long text, over several lines. */
  readonly multiline?: boolean
  readonly required?: boolean
  readonly hint?: string
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly defaultValue?: string | undefined
}

/** One labelled field of a form, with its hint and, when it is invalid, the reason. */
export function TextField({
  name,
  label,
  type = 'text',
  multiline = false,
  required = false,
  hint,
  autoComplete,
  defaultValue,
}: TextFieldProps) {
  const id = useId()
  const error = useFormHandle().errors[name]
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const shared = {
    id,
    name,
    defaultValue,
    autoComplete,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
    className: styles.input,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {multiline ? (
        <textarea {...shared} rows={3} />
      ) : (
        <input
          {...shared}
          type={type}
          inputMode={type === 'number' ? 'numeric' : undefined}
          min={type === 'number' ? 1 : undefined}
          step={type === 'number' ? 1 : undefined}
          // Scrolling over a focused number input would change the number unseen.
          onWheel={type === 'number' ? (event) => event.currentTarget.blur() : undefined}
        />
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
