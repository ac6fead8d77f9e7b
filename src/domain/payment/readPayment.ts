import * as v from 'valibot'
import { paymentMethods } from '@/domain/giving/donation'

/** An amount in whole Ksh that another page, or another visit, handed on: a number, or digits. */
const amountKsh = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
)

/** A pledge that is stored and now to be paid; read from the navigation state that leads to its payment. */
const donation = v.pipe(
  v.object({
    amount: amountKsh,
    paymentMethod: v.picklist(paymentMethods),
    name: v.string(),
    reference: v.string(),
  }),
  v.transform(({ paymentMethod: method, ...rest }) => ({
    purpose: 'donation' as const,
    method,
    ...rest,
  })),
)

const shortText = (longest: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest))

/** Pieces of an order that are the same, as people are told of them; never a price. */
const paidItem = v.object({
  name: shortText(100),
  size: shortText(20),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})

/**
 * What the page before knows besides, so that nobody has to type or remember it. What of it cannot
 * be read is left out: the payment counts all the same.
 */
const known = {
  /** A phone number as it was typed, to pay from. */
  phone: v.optional(v.fallback(v.optional(shortText(30)), undefined)),
  /** What was ordered. */
  items: v.optional(
    v.fallback(v.optional(v.pipe(v.array(paidItem), v.nonEmpty(), v.maxLength(20))), undefined),
  ),
}

/** A placed order; a page that knows the total alone may ask for its payment too. */
const order = v.pipe(
  v.object({ totalCost: amountKsh, reference: v.optional(shortText(20)), ...known }),
  v.transform(({ totalCost: amount, reference = null, phone, items }) => ({
    purpose: 'order' as const,
    amount,
    reference,
    ...(phone !== undefined && { phone }),
    ...(items !== undefined && { items }),
  })),
)

/** The fee of somebody who registers; null while the organisation has not set it. */
const membership = v.pipe(
  v.object({ membershipFee: v.nullable(amountKsh), phone: known.phone }),
  v.transform(({ membershipFee: amount, phone }) => ({
    purpose: 'membership' as const,
    amount,
    reference: null,
    ...(phone !== undefined && { phone }),
  })),
)

/** A payment, as pages hand it on and as it is kept in the browser. */
export const paymentSchema = v.union([donation, order, membership])

/** What somebody pays for. `amount` is what is due, in whole Ksh; `reference` names it to people. */
export type Payment = Readonly<v.InferOutput<typeof paymentSchema>>
export type DonationPayment = Readonly<v.InferOutput<typeof donation>>
export type OrderPayment = Readonly<v.InferOutput<typeof order>>
export type PaidItem = Readonly<v.InferOutput<typeof paidItem>>

/** Reads navigation state, which anybody may have written: the one reader. Null when it is no payment. */
export const readPayment = readerOf(paymentSchema)

/** Reads navigation state of a page that is about a donation. */
export const readDonationPayment = readerOf(donation)

/** Reads navigation state of a page that is about an order. */
export const readOrderPayment = readerOf(order)

function readerOf<Read>(schema: v.GenericSchema<unknown, Read>): (state: unknown) => Read | null {
  return (state) => {
    const result = v.safeParse(schema, state)
    return result.success ? result.output : null
  }
}
