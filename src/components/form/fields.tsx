import { useId, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react'
import { useFormHandle } from './Form'
import styles from './Form.module.css'

export interface FieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  readonly optional?: boolean
}

interface ControlProps {
  readonly id: string
  readonly name: string
  readonly className: string | undefined
  readonly 'aria-required': true | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** A checkbox stands before its label. */
export function Field({
  name,
  label,
  hint,
  optional = false,
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
    'aria-required': !optional || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  })
  const named = <label htmlFor={id}>{label}</label>
  return (
    <div className={styles.field}>
      {isBox ? (
        <div className={styles.check}>
          {control}
          {named}
        </div>
      ) : (
        named
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

/** A number input silently drops characters: '1k' becomes 1, '12,50' becomes 1250. */
export const wholeNumber = { type: 'text', inputMode: 'numeric' } as const

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'number'
  readonly multiline?: boolean
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly defaultValue?: string | undefined
  readonly suggestions?: readonly string[]
}

export function TextField({
  type = 'text',
  multiline = false,
  autoComplete,
  defaultValue,
  suggestions,
  ...field
}: TextFieldProps) {
  const listId = useId()
  return (
    <Field {...field}>
      {(control) =>
        multiline ? (
          <textarea {...control} defaultValue={defaultValue} autoComplete={autoComplete} rows={3} />
        ) : (
          <>
            <input
              {...control}
              defaultValue={defaultValue}
              autoComplete={autoComplete}
              type={type}
              list={suggestions && listId}
              {...(type === 'number' && wholeNumber)}
            />
            {suggestions && (
              <datalist id={listId}>
                {suggestions.map((suggestion) => (
                  <option key={suggestion}>{suggestion}</option>
                ))}
              </datalist>
            )}
          </>
        )
      }
    </Field>
  )
}

/** Its text is 'yes' when ticked, else ''. */
export function CheckField(field: FieldProps) {
  return (
    <Field {...field} isBox>
      {(control) => <input {...control} type="checkbox" value="yes" />}
    </Field>
  )
}

export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.groupFields}>{children}</div>
    </fieldset>
  )
}
