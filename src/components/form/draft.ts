import * as v from 'valibot'
import { newDocumentId } from '@/domain/documentId'
import { deviceEntry } from '@/device/deviceStore'
import { readTexts, type FieldTexts } from './formElements'

type FormElement = HTMLFormElement | null

const texts = v.record(v.string(), v.string())

/** The texts of a form, and the id of the document that each content tried so far becomes. */
const drafts = deviceEntry('draft', v.object({ texts, attempts: v.optional(texts, {}) }))
const passwords = deviceEntry('password', texts)

/** The draft of a form's name. */
export function draftOf(name: string) {
  const stored = () => ({ texts: {}, attempts: {}, ...drafts.read(name) })
  return {
    /** What to fill in again; passwords are handed out once. */
    take(): FieldTexts {
      const taken = { ...stored().texts, ...passwords.read(name) }
      passwords.forget(name)
      return taken
    },
    save: (form: FormElement) =>
      drafts.write({ ...stored(), texts: readTexts(form, 'without passwords') }, name),
    /** In memory alone: until the form is back or the page is reloaded. */
    savePasswords: (form: FormElement) => passwords.write(readTexts(form, 'passwords'), name),
    /** The id for a content: chosen once, so that a retry after a lost answer stores nothing twice. */
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
