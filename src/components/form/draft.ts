import { newDocumentId } from '@/domain/documentId'
import { deviceEntry } from '@/device/deviceStore'
import { areTexts, plainSchema } from '@/device/plainSchemas'
import { readTexts, type FieldTexts } from './formElements'

type FormElement = HTMLFormElement | null

/** What is kept of a form until it is sent: its texts, and the document's id for each content tried. */
interface Draft {
  readonly texts: FieldTexts
  readonly attempts?: FieldTexts
}

function isDraft(kept: unknown): kept is Draft {
  const { texts, attempts = {} }: Partial<Record<keyof Draft, unknown>> = Object(kept)
  return areTexts(texts) && areTexts(attempts)
}

const drafts = deviceEntry('draft', plainSchema(isDraft))
const passwords = deviceEntry('password', plainSchema(areTexts))

/** The draft kept under a form's name. */
export function draftOf(name: string) {
  const stored = () => ({ texts: {}, attempts: {}, ...drafts.read(name) })
  return {
    /** What to fill in again; passwords are handed out once. */
    take(): FieldTexts {
      const taken = { ...stored().texts, ...passwords.read(name) }
      passwords.forget(name)
      return taken
    },
    /** Keeps what is typed, but no password. */
    save: (form: FormElement) =>
      drafts.write({ ...stored(), texts: readTexts(form, 'without passwords') }, name),
    /** Keeps passwords until the form is back or the page is reloaded, in memory alone. */
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
