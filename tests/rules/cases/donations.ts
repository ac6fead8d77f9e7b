import { serverTimestamp } from 'firebase/firestore/lite'
import { maxDonationKsh, paymentMethods } from '@/domain/giving/donation'
import { longest } from '@/domain/text/plainText'
import { staffDocuments, type RulesCase, type Visitor } from '../support/cases'
import { accessCases, anybody, fieldCases, idCases, readBy } from '../support/tables'
import {
  emailTable,
  nameTable,
  optionalTextTable,
  serverTimeTable,
  smuggled,
} from '../support/texts'
import { DaysAgo, valueOfEveryType, without } from '../support/values'

/** What the donation form stores. */
export const donation = {
  name: 'Ann Achieng',
  email: 'ann@example.org',
  amount: '500',
  message: 'Keep going!',
  paymentMethod: 'mpesa',
  timestamp: serverTimestamp(),
}

const kind = {
  name: 'a donation',
  path: 'Donations/D2F4AAAAAAAAAAAAAAAA',
  visitor: 'anonymous',
  valid: donation,
  fields: {
    name: nameTable(longest.name),
    email: emailTable(longest.email),
    amount: {
      accepted: { '1': '1', [maxDonationKsh]: String(maxDonationKsh), '1000': '1000' },
      refused: {
        ...valueOfEveryType,
        ...smuggled('500'),
        'the number 500': 500,
        '0': '0',
        [maxDonationKsh + 1]: String(maxDonationKsh + 1),
        '-500': '-500',
        '+500': '+500',
        '0500': '0500',
        '500.00': '500.00',
        '1,000': '1,000',
        '1e3': '1e3',
        '0x1F4': '0x1F4',
        NaN: 'NaN',
        Infinity: 'Infinity',
        'Ksh 500': 'Ksh 500',
        '500 with a space before': ' 500',
        'digits of another script': '٥٠٠',
        'larger than a 64-bit integer': '9223372036854775808',
        'a million digits': '9'.repeat(1_000_000),
      },
    },
    message: optionalTextTable(longest.message),
    paymentMethod: {
      accepted: Object.fromEntries(paymentMethods.map((method) => [method, method])),
      refused: {
        ...valueOfEveryType,
        cash: 'cash',
        'M-Pesa in capitals': 'MPESA',
        'mpesa with a line feed': 'mpesa\n',
        'part of a method': 'mpes',
        'a list of the methods': paymentMethods,
      },
    },
    timestamp: serverTimeTable,
  },
} as const

const again = { stored: { [kind.path]: donation }, visitor: 'anonymous' } as const

const readers: readonly Visitor[] = ['money', 'allAreas']

/** Creating a donation, and what a second write under its id may do. */
export const donationCases: readonly RulesCase[] = [
  ...accessCases(kind, {
    create: anybody,
    'write unchanged once more': anybody,
    ...readBy(readers),
  }),
  ...fieldCases(kind),
  ...idCases(kind),
  ...Object.entries({
    name: 'Bob Barasa',
    email: 'bob@example.org',
    amount: '5000',
    message: 'Something else',
    paymentMethod: 'bank',
  }).map(([field, value]): RulesCase => ({
    ...again,
    title: `a second write of a donation with another ${field} is refused`,
    attempt: { kind: 'set', path: kind.path, fields: { ...donation, [field]: value } },
    allowed: false,
  })),
  ...Object.keys(donation).map((field): RulesCase => ({
    ...again,
    title: `a second write of a donation without its ${field} is refused`,
    attempt: { kind: 'set', path: kind.path, fields: without(donation, field) },
    allowed: false,
  })),
  ...Object.entries({ ...valueOfEveryType, 'the time of the browser': new Date() }).map(
    ([what, timestamp]): RulesCase => ({
      ...again,
      title: `a second write of a donation whose timestamp is ${what} is refused`,
      attempt: { kind: 'set', path: kind.path, fields: { ...donation, timestamp } },
      allowed: false,
    }),
  ),
  {
    ...again,
    title: 'a second write of a donation to which staff added a field must not drop it',
    stored: { [kind.path]: { ...donation, confirmed: true } },
    attempt: { kind: 'set', path: kind.path, fields: donation },
    allowed: false,
  },
  {
    ...again,
    title: 'only the amount of a stored donation cannot be changed either',
    attempt: { kind: 'change', path: kind.path, fields: { amount: '1' } },
    allowed: false,
  },
  ...(
    [
      ['money', 90, true],
      ['money', 89.99, false],
      ['members', 1000, false],
      ['anonymous', 1000, false],
    ] as const
  ).map(([visitor, days, allowed]): RulesCase => ({
    title: `${visitor} may ${allowed ? '' : 'not '}delete a donation of ${days} days ago`,
    visitor,
    stored: { ...staffDocuments, [kind.path]: { ...donation, timestamp: new DaysAgo(days) } },
    attempt: { kind: 'delete', path: kind.path },
    allowed,
  })),
]
