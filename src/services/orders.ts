import { deviceEntry } from '@/device/deviceStore'
import type { Order } from '@/domain/shop/customer'
import { keptOrdersSchema, toKeep, type PlacedOrder } from '@/domain/shop/placedOrder'
import { storeRecord } from './records'

/** The orders that this device remembers, newest first, so that they are found again by their reference. */
export const keptOrders = deviceEntry('placed-orders', keptOrdersSchema)

/** Stores an order; `id` is chosen once for it. @throws Failure */
export function placeOrder(id: string, order: Order): Promise<void> {
  return storeRecord('Orders', id, order)
}

/** Remembers an order that is stored. */
export function keepOrder(order: PlacedOrder): void {
  const others = (keptOrders.read() ?? []).filter(({ reference }) => reference !== order.reference)
  keptOrders.write(toKeep([{ ...order, placedAt: Date.now(), toldAt: null }, ...others]))
}

/**
 * Remembers when somebody said that they had paid for an order, null when they say that they have
 * not, so that what was told is not offered for payment again.
 */
export function keepTold(reference: string, toldAt: number | null): void {
  const orders = keptOrders.read() ?? []
  const order = orders.find((each) => each.reference === reference)
  if (!order || order.toldAt === toldAt) return
  keptOrders.write(toKeep(orders.map((each) => (each === order ? { ...order, toldAt } : each))))
}
