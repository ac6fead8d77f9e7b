import { deviceEntry } from '@/device/deviceStore'
import { dayInKenya } from '@/domain/calendar/calendar'
import type { Order } from '@/domain/shop/order'
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
  keptOrders.write(toKeep([{ ...order, placedOn: today(), toldOn: null }, ...others]))
}

/** Remembers that somebody said that they had paid for an order, so that it is not offered for payment again. */
export function keepToldPaid(reference: string): void {
  const orders = keptOrders.read() ?? []
  if (!orders.some((order) => order.reference === reference && order.toldOn === null)) return
  keptOrders.write(
    toKeep(
      orders.map((order) =>
        order.reference === reference ? { ...order, toldOn: order.toldOn ?? today() } : order,
      ),
    ),
  )
}

function today(): string {
  return dayInKenya(new Date())
}
