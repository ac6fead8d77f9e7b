import * as v from 'valibot'
import { phoneSchema } from '@/domain/contact/phone'
import { paymentMethods, type PaymentMethod } from '@/domain/giving/donation'
import { amountKsh, amountText } from '@/domain/money/amount'
import { formatKsh } from '@/domain/money/money'

/** What somebody pays for. `amount` is what is due, in whole Ksh; `reference` names it to people. */
export type Payment = DonationPayment | OrderPayment | MembershipPayment

/** A pledge that is stored and now to be paid. */
export interface DonationPayment {
  readonly purpose: 'donation'
  readonly amount: number
  readonly reference: string
  readonly name: string
  readonly method: PaymentMethod
}

/** A placed order; a page that knows the total alone may ask for its payment too. */
export interface OrderPayment {
  readonly purpose: 'order'
  readonly amount: number
  readonly reference: string | null
}

/** The fee of somebody who registers; the amount is null while the organisation has not set it. */
export interface MembershipPayment {
  readonly purpose: 'membership'
  readonly amount: number | null
  readonly reference: null
}

/** The navigation states that lead to a payment, each with the keys that its page promises. */
const donationState = v.object({
  amount: amountKsh,
  paymentMethod: v.picklist(paymentMethods),
  name: v.string(),
  reference: v.string(),
})
const orderState = v.object({
  totalCost: amountKsh,
  reference: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(20))),
})
const membershipState = v.object({ membershipFee: v.nullable(amountKsh) })

/** A payment, as pages hand it on and as it is kept in the browser. */
export const paymentSchema = v.union([
  v.pipe(
    donationState,
    v.transform(({ paymentMethod: method, ...rest }): Payment => ({
      purpose: 'donation',
      method,
      ...rest,
    })),
  ),
  v.pipe(
    orderState,
    v.transform(({ totalCost: amount, reference = null }): Payment => ({
      purpose: 'order',
      amount,
      reference,
    })),
  ),
  v.pipe(
    membershipState,
    v.transform(({ membershipFee: amount }): Payment => ({
      purpose: 'membership',
      amount,
      reference: null,
    })),
  ),
])

/** A payment as the navigation state of the next page: the one writer. */
export function paymentState(payment: Payment): v.InferInput<typeof paymentSchema> {
  switch (payment.purpose) {
    case 'donation': {
      const { amount, method, name, reference } = payment
      return { amount, paymentMethod: method, name, reference }
    }
    case 'order': {
      const { amount, reference } = payment
      return { totalCost: amount, ...(reference !== null && { reference }) }
    }
    default:
      return { membershipFee: payment.amount }
  }
}

/** Reads navigation state, which anybody may have written: the one reader. Null when it is no payment. */
export function readPayment(state: unknown): Payment | null {
  const result = v.safeParse(paymentSchema, state)
  return result.success ? result.output : null
}

/** Reads navigation state of a page that is about a donation. */
export function readDonationPayment(state: unknown): DonationPayment | null {
  const payment = readPayment(state)
  return payment?.purpose === 'donation' ? payment : null
}

/** Reads navigation state of a page that is about an order. */
export function readOrderPayment(state: unknown): OrderPayment | null {
  const payment = readPayment(state)
  return payment?.purpose === 'order' ? payment : null
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

/** The body of a request for an M-Pesa prompt. */
export interface StkPush {
  readonly phone: string
  readonly amount: number
}
