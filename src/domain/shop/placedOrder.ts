import * as v from 'valibot'
import { paymentState, readOrderPayment, type OrderPayment } from '@/domain/payment/payment'

/** The payment of an order that is stored. */
export type PlacedOrder = OrderPayment & { readonly reference: string }

/** An order as the device that placed it remembers it. */
export interface KeptOrder extends PlacedOrder {
  /** The day on which it was placed, YYYY-MM-DD. */
  readonly placedOn: string
  /** The day on which somebody first said that they had paid for it; null while nobody has. */
  readonly toldOn: string | null
}

/** How many orders a device remembers: the last ones. */
const mostKept = 10

const day = v.pipe(v.string(), v.isoDate())

/** The orders that a device remembers, newest first; an order is kept as the state that leads to its payment. */
export const keptOrdersSchema = v.pipe(
  v.array(
    v.object({
      state: v.pipe(v.unknown(), v.transform(readPlacedOrder)),
      placedOn: day,
      toldOn: v.nullable(day),
    }),
  ),
  v.transform((list): readonly KeptOrder[] =>
    list.flatMap(({ state, ...days }) => (state ? [{ ...state, ...days }] : [])),
  ),
)

/** Orders as they are kept: the reverse of `keptOrdersSchema`. */
export function toKeep(orders: readonly KeptOrder[]): v.InferInput<typeof keptOrdersSchema> {
  return orders
    .slice(0, mostKept)
    .map(({ placedOn, toldOn, ...order }) => ({ state: paymentState(order), placedOn, toldOn }))
}

/** Reads navigation state that stands for a placed order; a cart that is passed on is none yet. */
export function readPlacedOrder(state: unknown): PlacedOrder | null {
  const payment = readOrderPayment(state)
  return payment?.reference ? { ...payment, reference: payment.reference } : null
}
