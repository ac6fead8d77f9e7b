import { serverTimestamp } from 'firebase/firestore/lite'
import { maxDonationKsh, paymentMethods } from '@/domain/giving/donation'
import { longest } from '@/domain/text/plainText'
import type { RulesCase } from '../support/cases'
import { deleting, each, formCases, questions, setting, staffFor } from '../support/tables'
import type { DocumentKind, FieldTable } from '../support/tables'
import {
  emailTable,
  lineTable,
  nameTable,
  optionalTextTable,
  smuggled,
  some,
  textTable,
} from '../support/texts'
import { DaysAgo } from '../support/values'

/** What the donation form stores. */
export const donation = {
  ...{ name: 'Ann Achieng', email: 'ann@example.org', amount: '500', message: 'Keep going!' },
  ...{ paymentMethod: 'mpesa', timestamp: serverTimestamp() },
}

export const amountTable: FieldTable<string> = {
  accepted: ['1', String(maxDonationKsh)],
  refused: [
    ...[String(maxDonationKsh + 1), '0', '-500', '+500', '0500', '500.00', '1,000', '1e3'],
    ...['Ksh 500', ' 500', 'one', '', '٥٠٠', ...smuggled('500')],
  ],
}

const pledge: DocumentKind = {
  name: 'a donation',
  path: 'Donations/D2F4AAAAAAAAAAAAAAAA',
  visitor: 'anonymous',
  valid: donation,
  fields: {
    name: nameTable(longest.name),
    email: some(emailTable),
    amount: { ...amountTable, refused: [500, ...(amountTable.refused ?? [])] },
    message: optionalTextTable(longest.message),
    paymentMethod: { accepted: paymentMethods, refused: ['cash', 'MPESA', 'mpesa\n', 'mpes'] },
  },
}

const daysOld = (days: number) => ({ [pledge.path]: { ...donation, timestamp: new DaysAgo(days) } })
const deleteIt = deleting(pledge.path)
const donationCases = [
  ...formCases(pledge, { list: staffFor.money }),
  ...questions({
    visitor: 'money',
    stored: daysOld(90),
    allowed: { 'staff for money delete a donation after 90 days': deleteIt },
    refused: {
      'staff for money delete it earlier': { try: deleteIt, stored: daysOld(89.99) },
      ...each(staffFor.notMoney, 'a donation is deleted by staff for', (by) => ({
        try: deleteIt,
        visitor: by,
      })),
      'a stranger deletes it': { try: deleteIt, visitor: 'anonymous' },
    },
  }),
]

const forMessages = { list: staffFor.messages, delete: staffFor.messages }

const subscription = { email: 'ann@example.org' }
const entry: DocumentKind = {
  name: 'an entry of the mailing list',
  path: 'mailingList/M7K2AAAAAAAAAAAAAAAA',
  visitor: 'anonymous',
  valid: subscription,
  fields: { email: emailTable },
}

const mailingListCases = [
  ...formCases(entry, forMessages),
  ...questions({
    visitor: 'anonymous',
    stored: { [entry.path]: subscription },
    refused: each(
      [{ email: 'bob@example.org' }, { email: 'Ann@example.org' }, {}],
      'an entry sent again as',
      (fields) => setting(entry.path, fields),
    ),
  }),
]

export const tellMe = {
  email: 'ann@example.org',
  subject: 'Yoga in the Open',
  timestamp: serverTimestamp(),
}

const wish: DocumentKind = {
  name: 'a wish to be told',
  path: 'tellMeWhen/T7K2AAAAAAAAAAAAAAAA',
  visitor: 'anonymous',
  valid: tellMe,
  fields: { email: some(emailTable), subject: lineTable(longest.subject) },
}

/** What the contact form stores where the email service fails. */
export const contactMessage = {
  user_name: 'Ann Achieng',
  // An address with a mistake must not keep a call for help from us.
  user_email: 'ann@example',
  user_subject: 'Volunteering',
  message: 'How can I help?',
  timestamp: serverTimestamp(),
}

const message: DocumentKind = {
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

/** What visitors send by the forms. */
export const formsCases: readonly RulesCase[] = [
  ...donationCases,
  ...mailingListCases,
  ...formCases(wish, forMessages),
  ...formCases(message, forMessages),
]
