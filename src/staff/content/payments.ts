import organisation from '@/content/facts/organisation.json'
import { isolated } from '@/domain/text/inPlace'

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

export const voidTexts = {
  record: {
    title: 'Void this confirmation?',
    text: (what: string) =>
      `${what}. It stays on record with your reason. The code, and what it was for, can then be confirmed again.`,
  },
  refund: {
    title: 'Void this refund?',
    text: (what: string) =>
      `${what}. It stays on record with your reason, and no longer counts. Then it may be paid back again.`,
  },
  dialog: {
    label: 'Reason',
    missing: 'Write why it was a mistake.',
    yes: 'Void it',
    failed: 'It was not voided: the confirmation stands.',
  },
  gone: 'The record of this confirmation is gone, so it cannot be voided. Tell the person who looks after the console.',
  paidBack: (amount: string, code: string) =>
    `It cannot be voided yet: ${amount} of it was paid back (${code}). Void that refund first, in the book.`,
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
