import * as v from 'valibot'
import type { Failure } from '@/domain/failure'
import { feeContribution, giftContribution } from '@/domain/members/contributions'
import { formatKsh } from '@/domain/money/money'
import { signatureFields, storedNumber, storedText } from './stored'

const kinds = ['donation', 'order', 'fee'] as const

export type PaymentKind = (typeof kinds)[number]

export const arrivals = ['mpesa', 'bank'] as const

export type Arrival = (typeof arrivals)[number]

/** What money may be for, and how it may come, in a stored confirmation. */
export const recordKinds = [...kinds, 'income'] as const

export type RecordKind = (typeof recordKinds)[number]

export const ways = [...arrivals, 'cash'] as const

export type Way = (typeof ways)[number]

/** Before it is confirmed. */
export interface ArrivedPayment {
  /** M-Pesa's, or `bankCode` of a transfer. */
  readonly code: string
  readonly method: Arrival
  readonly kind: PaymentKind
  /** The id of the donation or order; the member's uid for a fee. */
  readonly document: string
  /** Whole Ksh that arrived, not what was pledged. */
  readonly amount: number
  /** In Nairobi, YYYY-MM-DD. */
  readonly paidOn: string
  /** The member on whose profile it is shown. */
  readonly uid?: string | undefined
}

export type ConfirmOutcome =
  | { readonly payment: ArrivedPayment; readonly confirmation: string }
  | { readonly payment: ArrivedPayment; readonly failure: Failure }

export type PaymentState =
  | { readonly state: 'open' }
  | { readonly state: 'confirmed' | 'void'; readonly confirmation: string }

/** `BANK-` and 4 to 30 capitals and digits; null for other texts. */
export function bankCode(number: string): string | null {
  const signs = number.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return signs.length >= 4 && signs.length <= 30 ? `BANK-${signs}` : null
}

/** `attempt`: the code counts for the first, second, … time. */
export function confirmationId(code: string, attempt: number): string {
  return attempt === 1 ? code : `${code}-${attempt}`
}

/** Its mark keeps a payment from being confirmed twice. */
export function markId(kind: PaymentKind, document: string): string {
  return `${kind}-${document}`
}

const kindWords: Readonly<Record<PaymentKind, string>> = {
  donation: giftContribution,
  order: 'Order',
  fee: feeContribution,
}

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** On the profile: '20 Nov 2026 · Donation · Ksh 1,500 · TK5AY9DLMG'. */
export function contributionLine(payment: ArrivedPayment, id: string): string {
  // Newer browsers write 'Sept'.
  const paidOn = day.format(new Date(payment.paidOn)).replace('Sept', 'Sep')
  return [paidOn, kindWords[payment.kind], formatKsh(payment.amount), id].join(' · ')
}

/** Without its signature. */
export function confirmationRecord(payment: ArrivedPayment, attempt: number) {
  const { code, method, kind, document, amount, paidOn, uid } = payment
  const id = confirmationId(code, attempt)
  return {
    code,
    attempt,
    method,
    kind,
    document,
    amount,
    paidOn,
    month: paidOn.slice(0, 7),
    ...(uid !== undefined && { uid, line: contributionLine(payment, id) }),
  }
}

export function isSamePayment(stored: Confirmation, payment: ArrivedPayment): boolean {
  return (['code', 'method', 'kind', 'document', 'amount', 'paidOn', 'uid'] as const).every(
    (field) => stored[field] === payment[field],
  )
}

/** Each but the last was voided. */
export const mostAttempts = 9

const storedConfirmation = v.object({
  code: storedText,
  attempt: storedNumber,
  method: v.fallback(v.picklist(ways), 'mpesa'),
  kind: v.fallback(v.picklist(recordKinds), 'donation'),
  /** '' for income. */
  document: storedText,
  amount: storedNumber,
  paidOn: storedText,
  uid: v.fallback(v.optional(v.string()), undefined),
  line: storedText,
  /** Of income alone. */
  from: storedText,
  note: storedText,
  ...signatureFields,
})

export type Confirmation = Readonly<ReturnType<typeof readConfirmation>>

/** `stored`: all of it, as it is. */
export function readConfirmation(id: string, stored: Readonly<Record<string, unknown>>) {
  return { id, ...v.parse(storedConfirmation, stored), stored }
}

const storedMark = v.object({ confirmation: storedText, isVoid: v.fallback(v.boolean(), false) })

export function readMark(document: object | null): PaymentState {
  if (!document) return { state: 'open' }
  const { confirmation, isVoid } = v.parse(storedMark, document)
  return { state: isVoid ? 'void' : 'confirmed', confirmation }
}
