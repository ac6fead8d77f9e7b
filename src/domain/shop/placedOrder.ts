import * as v from 'valibot'
import { paymentState, type OrderPayment } from '@/domain/payment/payment'
import { readOrderPayment } from '@/domain/payment/readPayment'

/** The payment of an order that is stored. */
export type PlacedOrder = OrderPayment & { readonly reference: string }

/** An order as the device that placed it remembers it. */
export interface KeptOrder extends PlacedOrder {
  /** When it was placed, in ms since 1970. */
  readonly placedAt: number
  /** When somebody said that they had paid for it, in ms since 1970; null while nobody has. */
  readonly toldAt: number | null
}

/** How many orders a device remembers: the last ones. */
const mostKept = 10

/** The orders that a device remembers, newest first; an order is kept as the state that leads to its payment. */
export const keptOrdersSchema = v.pipe(
  v.array(
    v.object({
      state: v.pipe(v.unknown(), v.transform(readPlacedOrder)),
      placedAt: v.number(),
      toldAt: v.nullable(v.number()),
    }),
  ),
  v.transform((list): readonly KeptOrder[] =>
    list.flatMap(({ state, ...times }) => (state ? [{ ...state, ...times }] : [])),
  ),
)

/** Orders as they are kept: the reverse of `keptOrdersSchema`. */
export function toKeep(orders: readonly KeptOrder[]): v.InferInput<typeof keptOrdersSchema> {
  return orders
    .slice(0, mostKept)
    .map(({ placedAt, toldAt, ...order }) => ({ state: paymentState(order), placedAt, toldAt }))
}

/** Reads navigation state that stands for a placed order; a cart that is passed on is none yet. */
export function readPlacedOrder(state: unknown): PlacedOrder | null {
  const payment = readOrderPayment(state)
  return payment?.reference ? { ...payment, reference: payment.reference } : null
}
