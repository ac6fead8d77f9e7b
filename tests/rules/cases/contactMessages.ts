import { serverTimestamp } from 'firebase/firestore/lite'
import { longest } from '@/domain/text/plainText'
import type { RulesCase } from '../support/cases'
import {
  accessCases,
  anybody,
  each,
  fieldCases,
  idCases,
  questions,
  setting,
  staffFor,
  type DocumentKind,
} from '../support/tables'
import { lineTable, nameTable, serverTimeTable, textTable } from '../support/texts'
import { without } from '../support/values'

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
    user_name: nameTable(longest.name),
    user_email: lineTable(longest.email),
    user_subject: lineTable(longest.subject),
    message: textTable(longest.message),
    timestamp: serverTimeTable,
  },
}

const fields = Object.keys(contactMessage)

export const contactMessageCases: readonly RulesCase[] = [
  ...accessCases(kind, {
    create: anybody,
    writeAgain: anybody,
    list: staffFor.messages,
    delete: staffFor.messages,
  }),
  ...fieldCases(kind),
  ...idCases(kind),
  ...questions(
    { visitor: 'anonymous', stored: { [kind.path]: contactMessage } },
    {
      refused: {
        ...each(fields, 'a message sent again with another', (field) =>
          setting(kind.path, { ...contactMessage, [field]: 'Another' }),
        ),
        ...each(fields, 'a message sent again without its', (field) =>
          setting(kind.path, without(contactMessage, field)),
        ),
      },
    },
  ),
]
