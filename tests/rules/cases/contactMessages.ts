import { serverTimestamp } from 'firebase/firestore/lite'
import { longest } from '@/domain/text/plainText'
import type { RulesCase } from '../support/cases'
import { formCases, sentAgainCases, staffFor, type DocumentKind } from '../support/tables'
import { lineTable, nameTable, some, textTable } from '../support/texts'

/** What the contact form stores where the email service fails. */
export const contactMessage = {
  user_name: 'Ann Achieng',
  // An address with a mistake must not keep a call for help from us.
  user_email: 'ann@example',
  user_subject: 'Volunteering',
  message: 'How can I help?',
  timestamp: serverTimestamp(),
}

const kind: DocumentKind = {
  name: 'a contact message',
  path: 'contactMessages/C9X3AAAAAAAAAAAAAAAA',
  visitor: 'anonymous',
  valid: contactMessage,
  fields: {
    user_name: some(nameTable(longest.name)),
    user_email: some(lineTable(longest.email)),
    user_subject: some(lineTable(longest.subject)),
    message: textTable(longest.message),
  },
}

export const contactMessageCases: readonly RulesCase[] = [
  ...formCases(kind, { list: staffFor.messages, delete: staffFor.messages }),
  ...sentAgainCases(kind),
]
