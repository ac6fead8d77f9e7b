import * as v from 'valibot'
import { paymentMethods } from '@/domain/giving/donation'

const amountKsh = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

const shortText = (longest: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest))
const reference = shortText(20)

/** Pieces of an order that are the same, as people are told of them; never a price. */
const paidItem = v.object({
  name: shortText(100),
  size: shortText(20),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})

/** What the page before knows besides. What of it cannot be read is left out: the payment counts all the same. */
const phone = v.optional(v.fallback(v.optional(shortText(30)), undefined))
const items = v.optional(
  v.fallback(v.optional(v.pipe(v.array(paidItem), v.nonEmpty(), v.maxLength(20))), undefined),
)

/** A pledge that is stored and now to be paid. */
export const donationPaymentSchema = v.object({
  purpose: v.literal('donation'),
  amount: amountKsh,
  method: v.picklist(paymentMethods),
  name: v.string(),
  reference,
})

/** An order; a page that knows the total alone may ask for its payment too. */
const orderPaymentSchema = v.object({
  purpose: v.literal('order'),
  amount: amountKsh,
  reference: v.nullable(reference),
  phone,
  items,
})

/** An order that is stored. */
export const placedOrderSchema = v.object({ ...orderPaymentSchema.entries, reference })

/** The fee of somebody who registers; its amount is null while the organisation has not set it. */
const membershipPaymentSchema = v.object({
  purpose: v.literal('membership'),
  amount: v.nullable(amountKsh),
  reference: v.null(),
  phone,
})

/** A payment as it is kept in the browser. */
export const paymentSchema = v.variant('purpose', [
  donationPaymentSchema,
  orderPaymentSchema,
  membershipPaymentSchema,
])

/** What somebody pays for. `amount` is what is due, in whole Ksh; `reference` names it to people. */
export type Payment = Readonly<v.InferOutput<typeof paymentSchema>>
export type DonationPayment = Readonly<v.InferOutput<typeof donationPaymentSchema>>
export type OrderPayment = Readonly<v.InferOutput<typeof orderPaymentSchema>>
export type PlacedOrder = Readonly<v.InferOutput<typeof placedOrderSchema>>
export type PaidItem = Readonly<v.InferOutput<typeof paidItem>>

/** A payment as the navigation state of the next page. */
export function paymentState(payment: Payment): object {
  const { purpose, amount, reference: named } = payment
  if (purpose === 'donation') {
    return { amount, paymentMethod: payment.method, name: payment.name, reference: named }
  }
  if (purpose === 'membership') return { membershipFee: amount, phone: payment.phone }
  const { phone: from, items: ordered } = payment
  return { totalCost: amount, reference: named ?? undefined, phone: from, items: ordered }
}

/** Reads navigation state, which anybody may have written. Null when it is no payment. */
export function readPayment(state: unknown): Payment | null {
  const passed: Readonly<Record<string, unknown>> = Object(state)
  const {
    paymentMethod: method,
    name,
    reference: named = null,
    phone: from,
    items: ordered,
  } = passed
  const readings = [
    { purpose: 'donation', amount: inKsh(passed.amount), method, name, reference: named },
    {
      purpose: 'order',
      amount: inKsh(passed.totalCost),
      reference: named,
      phone: from,
      items: ordered,
    },
    { purpose: 'membership', amount: inKsh(passed.membershipFee), reference: null, phone: from },
  ]
  for (const reading of readings) {
    const { success, output } = v.safeParse(paymentSchema, reading)
    if (success) return output
  }
  return null
}

/** An amount may be passed on as digits. */
function inKsh(amount: unknown): unknown {
  return typeof amount === 'string' && /^\d+$/.test(amount) ? Number(amount) : amount
}

/** The same for a page that is about a donation. */
export function readDonationPayment(state: unknown): DonationPayment | null {
  const payment = readPayment(state)
  return payment?.purpose === 'donation' ? payment : null
}

/** The same for a page that is about an order. */
export function readOrderPayment(state: unknown): OrderPayment | null {
  const payment = readPayment(state)
  return payment?.purpose === 'order' ? payment : null
}

/** The same for a page that is about an order that is placed: a cart that is passed on is not. */
export function readPlacedOrder(state: unknown): PlacedOrder | null {
  const order = readOrderPayment(state)
  return order?.reference ? { ...order, reference: order.reference } : null
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
