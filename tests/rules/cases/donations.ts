import { serverTimestamp } from 'firebase/firestore/lite'
import { maxDonationKsh, paymentMethods } from '@/domain/giving/donation'
import { longest } from '@/domain/text/plainText'
import type { RulesCase } from '../support/cases'
import {
  deleting,
  formCases,
  questions,
  sentAgainCases,
  staffFor,
  type DocumentKind,
} from '../support/tables'
import { emailTable, nameTable, optionalTextTable, smuggled, some } from '../support/texts'
import { DaysAgo } from '../support/values'

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
    email: some(emailTable),
    amount: {
      accepted: ['1', String(maxDonationKsh)],
      refused: [500, String(maxDonationKsh + 1), ...wrongAmounts, ...smuggled('500')],
    },
    message: optionalTextTable(longest.message),
    paymentMethod: { accepted: paymentMethods, refused: ['cash', 'MPESA', 'mpesa\n', 'mpes'] },
  },
}

const daysOld = (days: number) => ({
  [kind.path]: { ...donation, timestamp: new DaysAgo(days) },
})
export const donationCases: readonly RulesCase[] = [
  ...formCases(kind, { list: staffFor.money }),
  ...sentAgainCases(kind),
  ...questions({
    visitor: 'money',
    stored: daysOld(90),
    allowed: { 'staff for money delete a donation after 90 days': deleting(kind.path) },
    refused: {
      'staff for money delete it earlier': { try: deleting(kind.path), stored: daysOld(89.99) },
      'staff for members delete it': { try: deleting(kind.path), visitor: 'members' },
      'a stranger deletes it': { try: deleting(kind.path), visitor: 'anonymous' },
    },
  }),
]
