import type { Order } from '@/domain/shop/order'
import { storeRecord } from './records'

/** Stores an order; `id` is chosen once for it. @throws Failure */
export function placeOrder(id: string, order: Order): Promise<void> {
  return storeRecord('Orders', id, order)
}
