import { serverTimestamp } from 'firebase/firestore/lite'
import { longest } from '@/domain/text/plainText'
import type { RulesCase, Visitor } from '../support/cases'
import { accessCases, anybody, fieldCases, idCases, readBy } from '../support/tables'
import { lineTable, nameTable, serverTimeTable, textTable } from '../support/texts'
import { without } from '../support/values'

/** What the contact form stores where the email service fails. */
export const contactMessage = {
  user_name: 'Ann Achieng',
  user_email: 'ann@example.org',
  user_subject: 'Volunteering',
  message: 'How can I help?',
  timestamp: serverTimestamp(),
}

const address = lineTable(longest.email)
const kind = {
  name: 'a contact message',
  path: 'contactMessages/C9X3AAAAAAAAAAAAAAAA',
  visitor: 'anonymous',
  valid: contactMessage,
  fields: {
    user_name: nameTable(longest.name),
    user_email: {
      ...address,
      accepted: { ...address.accepted, 'an address with a typing mistake': 'ann@example' },
    },
    user_subject: lineTable(longest.subject),
    message: textTable(longest.message),
    timestamp: serverTimeTable,
  },
} as const

const again = {
  stored: { [kind.path]: contactMessage },
  visitor: 'anonymous',
  allowed: false,
} as const

const readers: readonly Visitor[] = ['messages', 'allAreas']

/** Leaving a message, and what a second write under its id may do. */
export const contactMessageCases: readonly RulesCase[] = [
  ...accessCases(kind, {
    create: anybody,
    'write unchanged once more': anybody,
    ...readBy(readers),
    delete: readers,
    'delete a missing': readers,
  }),
  ...fieldCases(kind),
  ...idCases(kind),
  ...Object.keys(contactMessage).flatMap((field): RulesCase[] => [
    {
      ...again,
      title: `a second write of a contact message with another ${field} is refused`,
      attempt: { kind: 'set', path: kind.path, fields: { ...contactMessage, [field]: 'Another' } },
    },
    {
      ...again,
      title: `a second write of a contact message without its ${field} is refused`,
      attempt: { kind: 'set', path: kind.path, fields: without(contactMessage, field) },
    },
  ]),
]
