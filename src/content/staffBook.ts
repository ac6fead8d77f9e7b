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
  /** Whose pledge or profile has been deleted. */
  unknownPayer: 'no longer stored',
  nobody: 'nobody named',
  count: (shown: number, all: number) => `${shown} of ${all} entries`,
  more: (left: number) => `Show more (${left} left)`,
  voided: (day: string, who: string) => `Void since ${day}, by ${who}:`,
  counts: 'Counts',
  isVoid: 'Void',
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
    /** A first press whose answer was lost, then other texts. */
    cashTaken:
      'What you wrote down first is in the book already. Look there, and void it if it was wrong. Press again only for other money.',
    matchNote: 'Paid without a pledge',
    fromMatch: 'Write down as income…',
    inBook: 'It is in the book.',
  },
} as const
