import * as v from 'valibot'
import * as marks from '@/config/marks'
import { deviceEntry } from '@/device/deviceStore'
import { newDocumentId } from '@/domain/documentId'

export type FieldTexts = Record<string, string>

type FormElement = HTMLFormElement | null
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const texts = v.record(v.string(), v.string())

/** `attempts`: document ids by content. */
const drafts = deviceEntry('draft', v.object({ texts, attempts: v.optional(texts, {}) }))
const passwords = deviceEntry('password', texts)

export function draftOf(name: string) {
  const stored = () => ({ texts: {}, attempts: {}, ...drafts.read(name) })
  return {
    /** The texts to restore; passwords only once. */
    take(): FieldTexts {
      const taken = { ...stored().texts, ...passwords.read(name) }
      passwords.forget(name)
      return taken
    },
    /** Only what was changed: what we know may be newer the next time. */
    save(form: FormElement) {
      const changed = readTexts(form, (field) => isTouched(field) && !isPassword(field))
      drafts.write({ ...stored(), texts: changed }, name)
    },
    /** In memory only. */
    savePasswords: (form: FormElement) => passwords.write(readTexts(form, isPassword), name),
    /** The same content has the same id, so that a retry stores nothing twice. */
    idFor: (content: object): string => {
      const key = JSON.stringify(content)
      const { attempts } = stored()
      const id = attempts[key] ?? newDocumentId()
      drafts.write({ ...stored(), attempts: { ...attempts, [key]: id } }, name)
      return id
    },
    forget() {
      drafts.forget(name)
      passwords.forget(name)
    },
  }
}

export function readTexts(
  form: FormElement,
  belongs: (field: Field) => boolean = () => true,
): FieldTexts {
  const fields = fieldsOf(form).filter(belongs)
  return Object.fromEntries(fields.map((field) => [field.name, textOf(field)]))
}

export function fillUntouched(form: FormElement, draft: FieldTexts): void {
  for (const field of fieldsOf(form)) {
    const text = draft[field.name]
    if (text && !isTouched(field)) writeText(field, text)
  }
}

export function emptyUnchanged(form: FormElement, filled: FieldTexts): void {
  for (const field of fieldsOf(form)) {
    if (filled[field.name] && field.value === filled[field.name]) writeText(field, '')
  }
}

export function isAnyTouched(form: FormElement): boolean {
  return fieldsOf(form).some(isTouched)
}

export function fieldNamed(form: FormElement, name: string | undefined): Field | undefined {
  return fieldsOf(form).find((field) => field.name === name)
}

/** Any text ticks a box. */
export function writeText(field: Field, text: string): void {
  if (isBox(field)) field.checked = text !== ''
  else field.value = text
}

function fieldsOf(form: FormElement): Field[] {
  return [...(form?.querySelectorAll<Field>('input[name], textarea[name], select[name]') ?? [])]
}

export function isTouched(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const options = [...field.options]
  const original = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return field.value !== original?.value
}

function textOf(field: Field): string {
  return isBox(field) && !field.checked ? '' : field.value
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox'
}

/** Even while it is shown as plain text. */
function isPassword(field: Field): boolean {
  return field.hasAttribute(marks.password)
}
