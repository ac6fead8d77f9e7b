import { isolated } from '@/domain/text/inPlace'
import { mostParts } from '@/staff/domain/confirmation'

/** The words of the form, which depend on what it was opened for. */
export type BookingWords = typeof confirm

const confirm = {
  title: 'Confirm a payment',
  method: 'How it came',
  methodMissing: 'Choose how it came.',
  code: {
    unknown: 'M-Pesa code, or the bank’s number',
    mpesa: 'M-Pesa code',
    bank: 'The bank’s transfer number',
  },
  amount: 'Amount that arrived, in whole Ksh',
  isPart: 'Part of this payment is for something else',
  left: (rest: string, received: string) =>
    `${rest} of this payment is left: ${received} came in under this code.`,
  paidOn: 'Day it arrived',
  paidOnInvalid: 'Choose the day it arrived: today or before.',
  note: 'Note',
  noteHint: 'What it is, for example: stand on the open day.',
  noteMissing: 'Write what it is.',
  yes: 'Confirm',
  failed: 'We do not know whether it is confirmed. Press again: it is confirmed only once.',
  /** The beginning of the sentence that says why. */
  not: 'It was not confirmed',
  refused:
    'It was not confirmed: the database refused it. Reload the list, or ask the person who manages staff access.',
}

const recorded = {
  yes: 'Record it',
  not: 'It was not recorded',
  failed: 'We do not know whether it is in the book. Press again: it is recorded only once.',
}

export const bookingWords = {
  confirm,
  split: {
    ...confirm,
    title: 'What is this payment for?',
    amount: 'Amount (Ksh)',
    yes: 'Book it',
    failed: 'What has a ✓ is booked; the rest may be too. Press again: nothing is booked twice.',
    refused:
      'What has a ✓ is booked; the rest was refused. Look at each, then match the statement again.',
  },
  income: {
    ...confirm,
    ...recorded,
    title: 'Income without a pledge',
    code: { ...confirm.code, bank: 'Transfer number, as the bank writes it' },
    amount: 'Amount (Ksh)',
    paidOn: 'Day it came in',
    paidOnInvalid: 'Choose the day it came in: today or before.',
    refused:
      'It was not recorded: the database refused it. Ask the person who manages staff access.',
  },
  refund: {
    ...confirm,
    ...recorded,
    title: 'Paid back',
    method: 'How it went back',
    methodMissing: 'Choose how it went back.',
    code: { ...confirm.code, mpesa: 'M-Pesa code of the refund' },
    amount: 'Amount paid back, in whole Ksh',
    isPart: 'Part of it pays back something else',
    left: (rest: string, received: string) =>
      `${rest} of it is left: ${received} went back under this code.`,
    paidOn: 'Day it went back',
    paidOnInvalid: 'Choose the day: not before it came in, and not after today.',
    note: 'Reason',
    noteHint: '',
    noteMissing: 'Write why it was paid back.',
    refused:
      'It was not recorded: the database refused it. Reload the book: it may be void by now.',
  },
} satisfies Record<string, BookingWords>

export const bookingTexts = {
  confirm: (name: string) =>
    `From ${isolated(name)}. Confirm only money that you have seen: in the statement, or in your hands.`,
  confirmed: (name: string, amount: string) => `Confirmed: ${amount} from ${isolated(name)}.`,
  income:
    'Cash at a stand, a payment to the till, a transfer or a grant that nobody pledged. It cannot be changed later; a mistake is voided.',
  incomeDone: (amount: string, month: string) => `${amount} is in the book of ${month}.`,
  line: (amount: string, payer: string, code: string) =>
    `${amount}${payer && ` from ${isolated(payer)}`}, ${code}.`,
  split: 'Choose the pledges, orders or fees it pays, or a part of each. The rest stays open.',
  refund: (what: string) =>
    `${what}. Record it once you have seen it in the statement or handed it over. It cannot be changed later; a mistake is voided.`,
  codeInvalid: {
    mpesa: (signs: number) =>
      `An M-Pesa code begins with a letter and has ten letters and digits. This has ${signs}.`,
    bank: (signs: number) => `A bank’s number has 4 to 30 letters and digits. This has ${signs}.`,
  },
  amountInvalid: (most: string) => `Write the amount in whole Ksh, at most ${most}.`,
  part: 'Amount for this one, in whole Ksh',
  partInvalid: (most: string) => `Write the part in whole Ksh, at most ${most}.`,
  from: 'From whom (optional)',
  fromHint: 'Leave it empty for a group, or if you do not know.',
  odd: {
    'looks-like-mpesa': () =>
      'This looks like an M-Pesa code. If it is one, choose M-Pesa above, or the code could be confirmed a second time.',
    'far-from-expected': (arrived: string, expected: string) =>
      `${arrived} is far from the ${expected} that we expect.`,
    'half-a-fee': () => 'A fee counts as paid at once: book it when all of it has come in.',
  },
  more: (amount: string) => `${amount} more than expected.`,
  sure: 'I have checked, and it is right',
  search: 'Find by name or reference',
  notFound: 'Nothing open found for the days of this statement.',
  full: `A payment has ${mostParts} parts at most.`,
  last: `A payment has ${mostParts} parts at most: the last one takes all that is left, or is income.`,
  restIsIncome: 'The rest is income',
  add: 'Add',
  remove: 'Remove',
  partOf: (amount: string) => `Part of ${amount}`,
  sum: (sum: string, all: string, left: string) => `${sum} of ${all} — ${left} left`,
  sumTooMuch: (sum: string, all: string) => `${sum} is more than the ${all} that came in.`,
  none: 'Choose what it is for.',
  stored: (amount: string) => `${amount} is booked.`,
  notStored: 'We do not know whether it is booked.',
  usedCode: (what: string) => `This code is used already: ${what}.`,
  usedUp: 'None of this payment is left.',
  usedForRefund: 'This code is in the book already. Money goes back under a code of its own.',
  tooMuch: (rest: string) => `only ${rest} of this payment is left.`,
  lastPart: (rest: string) =>
    `a payment has ${mostParts} parts at most, so the last one has to take all ${rest} that are left.`,
  otherTotal: (received: string) =>
    `the book has ${received} under this code. If that is wrong, void what is booked first.`,
  paid: (what: string) => `It was not confirmed, because it already is: ${what}.`,
  paidBack: (amount: string, code: string) => `${amount} of it is paid back already (${code}).`,
  /** For when a first press got no reply and the text was changed after it. */
  cashTaken:
    'Your first entry is already in the book. Look there, and void it if it was wrong. Press again only for other money.',
} as const
