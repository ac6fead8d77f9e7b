/** What is typed into a form: the text of each named field. */
export type FieldTexts = Record<string, string>

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The texts of a form's fields; passwords, which no draft may hold, are told apart. */
export function readTexts(
  form: HTMLFormElement | null,
  which: 'all' | 'passwords' | 'without passwords' = 'all',
): FieldTexts {
  const fields = fieldsOf(form).filter(
    // A password stays one while it is shown as plain text.
    ({ dataset }) => which === 'all' || (which === 'passwords') === 'password' in dataset,
  )
  return Object.fromEntries(fields.map((field) => [field.name, textOf(field)]))
}

/** Fills in what is kept of a form, but for fields that hold something typed. */
export function fillUntouched(form: HTMLFormElement | null, texts: FieldTexts): void {
  for (const field of fieldsOf(form)) {
    const text = texts[field.name]
    if (text && !isTouched(field)) writeText(field, text)
  }
}

/** Whether anything was typed into a form. */
export function isAnyTouched(form: HTMLFormElement | null): boolean {
  return fieldsOf(form).some(isTouched)
}

export function fieldNamed(form: HTMLFormElement | null, name: string): Field | undefined {
  return fieldsOf(form).find((field) => field.name === name)
}

/** Writes a text into a field; any text ticks a box. */
export function writeText(field: Field, text: string): void {
  if (isBox(field)) field.checked = text !== ''
  else field.value = text
}

function fieldsOf(form: HTMLFormElement | null): Field[] {
  return [...(form?.querySelectorAll<Field>('input[name], textarea[name], select[name]') ?? [])]
}

/** Whether a field holds anything else than what the page put there. */
function isTouched(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const options = [...field.options]
  const original = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return field.value !== original?.value
}

function textOf(field: Field): string {
  if (isBox(field)) return field.checked ? field.value : ''
  // A number or date input hides invalid text; 'NaN' lets the schema say so.
  return field.validity.badInput ? 'NaN' : field.value
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox'
}
