import { useId, type HTMLInputAutoCompleteAttribute } from 'react'
import { Field, type FieldProps } from './Field'

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel' | 'number' | 'date'
  /** A long text, over several lines. */
  readonly multiline?: boolean
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly defaultValue?: string | undefined
  /** Answers that the browser offers while one types. */
  readonly suggestions?: readonly string[]
  /** The latest day of a date, YYYY-MM-DD. */
  readonly max?: string
}

/** One labelled field of a form, with its hint and, when it is invalid, the reason. */
export function TextField({
  type = 'text',
  multiline = false,
  autoComplete,
  defaultValue,
  suggestions,
  max,
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
              max={max}
              inputMode={type === 'number' ? 'numeric' : undefined}
              min={type === 'number' ? 1 : undefined}
              step={type === 'number' ? 1 : undefined}
              // Scrolling over a focused number input would change the number unseen.
              onWheel={type === 'number' ? (event) => event.currentTarget.blur() : undefined}
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
