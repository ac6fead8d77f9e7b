import * as v from 'valibot'
import { paymentMethods } from '@/domain/giving/donation'

/** Whole Ksh; a page may pass them on as digits. */
const amountKsh = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
)

const shortText = (longest: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest))
const referenceText = shortText(20)

/** Pieces of an order that are the same, as people are told of them; never a price. */
const paidItem = v.object({
  name: shortText(100),
  size: shortText(20),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})
const paidItems = v.pipe(v.array(paidItem), v.nonEmpty(), v.maxLength(20))

/** What cannot be read of this is left out: the payment counts all the same. */
const orNothing = <Value>(schema: v.GenericSchema<Value>) =>
  v.optional(v.fallback(v.optional(schema), undefined))

/** A pledge that is stored and now to be paid. */
export const donationPaymentSchema = v.object({
  purpose: v.literal('donation'),
  amount: amountKsh,
  method: v.picklist(paymentMethods),
  name: v.string(),
  reference: referenceText,
})

/** An order; a page that knows the total alone may ask for its payment too. */
const orderPaymentSchema = v.object({
  purpose: v.literal('order'),
  amount: amountKsh,
  reference: v.nullable(referenceText),
  phone: orNothing(shortText(30)),
  items: orNothing(paidItems),
})

/** An order that is stored. */
export const placedOrderSchema = v.object({
  ...orderPaymentSchema.entries,
  reference: referenceText,
})

/** The fee of somebody who registers; its amount is null while the organisation has not set it. */
const membershipPaymentSchema = v.object({
  purpose: v.literal('membership'),
  amount: v.nullable(amountKsh),
  reference: v.null(),
  phone: orNothing(shortText(30)),
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
  const { purpose, amount, reference } = payment
  if (purpose === 'donation') {
    return { amount, paymentMethod: payment.method, name: payment.name, reference }
  }
  const { phone } = payment
  if (purpose === 'membership') return { membershipFee: amount, phone }
  return { totalCost: amount, reference: reference ?? undefined, phone, items: payment.items }
}

/** Reads navigation state, which anybody may have written. Null when it is no payment. */
export function readPayment(state: unknown): Payment | null {
  const passed: Readonly<Record<string, unknown>> = Object(state)
  const { amount, paymentMethod: method, name, totalCost, membershipFee, ...more } = passed
  const { reference = null, phone, items } = more
  const readings = [
    { purpose: 'donation', amount, method, name, reference },
    { purpose: 'order', amount: totalCost, reference, phone, items },
    { purpose: 'membership', amount: membershipFee, reference: null, phone },
  ]
  for (const reading of readings) {
    const { success, output } = v.safeParse(paymentSchema, reading)
    if (success) return output
  }
  return null
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

/** Under which name its progress and drafts are kept. */
export function paymentName(payment: Payment | null): string {
  return payment ? `${payment.purpose} ${payment.reference ?? ''}`.trim() : 'any'
}

/** Whether the same payment, passed on again, can be another person's, such as a second membership fee on one phone. */
export function canRecur(payment: Payment | null): boolean {
  return !payment?.reference
}
