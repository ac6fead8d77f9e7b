import { mostParts, type RecordKind } from '@/staff/domain/confirmation'
import { organisation } from '@/content/facts/organisation'
import { isolated } from '@/domain/text/inPlace'

export const recordKindNames: Readonly<Record<RecordKind, string>> = {
  donation: 'Donation',
  order: 'Order',
  fee: 'Membership fee',
  income: 'Without a pledge',
  refund: 'Refund',
}

export const bookTexts = {
  lead: 'All money confirmed or recorded, newest first.',
  allMonths: 'All months',
  sums: (month: string) => `Sums of ${month}`,
  sumsBy: { method: 'How', kind: 'For' },
  all: 'All',
  search: 'Code, reference, name or amount',
  narrow: 'In all months you can search by code, reference, amount or name.',
  empty: 'The book of this month is empty.',
  notFound: 'Nothing found.',
  lookEverywhere: 'Look in all months',
  unknownPayer: 'no longer stored',
  nobody: 'nobody named',
  voided: (day: string, who: string) => `Void since ${day}, by ${who}:`,
  counts: 'Counts',
  isVoid: 'Void',
  paidBack: (amount: string, day: string) => `${amount} paid back on ${day}`,
  refund: {
    open: 'Paid back…',
    title: 'Paid back',
    text: (what: string) =>
      `${what}. Record it once you have seen it in the statement or handed it over. It cannot be changed later; a mistake is voided.`,
    amount: 'Amount paid back, in whole Ksh',
    amountInvalid: (most: string) => `Write the amount in whole Ksh, at most ${most}.`,
    paidOn: 'Day it went back',
    paidOnInvalid: 'Choose the day: not before it came in, and not after today.',
    method: 'How it went back',
    methodMissing: 'Choose how it went back.',
    code: {
      mpesa: 'M-Pesa code of the refund',
      bank: 'The bank’s transfer number',
    },
    note: 'Reason',
    noteMissing: 'Write why it was paid back.',
    yes: 'Record it',
    failed: 'We do not know whether it is in the book. Press again: it is recorded only once.',
    refused:
      'It was not recorded: the database refused it. Reload the book: it may be void by now.',
    already: (amount: string, code: string) =>
      `It was not recorded: ${amount} of it is paid back already (${code}).`,
    usedCode:
      'It was not recorded: this code is in the book already. Money goes back under a code of its own.',
  },
  print: 'Print this month',
  sheet: {
    title: (month: string) => `${organisation.productName}: money in ${month}`,
    lead: (day: string) =>
      `What was confirmed or recorded by ${day}, sorted by the day it arrived. Voided entries are not in the sums.`,
    sums: 'Sums',
    corrections: 'Corrections',
    noCorrections: 'None.',
    correction: (what: string, day: string, who: string, reason: string) =>
      `${what}: void since ${day} by ${who}. ${isolated(reason)}`,
    entries: 'Entries',
  },
  income: {
    open: 'Record income…',
    title: 'Income without a pledge',
    lead: 'Cash at a stand, a payment to the till, a transfer or a grant that nobody pledged. It cannot be changed later; a mistake is voided.',
    amount: 'Amount (Ksh)',
    paidOn: 'Day it came in',
    method: 'How it came',
    code: {
      mpesa: 'M-Pesa code',
      bank: 'Transfer number, as the bank writes it',
    },
    bankAnyway: 'It is the bank’s number',
    from: 'From whom (optional)',
    fromHint: 'Leave it empty for a group, or if you do not know.',
    note: 'Note',
    noteHint: 'What it is, for example: stand on the open day.',
    submit: 'Record it',
    pending: 'Recording it…',
    done: (amount: string, month: string) => `${amount} is in the book of ${month}.`,
    failed: 'We do not know whether it is in the book. Press again: it is recorded only once.',
    taken: 'It was not recorded: this code is in the book already. Look for it there.',
    tooMuch: (rest: string, received: string) =>
      `It was not recorded: ${rest} of the ${received} under this code is left. The rest is in the book already.`,
    lastPart: (rest: string) =>
      `It was not recorded: a payment has ${mostParts} parts at most, so the last one has to take all ${rest} that are left.`,
    refused:
      'It was not recorded: the database refused it. Ask the person who manages staff access.',
    /** A first press got no reply, then the text changed. */
    cashTaken:
      'Your first entry is already in the book. Look there, and void it if it was wrong. Press again only for other money.',
    matchNote: 'Paid without a pledge',
    fromMatch: 'Record as income…',
    inBook: 'It is in the book.',
  },
} as const
