import * as v from 'valibot'
import { anyPhoneSchema } from '@/domain/contact/phone'
import { longest, text } from '@/domain/text/textSchemas'

/** What every item of the shop comes in, smallest first. */
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

/** One piece in a cart, as it is stored with the order. */
export interface CartEntry extends Merchandise {
  readonly size: Size
}

/** The most pieces of one order: the security rules add up no more. */
export const mostCartEntries = 20

/** What the order review asks of whoever orders. */
export const customerSchema = v.object({
  name: text('Name', longest.name, 'required'),
  phoneNumber: anyPhoneSchema,
})

/** What is ordered, and what it costs. */
export interface OrderedCart {
  readonly cart: readonly CartEntry[]
  readonly totalItems: number
  /** Whole Ksh. */
  readonly totalCost: number
}

/** An order as it is stored: what is ordered, by whom, and the number to call about it. */
export type Order = OrderedCart & v.InferOutput<typeof customerSchema>
