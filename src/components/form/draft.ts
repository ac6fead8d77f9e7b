import * as v from 'valibot'
import { newDocumentId } from '@/domain/documentId'
import { deviceEntry } from '@/device/deviceStore'
import type { FieldTexts } from './formElements'

const texts = v.record(v.string(), v.string())

/** What is kept of a form until it is sent: its texts, and the document's id for each content tried. */
const drafts = deviceEntry('draft', v.object({ texts, attempts: v.optional(texts, {}) }))
const passwords = deviceEntry('password', texts)

/** The draft of a form. */
export interface Draft {
  /** What to fill in again; passwords are handed out once. */
  readonly take: () => FieldTexts
  readonly save: (texts: FieldTexts) => void
  /** Keeps passwords until the form is back or the page is reloaded, in memory alone. */
  readonly savePasswords: (texts: FieldTexts) => void
  /** The id for a content: chosen once, so that a retry after a lost answer stores nothing twice. */
  readonly idFor: (content: object, texts: FieldTexts) => string
  readonly forget: () => void
}

/** The draft kept under a form's name; null keeps nothing. */
export function draftOf(name: string | null): Draft {
  if (name === null) {
    return {
      take: () => ({}),
      save: () => undefined,
      savePasswords: () => undefined,
      idFor: newDocumentId,
      forget: () => undefined,
    }
  }
  return {
    take() {
      const taken = { ...drafts.read(name)?.texts, ...passwords.read(name) }
      passwords.forget(name)
      return taken
    },
    save: (typed) =>
      drafts.write({ texts: typed, attempts: drafts.read(name)?.attempts ?? {} }, name),
    savePasswords: (typed) => passwords.write(typed, name),
    idFor(content, typed) {
      const attempts = drafts.read(name)?.attempts ?? {}
      const key = JSON.stringify(content)
      const id = attempts[key] ?? newDocumentId()
      drafts.write({ texts: typed, attempts: { ...attempts, [key]: id } }, name)
      return id
    },
    forget() {
      drafts.forget(name)
      passwords.forget(name)
    },
  }
}
