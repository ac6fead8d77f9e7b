import { useId } from 'react'
import { useFormHandle } from '@/components/form/Form'
import { memberHints, profileLabels } from '@/content/texts/members'
import { typedDob } from '@/domain/members/details'
import fields from '@/components/form/Form.module.css'
import styles from './BirthDateField.module.css'

const parts = [
  { name: 'dobDay', label: 'Day', digits: 2, autoComplete: 'bday-day' },
  { name: 'dobMonth', label: 'Month', digits: 2, autoComplete: 'bday-month' },
  { name: 'dobYear', label: 'Year', digits: 4, autoComplete: 'bday-year' },
] as const

/** The three fields share one error. */
export function BirthDateField({ dob }: { dob: string }) {
  const id = useId()
  const { errors } = useFormHandle()
  const typed = typedDob(dob)
  const hint = memberHints.dob
  const error = parts.map(({ name }) => errors[name]).find(Boolean)
  return (
    <fieldset className={styles.date} aria-describedby={hint && `${id}-hint`}>
      <legend>{profileLabels.dob}</legend>
      {hint && (
        <p id={`${id}-hint`} className={fields.hint}>
          {hint}
        </p>
      )}
      <div className={styles.parts}>
        {parts.map(({ name, label, digits, autoComplete }) => {
          const isInvalid = Boolean(errors[name])
          return (
            <div key={name}>
              <label className="small" htmlFor={id + name}>
                {label}
              </label>
              <input
                id={id + name}
                name={name}
                className={fields.input}
                defaultValue={typed[name]}
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
