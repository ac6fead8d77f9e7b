import * as v from 'valibot'
import { phoneSchema, unusualPhoneSchema } from '@/domain/contact/phone'
import { paymentMethods } from '@/domain/giving/donation'
import { amountText, formatKsh, unusualAmount } from '@/domain/money/money'

/** Whole Ksh. */
const amountKsh = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** An unreadable value does not spoil the whole payment. */
const orNothing = <Value>(schema: v.GenericSchema<Value>) =>
  v.optional(v.fallback(v.optional(schema), undefined))

/** Ms since 1970, in the range of dates. */
export const momentMs = v.pipe(v.number(), v.minValue(0), v.maxValue(8e15))

const shortText = (longest: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest))
const referenceText = shortText(20)
/** People see only its reference. */
const documentText = orNothing(v.pipe(v.string(), v.regex(/^[2-9A-HJ-NP-Z]{20}$/)))

const paidItem = v.object({
  name: shortText(100),
  size: shortText(20),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})
const paidItems = v.pipe(v.array(paidItem), v.nonEmpty(), v.maxLength(20))

export const donationPaymentSchema = v.object({
  purpose: v.literal('donation'),
  amount: amountKsh,
  method: v.picklist(paymentMethods),
  name: v.string(),
  reference: referenceText,
  document: documentText,
})

/** It has no reference if only the total is known. */
const orderPaymentSchema = v.object({
  purpose: v.literal('order'),
  amount: amountKsh,
  reference: v.nullable(referenceText),
  document: documentText,
  phone: orNothing(shortText(30)),
  items: orNothing(paidItems),
})

export const placedOrderSchema = v.object({
  ...orderPaymentSchema.entries,
  reference: referenceText,
})

const membershipPaymentSchema = v.object({
  purpose: v.literal('membership'),
  amount: v.nullable(amountKsh),
  reference: v.null(),
  phone: orNothing(shortText(30)),
  member: orNothing(shortText(400)),
})

export const paymentSchema = v.variant('purpose', [
  donationPaymentSchema,
  orderPaymentSchema,
  membershipPaymentSchema,
])

/** `amount` is what is due, in whole Ksh. */
export type Payment = Readonly<v.InferOutput<typeof paymentSchema>>
export type DonationPayment = Readonly<v.InferOutput<typeof donationPaymentSchema>>
export type OrderPayment = Readonly<v.InferOutput<typeof orderPaymentSchema>>
export type PlacedOrder = Readonly<v.InferOutput<typeof placedOrderSchema>>
export type PaidItem = Readonly<v.InferOutput<typeof paidItem>>

/** Navigation state for `readPayment`. */
export function paymentState(payment: Payment): object {
  const { purpose, amount, reference } = payment
  if (purpose === 'donation') {
    const { method: paymentMethod, name, document } = payment
    return { amount, paymentMethod, name, reference, document }
  }
  const { phone } = payment
  if (purpose === 'membership') return { membershipFee: amount, phone, member: payment.member }
  const { document, items } = payment
  return { totalCost: amount, reference: reference ?? undefined, document, phone, items }
}

/** Null if invalid, since anybody may have written `state`. */
export function readPayment(state: unknown): Payment | null {
  const passed: Readonly<Record<string, unknown>> = Object(state)
  const { paymentMethod: method, totalCost, membershipFee, reference = null, ...more } = passed
  const readings = [
    { ...more, purpose: 'donation', method, reference },
    { ...more, purpose: 'order', amount: totalCost, reference },
    { ...more, purpose: 'membership', amount: membershipFee, reference: null },
  ]
  for (const reading of readings) {
    const { success, output } = v.safeParse(paymentSchema, reading)
    if (success) return output
  }
  return null
}

export function readDonationPayment(state: unknown): DonationPayment | null {
  const payment = readPayment(state)
  return payment?.purpose === 'donation' ? payment : null
}

export function readOrderPayment(state: unknown): OrderPayment | null {
  const payment = readPayment(state)
  return payment?.purpose === 'order' ? payment : null
}

export function readReference(state: unknown): string | null {
  const { reference }: { readonly reference?: unknown } = Object(state)
  return typeof reference === 'string' ? reference : null
}

/** The name of its progress and drafts on the device. */
export function paymentName(payment: Payment | null): string {
  return payment ? `${payment.purpose} ${payment.reference ?? ''}`.trim() : 'any'
}

/** For example a second member's fee on the same phone. */
export function canRecur(payment: Payment | null): boolean {
  return !payment?.reference
}

/** `amount` becomes Ksh. */
export function stkPushSchema(mpesaLimitKsh: number) {
  const tooLarge = `M-Pesa moves at most ${formatKsh(mpesaLimitKsh)} at a time.`
  return v.object({
    phone: phoneSchema,
    amount: v.pipe(amountText(mpesaLimitKsh, tooLarge), v.transform(Number)),
  })
}

/** Accepted after a warning. */
export const unusualStkPushSchema = v.object({
  phone: unusualPhoneSchema,
  amount: unusualAmount,
})

export type StkPush = Readonly<v.InferOutput<typeof unusualStkPushSchema>>
