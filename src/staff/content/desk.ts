import type { Area } from '@/staff/domain/areas'
import type { Failure } from '@/domain/failure'
import { organisation } from '@/content/facts/organisation'

export const staffGateTexts = {
  title: 'Staff',
  logOut: 'Log out',
  resolving: 'Checking whether you are logged in…',
  loading: 'Checking your areas…',
  notLoggedIn: 'This page is for the team. Log in with your own account to come back here.',
  logInHere:
    'This page is for the team. Your browser keeps nothing from one page to the next, so log in here.',
  loggedOut: 'You are logged out, and this page has been cleared.',
  somebodyElse: 'Somebody else has logged in on this device, so this page has been cleared.',
  lost: (areas: string) =>
    `You no longer have access to: ${areas}. If that is a mistake, tell the person who manages staff access.`,
  notStaff: 'This page is for the team, and your account is not part of it.',
  notConfirmed:
    'Your email address is not confirmed yet. Ask for a link on your profile, open it, then log out and in again.',
  notLoaded: 'We could not check your areas.',
} as const

export const areaNames: Readonly<Record<Area, string>> = {
  money: 'Money',
  messages: 'Messages',
  members: 'Members',
  admin: 'Staff',
}

/** What to do after a failed call. */
export function staffAdvice({ code }: Pick<Failure, 'code'>): string {
  switch (code) {
    case 'refused':
      return 'The database refused it: you may no longer have access. Ask the person who manages staff access.'
    case 'logged-out':
    case 'account-closed':
    case 'account-disabled':
      return 'Your login has ended. Log out, and log in again.'
    case 'too-many-requests':
      return 'Today’s free quota is used up. Nothing can be read or stored until about 10 in the morning, Kenyan time.'
    case 'offline':
      return 'You are offline. Try again when you have a connection.'
    case 'no-connection':
    case 'timeout':
      return 'There was no answer. Please try again.'
    default:
      return 'The database is not working at the moment. Please try again in a few minutes.'
  }
}

export const staffListTexts = {
  actions: 'Actions',
  loading: 'Loading',
  notLoaded: 'This list could not be loaded.',
} as const

export const deskTexts = {
  tabs: 'Your areas',
  partNotLoaded: 'This tab could not be opened.',
  find: {
    label: 'Find in all tabs',
    hint: 'Code, name, phone…',
    button: 'Look up',
    close: 'Close',
    title: (sought: string) => `Found for “${sought}”`,
    nothing: 'Nothing found.',
    failed: (where: string) => `${where} could not be searched.`,
    more: (count: number) => (count === 1 ? '1 more' : `${count} more`),
    /** As many as are fetched at once. */
    open: (where: string) => `Open in ${where}`,
  },
  today: {
    title: 'Today',
    nothing: 'Nothing new is waiting.',
    messages: (count: number, howLong: string | null) =>
      `${count === 1 ? 'At least 1 message waits' : `At least ${count} messages wait`} for an answer${howLong ? `, one for ${howLong}` : ''}`,
    pledges: (count: number, day: string | null) =>
      `${count === 1 ? '1 pledge' : `${count} pledges`} ${day ? `since the last confirmation on ${day}` : 'to match'}`,
    orders: (count: number) =>
      count === 1 ? 'At least 1 order is open' : `At least ${count} orders are open`,
    failed: 'What is waiting could not be counted.',
  },
  noAreas: 'You have no area yet. The person who made you staff can add one in the console.',
  gifts: {
    empty: 'No pledges yet.',
    notFound: 'No pledge found. Search by code, reference, email address or the start of the name.',
    search: 'Code, reference, email or name',
    lead: 'What people have pledged. A pledge is confirmed once somebody has found the money.',
    states: {
      open: 'Pledged',
      part: 'Confirmed',
      confirmed: 'Confirmed',
      back: 'Paid back',
      void: 'Void',
    },
    totals: (month: string) => `Confirmed in ${month}`,
    total: (month: string, count: number, sum: string) =>
      `Confirmed in ${month}: ${count === 1 ? '1 payment' : `${count} payments`}, ${sum}`,
  },
  confirm: {
    title: 'Confirm a payment',
    text: (name: string) => `From ${name}. Confirm only money that you have seen in the statement.`,
    done: (name: string, amount: string) => `Confirmed: ${amount} from ${name}.`,
    method: { label: 'How it came', missing: 'Choose how it came, as the statement says.' },
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
      'looks-like-mpesa':
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
    otherTotal: (received: string) =>
      `It was not confirmed: the book has ${received} under this code. If that is wrong, void what is booked first.`,
    paid: (what: string) => `It was not confirmed, because it already is: ${what}.`,
    failed: 'It was not confirmed. Nothing has changed.',
  },
  void: {
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
  },
  thanks: {
    by: (channel: string) => `Thank by ${channel}`,
    donation: {
      subject: 'Thank you for your gift',
      text: (name: string, reference: string, amount: string | null) =>
        `Hi ${name}, your gift${amount ? ` of ${amount}` : ''} has arrived (reference ${reference}). Thank you! ${organisation.tagline}`,
    },
    order: {
      subject: 'Thank you for your order',
      text: (name: string, reference: string, amount: string | null) =>
        `Hi ${name}, your payment${amount ? ` of ${amount}` : ''} for order ${reference} has arrived. Thank you! ${organisation.tagline}`,
    },
  },
} as const

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
    `${record.amount}${record.name && ` from ${record.name}`} for ${record.what}, code ${record.code}, arrived on ${record.day}, confirmed by ${record.who}, ${record.when}`,
  refund: (
    record: Readonly<Record<'amount' | 'name' | 'what' | 'code' | 'day' | 'who' | 'when', string>>,
  ) =>
    `${record.amount} paid back${record.name && ` to ${record.name}`}, ${record.what}, code ${record.code}, on ${record.day}, recorded by ${record.who}, ${record.when}`,
  back: (amount: string) => `${amount} paid back`,
  soFar: (paid: string, expected: string) => `${paid} of ${expected}`,
  arrived: (day: string) => `arrived ${day}`,
  arrivedOther: (amount: string, day: string) => `${amount} arrived ${day}`,
  by: (who: string, when: string) => `by ${who}, ${when}`,
} as const

export const rowTexts = {
  failed: 'It was not noted.',
  done: (what: string, when: string, who: string) => `${what} ${when} by ${who}`,
} as const
