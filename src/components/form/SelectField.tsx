import { Field, type FieldProps } from './Field'

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
