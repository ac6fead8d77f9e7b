import type { RecordKind } from '@/staff/domain/confirmation'
import organisation from '@/content/facts/organisation.json'
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
  notAll: (most: number) =>
    `Perhaps not all: a search in all months finds at most ${most} payments by amount, code or reference. Type more, or choose a month.`,
  lookEverywhere: 'Look in all months',
  unknownPayer: 'no longer stored',
  nobody: 'nobody named',
  voided: (day: string, who: string) => `Void since ${day}, by ${who}:`,
  counts: 'Counts',
  isVoid: 'Void',
  paidBack: (amount: string, day: string) => `${amount} paid back on ${day}`,
  recordIncome: 'Record income…',
  recordRefund: 'Paid back…',
  left: {
    title: (month: string) => `Known and left in ${month}`,
    sum: (count: number, sum: string) =>
      `${sum} in ${count === 1 ? '1 payment' : `${count} payments`} of the statements, in none of the sums above.`,
    booked: (amount: string) => `${amount} is in the book`,
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
} as const
