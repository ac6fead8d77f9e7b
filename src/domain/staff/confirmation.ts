import * as v from 'valibot'
import type { Failure } from '@/domain/failure'
import { isMpesaCode } from '@/domain/matching/cells'
import { feeContribution } from '@/domain/members/contributions'
import { formatKsh } from '@/domain/money/money'
import { signatureFields, storedNumber, storedText, type Signature } from './stored'

/** What somebody can have paid for. */
export const kinds = ['donation', 'order', 'fee'] as const

export type PaymentKind = (typeof kinds)[number]

/** How money arrives. */
export const arrivals = ['mpesa', 'bank'] as const

export type Arrival = (typeof arrivals)[number]

/** Money that has arrived, and what it was for: staff are about to confirm it. */
export interface ArrivedPayment {
  /** M-Pesa's code, ten capitals and digits; of a transfer `bankCode` of the bank's number. */
  readonly code: string
  readonly method: Arrival
  readonly kind: PaymentKind
  /** The id of the donation or the order; for a fee the uid of the member. */
  readonly document: string
  /** Whole Ksh that arrived, not what was pledged. */
  readonly amount: number
  /** The day in Nairobi on which it arrived, YYYY-MM-DD. */
  readonly paidOn: string
  /** The member on whose profile it is shown. */
  readonly uid?: string | undefined
}

/** The outcome of confirming one payment. */
export type ConfirmOutcome =
  | { readonly payment: ArrivedPayment; readonly confirmation: string }
  | { readonly payment: ArrivedPayment; readonly failure: Failure }

/** A payment that was confirmed. */
export interface Confirmation extends ArrivedPayment, Signature {
  /** The code; with `-2` and so on where it counts again after a void. */
  readonly id: string
  readonly attempt: number
  /** The line on the member's profile; '' without one. */
  readonly line: string
}

/** A payment is open until it is confirmed; a confirmation that was a mistake is void. */
export type PaymentState =
  | { readonly state: 'open' }
  | { readonly state: 'confirmed' | 'void'; readonly confirmation: string }

/** The code for a bank's transfer number: `BANK-` and 4 to 30 capitals and digits; null for other texts. */
export function bankCode(number: string): string | null {
  const signs = number.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return signs.length >= 4 && signs.length <= 30 ? `BANK-${signs}` : null
}

/** The code of a payment as staff type it, and how it arrived by that; null for other texts. */
export function readCode(typed: string): Pick<ArrivedPayment, 'code' | 'method'> | null {
  const mpesa = typed.trim().toUpperCase()
  if (isMpesaCode(mpesa)) return { code: mpesa, method: 'mpesa' }
  const bank = bankCode(mpesa)
  return bank === null ? null : { code: bank, method: 'bank' }
}

/** The id under which a code counts for the first, second, … time. */
export function confirmationId(code: string, attempt: number): string {
  return attempt === 1 ? code : `${code}-${attempt}`
}

/** The id of the mark of a payment, which keeps it from being confirmed twice. */
export function markId(kind: PaymentKind, document: string): string {
  return `${kind}-${document}`
}

const kindWords: Readonly<Record<PaymentKind, string>> = {
  donation: 'Donation',
  order: 'Order',
  fee: feeContribution,
}

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** What a member reads under contributions: '20 Nov 2026 · Donation · Ksh 1,500 · TK5AY9DLMG'. */
export function contributionLine(payment: ArrivedPayment, id: string): string {
  const parts = Object.fromEntries(
    day.formatToParts(new Date(payment.paidOn)).map(({ type, value }) => [type, value]),
  )
  const paidOn = `${parts['day']} ${parts['month']?.slice(0, 3)} ${parts['year']}`
  return [paidOn, kindWords[payment.kind], formatKsh(payment.amount), id].join(' · ')
}

/** The stored fields of a confirmation without its signature. */
export function confirmationRecord(payment: ArrivedPayment, attempt: number) {
  const { code, method, kind, document, amount, paidOn, uid } = payment
  const month = paidOn.slice(0, 7)
  const id = confirmationId(code, attempt)
  return {
    code,
    attempt,
    method,
    kind,
    document,
    amount,
    paidOn,
    month,
    ...(uid !== undefined && { uid, line: contributionLine(payment, id) }),
  }
}

/** Whether both are the same money for the same thing. */
export function isSamePayment(one: ArrivedPayment, other: ArrivedPayment): boolean {
  return (['code', 'method', 'kind', 'document', 'amount', 'paidOn', 'uid'] as const).every(
    (field) => one[field] === other[field],
  )
}

/** The most times that one code may count; each but the last was voided. */
export const mostAttempts = 9

const storedConfirmation = v.object({
  code: storedText,
  attempt: storedNumber,
  method: v.fallback(v.picklist(arrivals), 'mpesa'),
  kind: v.fallback(v.picklist(kinds), 'donation'),
  document: storedText,
  amount: storedNumber,
  paidOn: storedText,
  uid: v.fallback(v.optional(v.string()), undefined),
  line: storedText,
  ...signatureFields,
})

/** Reads a document of `confirmations`. */
export function readConfirmation(id: string, document: object): Confirmation {
  return { id, ...v.parse(storedConfirmation, document) }
}

const storedMark = v.object({ confirmation: storedText, isVoid: v.fallback(v.boolean(), false) })

/** Reads a document of `confirmed`; null stands for none. */
export function readMark(document: object | null): PaymentState {
  if (!document) return { state: 'open' }
  const { confirmation, isVoid } = v.parse(storedMark, document)
  return { state: isVoid ? 'void' : 'confirmed', confirmation }
}
