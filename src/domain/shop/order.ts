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

/** An order as it is stored. */
export interface Order {
  readonly name: string
  readonly phoneNumber: string
  readonly cart: readonly CartEntry[]
  readonly totalItems: number
  /** Whole Ksh. */
  readonly totalCost: number
}

/** What the order review asks of whoever orders. */
export const customerSchema = v.object({
  name: text('Name', longest.name, 'required'),
  phoneNumber: anyPhoneSchema,
})

/** Who orders, and the number to call about it. */
export type Customer = v.InferOutput<typeof customerSchema>

/** An order as it is stored in `Orders`. */
export function orderRecord({ name, phoneNumber, cart, totalItems, totalCost }: Order) {
  return {
    name,
    phoneNumber,
    cart: cart.map((entry) => ({
      name: entry.name,
      description: entry.description,
      cost: entry.cost,
      image: entry.image,
      size: entry.size,
    })),
    totalItems,
    totalCost,
  }
}
