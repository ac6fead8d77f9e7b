import organisation from '@/content/facts/organisation.json'
import { isolated } from '@/domain/text/inPlace'

type RecordWords = Readonly<
  Record<'amount' | 'name' | 'what' | 'code' | 'day' | 'who' | 'when', string>
>

const states = {
  open: 'Not confirmed',
  part: 'Confirmed',
  confirmed: 'Confirmed',
  back: 'Paid back',
  void: 'Void',
}

export const paymentTexts = {
  /** What is known about the money, in the words of each list. */
  states: {
    donation: { ...states, open: 'Pledged' },
    order: { ...states, open: 'Not paid yet', part: 'Part paid', confirmed: 'Paid' },
    fee: states,
  },
  kinds: {
    donation: 'donation',
    order: 'order',
    fee: 'membership fee',
    income: 'income without a pledge',
    refund: 'refund',
  },
  methods: { mpesa: 'M-Pesa', bank: 'Bank', cash: 'Cash' },
  record: (record: RecordWords) =>
    `${record.amount}${record.name && ` from ${isolated(record.name)}`} for ${record.what}, code ${record.code}, arrived on ${record.day}, confirmed by ${record.who}, ${record.when}`,
  refund: (record: RecordWords) =>
    `${record.amount} paid back${record.name && ` to ${isolated(record.name)}`}, ${record.what}, code ${record.code}, on ${record.day}, recorded by ${record.who}, ${record.when}`,
  back: (amount: string) => `${amount} paid back`,
  soFar: (paid: string, expected: string) => `${paid} of ${expected}`,
  arrived: (amount: string, day: string) => `${amount} arrived ${day}`.trim(),
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
    failed: 'We do not know whether it is void. Press again: it is voided only once.',
    refused: 'It was not voided: the confirmation stands.',
  },
  gone: 'The record of this confirmation is gone, so it cannot be voided. Tell the person who looks after the console.',
  paidBack: (amount: string, code: string) =>
    `It cannot be voided yet: ${amount} of it was paid back (${code}). Void that refund first, in the book.`,
} as const

export const thanksTexts = {
  marks: (name: string) => ({
    mark: 'Mark as thanked',
    noted: `${isolated(name)} is marked as thanked.`,
    undo: 'Undo',
    undone: `${isolated(name)} is no longer marked as thanked.`,
  }),
  by: (who: string, when: string) => `Thanked by ${who} on ${when}`,
  already: (name: string, who: string, when: string) =>
    `${isolated(name)} was thanked by ${who} at ${when}`,
  draft: {
    by: (channel: string) => `Thank by ${channel}`,
    donation: {
      subject: 'Thank you for your gift',
      text: (name: string, reference: string, amount: string) =>
        `Hi ${isolated(name)}, your gift of ${amount} has arrived (reference ${reference}). Thank you! ${organisation.tagline}`,
    },
    order: {
      subject: 'Thank you for your order',
      text: (name: string, reference: string, amount: string) =>
        `Hi ${isolated(name)}, your payment of ${amount} for order ${reference} has arrived. Thank you! ${organisation.tagline}`,
    },
  },
} as const
