import { useCallback, useLayoutEffect, useRef, useState, type RefCallback } from 'react'
import * as v from 'valibot'
import { newDocumentId } from '@/domain/documentId'
import { clearDraft, readDraft, takeSecrets, saveDraft, saveSecrets } from './draft'

/** What is typed into a form: the text of each named field. */
export type FieldTexts = Record<string, string>

/** What a form and its fields need of each other; made by `useForm`. */
export interface FormHandle {
  /** The `ref` of the form element. */
  readonly attach: RefCallback<HTMLFormElement>
  /** The sentence that belongs under each invalid field. */
  readonly errors: FieldTexts
  /** What is typed now; empty until the page is interactive. */
  readonly texts: FieldTexts
  /** To be called at every change inside the form. */
  readonly onInput: () => void
  /** Writes a text into a field, as if typed. */
  fill(name: string, text: string): void
  /** Moves the focus to a field. */
  focus(name: string): void
  /**
   * The checked values; or null when something is invalid, and then each invalid field says why
   * and the first one has the focus.
   */
  check<Output>(schema: v.GenericSchema<FieldTexts, Output>): Output | null
  /**
   * The id under which to store `content`: chosen once and the same for the same content, through
   * retries and reloads, so that a retry after a lost answer stores nothing twice.
   */
  documentIdFor(content: object): string
  /** Empties the form and forgets its draft; what was typed since the last `check` stays. */
  clear(): void
  /** Keeps its passwords, in memory alone, for somebody who leaves for a moment and comes back. */
  keepPasswords(): void
  /** Forgets the draft of a form that is being left on purpose. */
  discard(): void
}

/**
 * A form whose fields keep their own text (so that what is typed before the page is interactive
 * counts too), with one schema to check it and a draft that survives a reload. Passwords are never
 * part of the draft.
 * @param draftName where the draft is kept, one name per form; it lasts until the tab is closed.
 * Null while the name is not known, as it may be until the page is interactive: nothing is kept yet.
 */
export function useForm(draftName: string | null): FormHandle {
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldTexts>({})
  const [texts, setTexts] = useState<FieldTexts>({})
  const checkedTexts = useRef('')
  const lastSchema = useRef<v.GenericSchema<FieldTexts, unknown> | null>(null)

  const attach = useCallback((element: HTMLFormElement | null) => {
    ref.current = element
  }, [])

  const read = useCallback(() => {
    const now = textsIn(ref.current)
    setTexts(now)
    return now
  }, [])

  const keep = useCallback(() => {
    if (draftName === null) return
    saveDraft(draftName, {
      ...readDraft(draftName),
      texts: textsIn(ref.current, 'without secrets'),
    })
  }, [draftName])

  useLayoutEffect(() => {
    if (draftName === null) return
    const kept = { ...readDraft(draftName)?.texts, ...takeSecrets(draftName) }
    for (const [name, text] of Object.entries(kept)) {
      const field = fieldNamed(ref.current, name)
      if (field && text !== '' && !hasBeenTyped(field)) write(field, text)
    }
    read()
    // What was typed before the page was interactive is a draft too.
    if (fieldsOf(ref.current).some(hasBeenTyped)) keep()
  }, [draftName, read, keep])

  return {
    attach,
    errors,
    texts,
    onInput() {
      const now = read()
      keep()
      // A field that was found invalid says at once when it is right.
      const schema = lastSchema.current
      if (schema && Object.keys(errors).length > 0) {
        const still = errorsIn(schema, now)
        setErrors((before) =>
          Object.fromEntries(
            Object.keys(before).flatMap((name) => (still[name] ? [[name, still[name]]] : [])),
          ),
        )
      }
    },
    fill(name, text) {
      const field = fieldNamed(ref.current, name)
      if (!field) return
      write(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
    focus(name) {
      fieldNamed(ref.current, name)?.focus()
    },
    check(schema) {
      lastSchema.current = schema
      const now = read()
      checkedTexts.current = JSON.stringify(now)
      const result = v.safeParse(schema, now)
      const found = result.success ? {} : errorsIn(schema, now)
      setErrors(found)
      if (result.success) return result.output
      const first = Object.keys(now).find((name) => found[name])
      if (first) fieldNamed(ref.current, first)?.focus()
      return null
    },
    documentIdFor(content) {
      if (draftName === null) return newDocumentId()
      const attempts = readDraft(draftName)?.attempts ?? {}
      const text = JSON.stringify(content)
      const id = attempts[text] ?? newDocumentId()
      saveDraft(draftName, {
        texts: textsIn(ref.current, 'without secrets'),
        attempts: { ...attempts, [text]: id },
      })
      return id
    },
    clear() {
      if (ref.current && JSON.stringify(read()) !== checkedTexts.current) {
        // What was sent has its id for good: the same again would be another one.
        if (draftName !== null) clearDraft(draftName)
        keep()
        return
      }
      ref.current?.reset()
      if (draftName !== null) clearDraft(draftName)
      setErrors({})
      read()
    },
    keepPasswords() {
      if (draftName !== null) saveSecrets(draftName, textsIn(ref.current, 'secrets only'))
    },
    discard() {
      if (draftName !== null) clearDraft(draftName)
    },
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function fieldNamed(form: HTMLFormElement | null, name: string): Field | null {
  const field = form?.elements.namedItem(name)
  return isField(field) ? field : null
}

function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

function fieldsOf(form: HTMLFormElement | null): Field[] {
  return [...(form?.elements ?? [])].filter(isField).filter(({ name }) => name !== '')
}

/** Whether a field holds anything else than what the page put there. */
function hasBeenTyped(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const options = [...field.options]
  const original = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return field.value !== (original?.value ?? '')
}

function write(field: Field, text: string): void {
  if (isBox(field)) field.checked = text !== ''
  else field.value = text
}

function textOf(field: Field): string {
  if (isBox(field)) return field.checked ? field.value : ''
  // A number or date input hides what is none; 'NaN' lets the schema say so.
  return field.validity.badInput ? 'NaN' : field.value
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox'
}

function textsIn(
  form: HTMLFormElement | null,
  which: 'all' | 'secrets only' | 'without secrets' = 'all',
): FieldTexts {
  const fields = fieldsOf(form).filter(
    (field) => which === 'all' || (which === 'secrets only') === 'secret' in field.dataset,
  )
  return Object.fromEntries(fields.map((field) => [field.name, textOf(field)]))
}

function errorsIn(schema: v.GenericSchema<FieldTexts, unknown>, texts: FieldTexts): FieldTexts {
  const result = v.safeParse(schema, texts)
  if (result.success) return {}
  const nested: Partial<Record<string, readonly string[]>> = v.flatten(result.issues).nested ?? {}
  return Object.fromEntries(
    Object.entries(nested).map(([name, sentences]) => [name, sentences?.[0] ?? '']),
  )
}
