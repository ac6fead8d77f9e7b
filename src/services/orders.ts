import type { Order } from '@/domain/shop/order'
import { callOut } from './call'
import { loadFirestore } from './firebase/load'

/**
 * Stores an order in `Orders` with the keys of SPEC section 7.
 * @param id chosen once for this order; the same order under the same id is stored once.
 * @throws Failure
 */
export function placeOrder(id: string, order: Order): Promise<void> {
  return callOut(async () => {
    const { storeDocument } = await loadFirestore()
    const { name, phoneNumber, cart, totalItems, totalCost } = order
    await storeDocument('Orders', id, {
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
    })
  })
}
