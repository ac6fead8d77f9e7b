import { organisation } from '@/content/facts/organisation'
import { isolated } from '@/domain/text/inPlace'
import { mostParts } from '@/staff/domain/confirmation'

export const paymentTexts = {
  kinds: {
    donation: 'donation',
    order: 'order',
    fee: 'membership fee',
    income: 'income without a pledge',
    refund: 'refund',
  },
  methods: { mpesa: 'M-Pesa', bank: 'Bank', cash: 'Cash' },
  record: (
    record: Readonly<Record<'amount' | 'name' | 'what' | 'code' | 'day' | 'who' | 'when', string>>,
  ) =>
    `${record.amount}${record.name && ` from ${isolated(record.name)}`} for ${record.what}, code ${record.code}, arrived on ${record.day}, confirmed by ${record.who}, ${record.when}`,
  refund: (
    record: Readonly<Record<'amount' | 'name' | 'what' | 'code' | 'day' | 'who' | 'when', string>>,
  ) =>
    `${record.amount} paid back${record.name && ` to ${isolated(record.name)}`}, ${record.what}, code ${record.code}, on ${record.day}, recorded by ${record.who}, ${record.when}`,
  back: (amount: string) => `${amount} paid back`,
  soFar: (paid: string, expected: string) => `${paid} of ${expected}`,
  arrived: (day: string) => `arrived ${day}`,
  arrivedOther: (amount: string, day: string) => `${amount} arrived ${day}`,
  by: (who: string, when: string) => `by ${who}, ${when}`,
} as const

export const confirmTexts = {
  title: 'Confirm a payment',
  text: (name: string) =>
    `From ${isolated(name)}. Confirm only money that you have seen: in the statement, or in your hands.`,
  done: (name: string, amount: string) => `Confirmed: ${amount} from ${isolated(name)}.`,
  method: { label: 'How it came', missing: 'Choose how it came.' },
  code: {
    unknown: 'M-Pesa code, or the bank’s number',
    mpesa: 'M-Pesa code',
    bank: 'The bank’s transfer number',
  },
  codeInvalid: {
    mpesa: (signs: number) =>
      `An M-Pesa code begins with a letter and has ten letters and digits. This has ${signs}.`,
    bank: (signs: number) => `A bank’s number has 4 to 30 letters and digits. This has ${signs}.`,
  },
  amount: 'Amount that arrived, in whole Ksh',
  amountInvalid: 'Write the amount in whole Ksh.',
  split: 'Part of this payment is for something else',
  part: 'Amount for this one, in whole Ksh',
  partInvalid: (most: string) => `Write the part in whole Ksh, at most ${most}.`,
  left: (rest: string, received: string) =>
    `${rest} of this payment is left: ${received} came in under this code.`,
  paidOn: 'Day it arrived',
  paidOnInvalid: 'Choose the day it arrived: today or before.',
  odd: {
    'looks-like-mpesa': () =>
      'This looks like an M-Pesa code. If it is one, choose M-Pesa above, or the code could be confirmed a second time.',
    'far-from-expected': (arrived: string, expected: string) =>
      `${arrived} is far from the ${expected} that we expect.`,
  },
  sure: 'I have checked, and it is right',
  refused:
    'It was not confirmed: the database refused it. Reload the list, or ask the person who manages staff access.',
  notConfirmed: 'It was not confirmed.',
  usedCode: (what: string) => `This code is used already: ${what}.`,
  usedUp: 'None of this payment is left.',
  tooMuch: (rest: string) => `It was not confirmed: only ${rest} of this payment is left.`,
  lastPart: (rest: string) =>
    `It was not confirmed: a payment has ${mostParts} parts at most, so the last one has to take all ${rest} that are left.`,
  otherTotal: (received: string) =>
    `It was not confirmed: the book has ${received} under this code. If that is wrong, void what is booked first.`,
  paid: (what: string) => `It was not confirmed, because it already is: ${what}.`,
  failed: 'It was not confirmed. Nothing has changed.',
} as const

export const voidTexts = {
  title: 'Void this confirmation?',
  text: (what: string) =>
    `${what}. It stays on record with your reason. The code, and what it was for, can then be confirmed again.`,
  gone: 'The record of this confirmation is gone, so it cannot be voided. Tell the person who looks after the console.',
  refundTitle: 'Void this refund?',
  refundText: (what: string) =>
    `${what}. It stays on record with your reason, and no longer counts. Then it may be paid back again.`,
  paidBack: (amount: string, code: string) =>
    `It cannot be voided yet: ${amount} of it was paid back (${code}). Void that refund first, in the book.`,
  reason: 'Reason',
  reasonMissing: 'Write why it was a mistake.',
  failed: 'It was not voided: the confirmation stands.',
} as const

export const thanksTexts = {
  mark: 'Mark as thanked',
  undo: 'Undo',
  noted: (name: string) => `${isolated(name)} is marked as thanked.`,
  undone: (name: string) => `${isolated(name)} is no longer marked as thanked.`,
  by: (who: string, when: string) => `Thanked by ${who} on ${when}`,
  already: (name: string, who: string, when: string) =>
    `${isolated(name)} was thanked by ${who} at ${when}`,
  draft: {
    by: (channel: string) => `Thank by ${channel}`,
    donation: {
      subject: 'Thank you for your gift',
      text: (name: string, reference: string, amount: string | null) =>
        `Hi ${isolated(name)}, your gift${amount ? ` of ${amount}` : ''} has arrived (reference ${reference}). Thank you! ${organisation.tagline}`,
    },
    order: {
      subject: 'Thank you for your order',
      text: (name: string, reference: string, amount: string | null) =>
        `Hi ${isolated(name)}, your payment${amount ? ` of ${amount}` : ''} for order ${reference} has arrived. Thank you! ${organisation.tagline}`,
    },
  },
} as const
