import * as v from 'valibot'
import { amountText, type PaymentMethod } from './donation'
import { formatKsh } from './money'
import { phoneSchema } from './phone'

/** What the page that asks for money hands to the page that takes it. */
export interface PaymentRequest {
  /** Whole Ksh. */
  readonly amount: number
  readonly paymentMethod: PaymentMethod
  readonly name: string
  /** Names the stored document to people. */
  readonly reference: string
}

const paymentRequestSchema = v.object({
  amount: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
    v.safeInteger(),
    v.minValue(1),
  ),
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
