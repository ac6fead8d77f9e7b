import * as v from 'valibot'
import type { FieldTexts } from './formElements'

/** What a form takes of what is typed. */
export type Schema<Values> = v.GenericSchema<FieldTexts, Values>

/** What is typed, as a schema takes it; or the sentence that belongs under each invalid field. */
export type Checked<Values> =
  | { readonly isValid: true; readonly values: Values; readonly errors: FieldTexts }
  | { readonly isValid: false; readonly errors: FieldTexts }

export function check<Values>(schema: Schema<Values>, texts: FieldTexts): Checked<Values> {
  const result = v.safeParse(schema, texts)
  if (result.success) return { isValid: true, values: result.output, errors: {} }
  const errors: FieldTexts = {}
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message
  return { isValid: false, errors }
}
