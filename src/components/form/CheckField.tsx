import { Field, type FieldProps } from './Field'

/** A box to tick: its text in the form is 'yes' while it is ticked, and '' otherwise. */
export function CheckField(field: FieldProps) {
  return (
    <Field {...field} isBox>
      {(control) => <input {...control} type="checkbox" value="yes" />}
    </Field>
  )
}
