import * as v from 'valibot'
import type { OrderPayment } from '@/domain/payment/payment'
import { anyPhoneSchema } from '@/domain/contact/phone'
import { longest, text } from '@/domain/text/textSchemas'

/** What every item of the shop comes in, smallest first (SPEC section 9). */
export const sizes = ['S', 'M', 'L', 'XL'] as const

/** One of the sizes. */
export type Size = (typeof sizes)[number]

/** Something the shop sells. */
export interface Merchandise {
  readonly name: string
  readonly description: string
  /** Whole Ksh. */
  readonly cost: number
  /** Path of its picture on this site. */
  readonly image: string
}

/** One piece in a cart, as it is stored with the order (SPEC section 3). */
export interface CartEntry extends Merchandise {
  readonly size: Size
}

/** The most pieces of one order: the security rules add up no more. */
export const mostCartEntries = 20

/** An order as it is stored (SPEC section 3). */
export interface Order {
  readonly name: string
  readonly phoneNumber: string
  readonly cart: readonly CartEntry[]
  readonly totalItems: number
  /** Whole Ksh. */
  readonly totalCost: number
}

/** What the order review asks of whoever orders (SPEC section 5). */
export const customerSchema = v.object({
  name: text('Name', longest.name, 'required'),
  phoneNumber: anyPhoneSchema,
})

/** Who orders, and the number to call about it. */
export type Customer = v.InferOutput<typeof customerSchema>

const orderPaymentSchema = v.object({
  totalCost: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(20)),
})

/** What is to be paid for an order of which the reference need not be known. */
export type OrderTotal = v.InferOutput<typeof orderTotalSchema>

const orderTotalSchema = v.partial(orderPaymentSchema, ['reference'])

/** Reads navigation state, which anybody may have written. Null when it is no placed order. */
export function readOrderPayment(state: unknown): OrderPayment | null {
  const result = v.safeParse(orderPaymentSchema, state)
  return result.success ? result.output : null
}

/** Reads navigation state of which SPEC section 4 promises `totalCost` alone. Null without one. */
export function readOrderTotal(state: unknown): OrderTotal | null {
  const result = v.safeParse(orderTotalSchema, state)
  return result.success ? result.output : null
}
