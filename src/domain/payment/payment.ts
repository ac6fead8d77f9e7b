import * as v from 'valibot'
import { amountText, type PaymentMethod } from '@/domain/giving/donation'
import { formatKsh } from '@/domain/money/money'
import { phoneSchema } from '@/domain/contact/phone'

/** What the page that asks for money hands to the page that takes it. */
export interface PaymentRequest {
  /** Whole Ksh. */
  readonly amount: number
  readonly paymentMethod: PaymentMethod
  readonly name: string
  /** Names the stored document to people. */
  readonly reference: string
}

const amountKsh = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
)

const paymentRequestSchema = v.object({
  amount: amountKsh,
  paymentMethod: v.picklist(['mpesa', 'bank']),
  name: v.string(),
  reference: v.string(),
})

/** Reads navigation state, which anybody may have written. Null when it is not a payment request. */
export function readPaymentRequest(state: unknown): PaymentRequest | null {
  const result = v.safeParse(paymentRequestSchema, state)
  return result.success ? result.output : null
}

/** What the order pages hand to /pay in the navigation state: SPEC section 4 names `totalCost`. */
export interface OrderPayment {
  /** Whole Ksh. */
  readonly totalCost: number
  /** Names the stored order to people. */
  readonly reference: string
}

/** What /Register hands to /pay in the navigation state. */
export interface MembershipPayment {
  /** Whole Ksh; null while the organisation has not set a fee. */
  readonly membershipFee: number | null
}

/** What somebody came to /pay for; `amount` is what is due, in whole Ksh. */
export type Payment =
  | {
      readonly purpose: 'donation'
      readonly amount: number
      readonly reference: string
      readonly name: string
    }
  /** SPEC section 4 promises the total alone. */
  | { readonly purpose: 'order'; readonly amount: number; readonly reference: string | null }
  | { readonly purpose: 'membership'; readonly amount: number | null; readonly reference: null }

const passedPaymentSchema = v.union([
  v.pipe(
    paymentRequestSchema,
    v.transform(({ amount, reference, name }): Payment => ({
      purpose: 'donation',
      amount,
      reference,
      name,
    })),
  ),
  v.pipe(
    v.object({ totalCost: amountKsh, reference: v.nullish(v.string(), null) }),
    v.transform(({ totalCost, reference }): Payment => ({
      purpose: 'order',
      amount: totalCost,
      reference,
    })),
  ),
  v.pipe(
    v.object({ membershipFee: v.nullable(amountKsh) }),
    v.transform(({ membershipFee }): Payment => ({
      purpose: 'membership',
      amount: membershipFee,
      reference: null,
    })),
  ),
])

/**
 * Reads what the page before passed to /pay in the navigation state, which anybody may have
 * written. Null when it is no payment: then any amount may be paid, for nothing in particular.
 */
export function readPassedPayment(state: unknown): Payment | null {
  const result = v.safeParse(passedPaymentSchema, state)
  return result.success ? result.output : null
}

const keptPaymentSchema = v.variant('purpose', [
  v.object({
    purpose: v.literal('donation'),
    amount: amountKsh,
    reference: v.string(),
    name: v.string(),
  }),
  v.object({
    purpose: v.literal('order'),
    amount: amountKsh,
    reference: v.nullable(v.string()),
  }),
  v.object({
    purpose: v.literal('membership'),
    amount: v.nullable(amountKsh),
    reference: v.null(),
  }),
])

/** Reads back a `Payment` that was kept as JSON. Null when it is none. */
export function readKeptPayment(text: string): Payment | null {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), keptPaymentSchema), text)
  return result.success ? result.output : null
}

/** What is kept about a payment is kept under its name; without a payment there is one name too. */
export function paymentName(payment: Payment | null): string {
  return payment ? `${payment.purpose} ${payment.reference ?? ''}`.trim() : 'any'
}

/**
 * Whether handing a payment over again can mean another one: a reference belongs to one payment,
 * but two people who register on one phone both pay the same membership fee.
 */
export function canRecur(payment: Payment | null): boolean {
  return !payment?.reference
}

/** What the form that asks for an M-Pesa prompt takes; the amount becomes a number of Ksh. */
export function stkPushSchema(mpesaLimitKsh: number) {
  return v.object({
    phone: phoneSchema,
    amount: v.pipe(
      amountText(mpesaLimitKsh, `M-Pesa moves at most ${formatKsh(mpesaLimitKsh)} at a time.`),
      v.transform(Number),
    ),
  })
}

/** The body of a request for an M-Pesa prompt (SPEC section 7). */
export interface StkPush {
  readonly phone: string
  readonly amount: number
}
