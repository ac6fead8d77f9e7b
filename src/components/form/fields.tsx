import { useId, type HTMLInputAutoCompleteAttribute, type ReactNode, type WheelEvent } from 'react'
import { useFormHandle } from './Form'
import styles from './Form.module.css'

/** What every kind of field is told. */
export interface FieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  /** Fields are required unless said otherwise. */
  readonly optional?: boolean
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

/** How a whole number is typed. */
export const wholeNumber = {
  inputMode: 'numeric',
  min: 1,
  step: 1,
  // Scrolling over a focused number input would change the number unseen.
  onWheel: ({ currentTarget }: WheelEvent<HTMLElement>) => currentTarget.blur(),
} as const

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'number'
  /** A long text, over several lines. */
  readonly multiline?: boolean
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly defaultValue?: string | undefined
  /** Answers that the browser offers while one types. */
  readonly suggestions?: readonly string[]
}

/** One labelled field of a form, with its hint and, when it is invalid, the reason. */
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

/** A choice of one out of a few; nothing is chosen before the person chooses. */
export function SelectField({
  options,
  defaultValue = '',
  ...field
}: FieldProps & {
  readonly options: readonly string[]
  readonly defaultValue?: string | undefined
}) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} defaultValue={defaultValue}>
          <option value="">Please choose</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** A box to tick: its text in the form is 'yes' while it is ticked, and '' otherwise. */
export function CheckField(field: FieldProps) {
  return (
    <Field {...field} isBox>
      {(control) => <input {...control} type="checkbox" value="yes" />}
    </Field>
  )
}

/** Fields that belong together, under a heading; where there are many and room enough, two stand side by side. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.groupFields}>{children}</div>
    </fieldset>
  )
}
