import * as v from 'valibot'
import { deviceEntry } from '@/device/deviceStore'
import { readOrderPayment, type OrderPayment } from '@/domain/payment/payment'

/** The payment of an order that is stored. */
export type PlacedOrder = OrderPayment & { readonly reference: string }

/** The order that was last placed in this tab, so that it can still be paid after a detour. */
export const lastPlacedOrder = deviceEntry(
  'placed-order',
  v.pipe(v.unknown(), v.transform(readPlacedOrder)),
)

/** Reads navigation state that stands for a placed order; a cart that is passed on is none yet. */
export function readPlacedOrder(state: unknown): PlacedOrder | null {
  const payment = readOrderPayment(state)
  return payment?.reference ? { ...payment, reference: payment.reference } : null
}
