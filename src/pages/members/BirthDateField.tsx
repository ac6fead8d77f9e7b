import { useId } from 'react'
import { useFormHandle } from '@/components/form/Form'
import styles from './BirthDateField.module.css'
import fields from '@/components/form/Form.module.css'

const parts = [
  { part: 'Day', digits: 2, autoComplete: 'bday-day' },
  { part: 'Month', digits: 2, autoComplete: 'bday-month' },
  { part: 'Year', digits: 4, autoComplete: 'bday-year' },
] as const

/**
 * A date of birth as day, month and year, each in a field of its own: `name` with Day, Month and
 * Year behind it. What is wrong with the date is said once, beneath the three.
 */
export function BirthDateField({
  name,
  legend,
  hint,
  defaults,
}: {
  name: string
  legend: string
  hint?: string | undefined
  defaults: Readonly<Record<string, string>>
}) {
  const id = useId()
  const { errors } = useFormHandle()
  const error = parts.map(({ part }) => errors[name + part]).find(Boolean)
  return (
    <fieldset className={styles.date} aria-describedby={hint && `${id}-hint`}>
      <legend>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={fields.hint}>
          {hint}
        </p>
      )}
      <div className={styles.parts}>
        {parts.map(({ part, digits, autoComplete }) => {
          const isInvalid = Boolean(errors[name + part])
          return (
            <div key={part}>
              <label className="small" htmlFor={id + part}>
                {part}
              </label>
              <input
                id={id + part}
                name={name + part}
                className={fields.input}
                defaultValue={defaults[name + part]}
                inputMode="numeric"
                maxLength={digits}
                autoComplete={autoComplete}
                aria-required
                aria-invalid={isInvalid || undefined}
                aria-describedby={isInvalid ? `${id}-error` : undefined}
              />
            </div>
          )
        })}
      </div>
      {error && (
        <p id={`${id}-error`} className={fields.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
