import { deleteField, serverTimestamp } from 'firebase/firestore/lite'
import { longest } from '@/domain/text/plainText'
import type { RulesCase } from '../support/cases'
import {
  accessCases,
  anHourAgo,
  anybody,
  changing,
  each,
  fieldCases,
  idCases,
  questions,
  setting,
  staffFor,
  withinTheHour,
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
const sentAgain = changing(kind.path, without(contactMessage, 'timestamp'))
const storedAt = (timestamp: unknown) => ({ [kind.path]: { ...contactMessage, timestamp } })

export const contactMessageCases: readonly RulesCase[] = [
  ...accessCases(kind, {
    create: anybody,
    list: staffFor.messages,
    delete: staffFor.messages,
  }),
  ...fieldCases(kind),
  ...idCases(kind),
  ...questions(
    { visitor: 'anonymous', stored: storedAt(withinTheHour) },
    {
      allowed: { 'a message sent again within the hour': sentAgain },
      refused: {
        'a message sent again after an hour': { try: sentAgain, stored: storedAt(anHourAgo) },
        'a message sent again as of now': setting(kind.path, contactMessage),
        ...each(fields, 'a message sent again with another', (field) =>
          changing(kind.path, { [field]: 'Another' }),
        ),
        ...each(fields, 'a message sent again without its', (field) =>
          changing(kind.path, { [field]: deleteField() }),
        ),
      },
    },
  ),
]
