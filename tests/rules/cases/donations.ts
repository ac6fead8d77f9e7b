import { deleteField, serverTimestamp } from 'firebase/firestore/lite'
import { maxDonationKsh, paymentMethods } from '@/domain/giving/donation'
import { longest } from '@/domain/text/plainText'
import { staffDocuments, type RulesCase } from '../support/cases'
import {
  accessCases,
  anHourAgo,
  anybody,
  changing,
  deleting,
  each,
  fieldCases,
  idCases,
  questions,
  setting,
  staffFor,
  withinTheHour,
  type DocumentKind,
} from '../support/tables'
import {
  emailTable,
  nameTable,
  optionalTextTable,
  serverTimeTable,
  smuggled,
} from '../support/texts'
import { DaysAgo, without } from '../support/values'

/** What the donation form stores. */
export const donation = {
  name: 'Ann Achieng',
  email: 'ann@example.org',
  amount: '500',
  message: 'Keep going!',
  paymentMethod: 'mpesa',
  timestamp: serverTimestamp(),
}

const wrongAmounts = [
  '0',
  '-500',
  '+500',
  '0500',
  '500.00',
  '1,000',
  '1e3',
  'Ksh 500',
  ' 500',
  '٥٠٠',
]

const kind: DocumentKind = {
  name: 'a donation',
  path: 'Donations/D2F4AAAAAAAAAAAAAAAA',
  visitor: 'anonymous',
  valid: donation,
  fields: {
    name: nameTable(longest.name),
    email: emailTable,
    amount: {
      accepted: ['1', String(maxDonationKsh)],
      refused: [500, String(maxDonationKsh + 1), ...wrongAmounts, ...smuggled('500')],
    },
    message: optionalTextTable(longest.message),
    paymentMethod: { accepted: paymentMethods, refused: ['cash', 'MPESA', 'mpesa\n', 'mpes'] },
    timestamp: serverTimeTable,
  },
}

const others = {
  name: 'Bob Barasa',
  email: 'bob@example.org',
  amount: '5000',
  message: 'Something else',
  paymentMethod: 'bank',
  timestamp: new Date(),
}

const storedAt = (timestamp: unknown) => ({ [kind.path]: { ...donation, timestamp } })
const daysOld = (days: number) => ({ ...staffDocuments, ...storedAt(new DaysAgo(days)) })
const sentAgain = changing(kind.path, without(donation, 'timestamp'))

export const donationCases: readonly RulesCase[] = [
  ...accessCases(kind, { create: anybody, list: staffFor.money }),
  ...fieldCases(kind),
  ...idCases(kind),
  ...questions(
    { visitor: 'anonymous', stored: storedAt(withinTheHour) },
    {
      allowed: {
        'a donation sent again within the hour': sentAgain,
        'a donation sent again by Bob': { try: sentAgain, visitor: 'bob' },
      },
      refused: {
        'a donation sent again after an hour': { try: sentAgain, stored: storedAt(anHourAgo) },
        'a donation sent again as of now': setting(kind.path, donation),
        'a donation that only becomes newer': changing(kind.path, { timestamp: serverTimestamp() }),
        ...each(Object.entries(others), 'a donation sent again with', ([field, value]) =>
          changing(kind.path, { [field]: value }),
        ),
        ...each(Object.keys(donation), 'a donation sent again without its', (field) =>
          changing(kind.path, { [field]: deleteField() }),
        ),
      },
    },
  ),
  ...questions(
    { visitor: 'money', stored: daysOld(90) },
    {
      allowed: { 'staff for money delete a donation after 90 days': deleting(kind.path) },
      refused: {
        'staff for money delete it earlier': { try: deleting(kind.path), stored: daysOld(89.99) },
        'staff for members delete it': { try: deleting(kind.path), visitor: 'members' },
        'a stranger deletes it': { try: deleting(kind.path), visitor: 'anonymous' },
      },
    },
  ),
]
