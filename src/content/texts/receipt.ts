import { formatCents, formatKsh } from '@/domain/money/money'
import type { Payment } from '@/domain/payment/payment'
import type { Reported } from '@/domain/payment/keptPayment'
import type { ToldSms } from '@/domain/payment/paymentProgress'
import { toldLabels } from '@/domain/payment/toldDraft'
import organisation from '@/content/facts/organisation.json'
import { itemText } from './shop'

export const purposeNames = {
  donation: 'Donation',
  order: 'Order',
  membership: 'Membership fee',
} as const

export const receiptTexts = {
  title: { told: 'Receipt of what you told us', reported: 'What M-Pesa reported' },
  unconfirmed: 'Not yet confirmed by the team.',
  link: 'To check if it is confirmed',
  notFetched: 'We could not open it. Check your connection, then press again.',
  keep: 'Print it, or send it to yourself.',
  toYourself: 'Send it to yourself by',
  subject: {
    told: (productName: string) => `Receipt of what I told ${productName}`,
    reported: (productName: string) => `What M-Pesa reported of my payment to ${productName}`,
  },
  opening: {
    told: (productName: string) => `What I told ${productName}:`,
    reported: (productName: string) => `What M-Pesa reported of my payment to ${productName}:`,
  },
} as const

export interface ReceiptInput {
  readonly payment: Payment | null
  readonly sms?: ToldSms | null
  /** Ms since 1970. */
  readonly at?: number | null
  readonly reported?: Reported | null | undefined
}

export function paymentFacts({ payment, sms = null, at = null, reported = null }: ReceiptInput) {
  const items = payment?.purpose === 'order' ? payment.items : undefined
  const facts = [
    [toldLabels.purpose, payment && purposeNames[payment.purpose]],
    [toldLabels.member, payment?.purpose === 'membership' ? payment.member : null],
    [toldLabels.items, items?.map(itemText).join('\n')],
    [toldLabels.reference, payment?.reference],
    [toldLabels.due, payment?.amount ? formatKsh(payment.amount) : null],
    [toldLabels.code, sms?.code],
    [toldLabels.amount, sms?.amountCents ? formatCents(sms.amountCents) : null],
    [toldLabels.paidOn, [sms?.date, sms?.time].filter(Boolean).join(', ')],
    [toldLabels.toldOn, at === null ? null : momentInKenya(at)],
    [
      toldLabels.prompt,
      reported && reported.amount !== payment?.amount && formatKsh(reported.amount),
    ],
    [toldLabels.reportedOn, reported && momentInKenya(reported.at)],
  ] as const
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

export function linesOf(facts: readonly { label: string; value: string }[]): string {
  return facts.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '; ')}`).join('\n')
}

export function partiesOf(payment: Payment | null) {
  const { till, bank } = organisation
  const isByBank = payment?.purpose === 'donation' && payment.method === 'bank'
  const facts = [
    ['From', payment?.purpose === 'donation' ? payment.name : null],
    [
      'To',
      isByBank
        ? bank && `${bank.accountName}, ${bank.bankName}, account ${bank.accountNumber}`
        : till && `${till.businessName}, till ${till.number}`,
    ],
  ] as const
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** M-Pesa's format: '14/9/24, 3:45 PM'. */
function momentInKenya(at: number): string {
  const moment = new Date(at).toLocaleString('en-KE', {
    day: 'numeric',
    month: 'numeric',
    year: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'Africa/Nairobi',
  })
  return moment
    .replace(/\s/g, ' ')
    .replace(/\b0(?=\d\/)/g, '')
    .toUpperCase()
}
