import type { RecordKind } from '@/domain/staff/confirmation'
import { organisation } from './organisation'

export const recordKindNames: Readonly<Record<RecordKind, string>> = {
  donation: 'Donation',
  order: 'Order',
  fee: 'Membership fee',
  income: 'Without a pledge',
  refund: 'Refund',
}

export const bookTexts = {
  lead: 'All money that is confirmed or written down, the latest first.',
  allMonths: 'All months',
  sums: (month: string) => `Sums of ${month}`,
  all: 'All',
  search: 'Code, reference, name or amount',
  narrow:
    'In all months look for a code, a reference, an amount, or how the name with income begins. Other names are found within a month.',
  empty: 'Nothing is in the book of this month.',
  notFound: 'Nothing like that is here.',
  lookEverywhere: 'Look in all months',
  unknownPayer: 'no longer stored',
  nobody: 'nobody named',
  count: (shown: number, all: number) => `${shown} of ${all} entries`,
  more: (left: number) => `Show more (${left} left)`,
  voided: (day: string, who: string) => `Void since ${day}, by ${who}:`,
  counts: 'Counts',
  isVoid: 'Void',
  paidBack: (amount: string, day: string) => `${amount} paid back on ${day}`,
  refund: {
    open: 'Paid back…',
    title: 'Paid back',
    text: (what: string) =>
      `${what}. Write down what went back when you have seen it in the statement, or handed it over. It cannot be changed later; a mistake is voided.`,
    amount: 'Amount paid back, in whole Ksh',
    amountInvalid: (most: string) => `Write the amount in whole Ksh, at most ${most}.`,
    paidOn: 'Day on which it went back',
    paidOnInvalid: 'Choose the day: not before it came in, and not after today.',
    way: 'How it went back',
    wayMissing: 'Choose how it went back.',
    code: {
      mpesa: 'M-Pesa code of the paying out',
      bank: 'The bank’s number of the transfer',
    },
    note: 'Reason',
    noteMissing: 'Write why it was paid back.',
    yes: 'Write it down',
    failed: 'It is not known to be in the book. Press again: it is written down once.',
    refused:
      'It was not written down: the database refused it. Load the book again: it may be void by now.',
    already: (amount: string, code: string) =>
      `It was not written down: ${amount} of it are paid back already (${code}).`,
    usedCode:
      'It was not written down: this code is in the book already. Money goes back under a code of its own.',
  },
  print: 'Print this month',
  sheet: {
    title: (month: string) => `${organisation.productName}: money in ${month}`,
    lead: (day: string) =>
      `What had been confirmed or written down by ${day}, by the day on which it arrived. Sums are without what was voided.`,
    sums: 'Sums',
    corrections: 'Corrections',
    noCorrections: 'None.',
    correction: (what: string, day: string, who: string, reason: string) =>
      `${what}: void since ${day} by ${who}. ${reason}`,
    entries: 'Entries',
  },
  income: {
    open: 'Write down income…',
    title: 'Income without a pledge',
    lead: 'Cash at a stand, a payment to the till, a transfer or a grant that nobody pledged. It cannot be changed later; a mistake is voided.',
    amount: 'Amount (Ksh)',
    paidOn: 'Day on which it came in',
    method: 'How it came',
    code: {
      mpesa: 'M-Pesa code',
      bank: 'Number of the transfer, as the bank writes it',
    },
    bankAnyway: 'It is the bank’s number',
    from: 'From whom (optional)',
    fromHint: 'Leave it empty for many people at once, or for nobody known.',
    note: 'Note',
    noteHint: 'What it is, for example: stand on the open day.',
    submit: 'Write it down',
    pending: 'Writing it down…',
    done: (amount: string, month: string) => `${amount} is in the book of ${month}.`,
    failed: 'It is not known to be in the book. Press again: it is written down once.',
    taken: 'It was not written down: this code is in the book already. Look for it there.',
    tooMuch: (rest: string, received: string) =>
      `It was not written down: ${rest} of the ${received} under this code are left. The rest is in the book already.`,
    /** A first press got no reply, then the text changed. */
    cashTaken:
      'What you wrote down first is in the book already. Look there, and void it if it was wrong. Press again only for other money.',
    matchNote: 'Paid without a pledge',
    fromMatch: 'Write down as income…',
    inBook: 'It is in the book.',
  },
} as const
