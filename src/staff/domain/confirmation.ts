import * as v from 'valibot'
import type { Failure } from '@/domain/failure'
import { feeContribution, giftContribution, refundWords } from '@/domain/members/contributions'
import { formatKsh } from '@/domain/money/money'
import { plainDigits } from '@/domain/text/plainText'
import { dayText } from './days'
import { signatureFields, storedNumber, storedText, type StoredDocument } from './stored'

export const paymentKinds = ['donation', 'order', 'fee'] as const

export type PaymentKind = (typeof paymentKinds)[number]

export const recordKinds = [...paymentKinds, 'income', 'refund'] as const

export type RecordKind = (typeof recordKinds)[number]

export const methods = ['mpesa', 'bank', 'cash'] as const

export type Method = (typeof methods)[number]

/** What each record says about money that came in or went back. */
export interface BookedMoney
  extends
    Pick<Confirmation, 'code' | 'method' | 'amount' | 'paidOn'>,
    Partial<Pick<Confirmation, 'from' | 'note'>> {
  /** The total under the code, if it pays for several things. */
  readonly received?: number | undefined
  /** How often the code was booked before, void or not, as far as known. */
  readonly attempts?: number | undefined
}

/** The most things that one code can pay for, as in the security rules. */
export const mostParts = 12

export interface RecordInput extends BookedMoney {
  readonly kind: RecordKind
  /** The id of the donation or order, of a fee's member, or of the confirmation that a refund pays back. */
  readonly document?: string
  /** The member whose profile shows it. */
  readonly uid?: string | undefined
  /** What a refund pays back. */
  readonly of?: Confirmation
}

export type ConfirmOutcome =
  | { readonly payment: RecordInput; readonly confirmation: string }
  | { readonly payment: RecordInput; readonly failure: Failure }

/** Whole Ksh by confirmation id. */
export type Parts = Readonly<Record<string, number>>

export interface PaymentState {
  /** `part`: less than pledged. `back`: all paid back. */
  readonly state: 'open' | 'part' | 'confirmed' | 'back' | 'void'
  readonly parts: Parts
  /** Sum of `parts`. */
  readonly paid: number
}

/** `BANK-` and 4 to 30 capitals and digits; null for other text. */
export function bankCode(number: string): string | null {
  const signs = plainDigits(number)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  return signs.length >= 4 && signs.length <= 30 ? `BANK-${signs}` : null
}

/** `attempt` counts from 1 under one code. */
export function confirmationId(code: string, attempt: number): string {
  return attempt === 1 ? code : `${code}-${attempt}`
}

/** The id of the mark that prevents a second confirmation. A refund's `document` is the confirmation. */
export function markId(kind: RecordKind, document: string): string {
  return `${kind}-${document}`
}

const kindWords: Readonly<Record<PaymentKind, string>> = {
  donation: giftContribution,
  order: 'Order',
  fee: feeContribution,
}

export interface NewRecord extends Omit<RecordInput, 'received' | 'attempts' | 'of'> {
  readonly attempt: number
  readonly month: string
  /** Such as '20 Nov 2026 · Donation · Ksh 1,500 · TK5AY9DLMG'. */
  readonly line?: string
}

export function newRecord(told: RecordInput, attempt: number): NewRecord {
  const { uid, received: _, attempts: __, of: ___, ...fields } = told
  const { code, kind, document, amount, paidOn } = fields
  const record = { ...fields, attempt, month: paidOn.slice(0, 7) }
  if (uid === undefined || document === undefined || kind === 'income') return record
  const what = kind === 'refund' ? refundWords(document) : kindWords[kind]
  const id = confirmationId(code, attempt)
  return { ...record, uid, line: [dayText(paidOn), what, formatKsh(amount), id].join(' · ') }
}

const storedConfirmation = v.object({
  /** M-Pesa's code, the `bankCode` of a transfer, or a `cashCode`. */
  code: storedText,
  attempt: storedNumber,
  method: v.fallback(v.picklist(methods), 'mpesa'),
  kind: v.fallback(v.picklist(recordKinds), 'donation'),
  /** '' for income. */
  document: storedText,
  /** Whole Ksh that arrived or went back for this, not what was pledged. */
  amount: storedNumber,
  /** YYYY-MM-DD in Nairobi. */
  paidOn: storedText,
  uid: v.fallback(v.optional(v.string()), undefined),
  line: storedText,
  /** Who gave it; only for income. */
  from: storedText,
  /** Only for income and refunds. */
  note: storedText,
  ...signatureFields,
})

export type Confirmation = Readonly<ReturnType<typeof readConfirmation>>

export function readConfirmation({ id, fields: stored }: StoredDocument) {
  return { id, ...v.parse(storedConfirmation, stored), stored }
}

export function isSameRecord({ stored }: Confirmation, record: NewRecord): boolean {
  const fields = Object.keys(stored).filter((field) => !(field in signatureFields))
  const told: Readonly<Record<string, unknown>> = { ...record }
  return (
    fields.length === Object.keys(told).length &&
    fields.every((field) => stored[field] === told[field])
  )
}

/** Whole Ksh; negative for a refund. */
export function countedAmount({ kind, amount }: Pick<Confirmation, 'kind' | 'amount'>): number {
  return kind === 'refund' ? -amount : amount
}

const storedParts = v.fallback(v.record(v.string(), storedNumber), {})

/** `amount`: what was pledged, in whole Ksh; none for a fee, which has only one part. */
export function readMark(document: object | null, amount = 0): PaymentState {
  if (!document) return { state: 'open', parts: {}, paid: 0 }
  const { parts } = v.parse(v.object({ parts: storedParts }), document)
  const paid = sumOf(parts)
  if (paid === 0) return { state: 'void', parts, paid }
  return { state: paid < amount ? 'part' : 'confirmed', parts, paid }
}

const storedPayment = v.object({
  received: storedNumber,
  attempts: storedNumber,
  parts: storedParts,
})

export type CodePayment = Readonly<ReturnType<typeof readCodePayment>>

export function readCodePayment({ id: code, fields }: StoredDocument) {
  const payment = v.parse(storedPayment, fields)
  const booked = sumOf(payment.parts)
  return { code, ...payment, booked, rest: payment.received - booked }
}

function sumOf(parts: Parts): number {
  return Object.values(parts).reduce((sum, amount) => sum + amount, 0)
}
