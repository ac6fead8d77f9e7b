import * as v from 'valibot'
import { readOrderPayment } from '@/domain/shop/order'
import type { OrderPayment } from '@/domain/payment/payment'
import { storedText } from './storedText'

/** For this tab; it names no person. The number is the version of what is stored. */
const stored = storedText(() => sessionStorage, 'placed-order:1')

/** Remembers the order that was just placed, so that it can still be paid after a detour. */
export function rememberPlacedOrder(payment: OrderPayment): void {
  stored.write(JSON.stringify(payment))
}

/** The order that was last placed in this tab, or null. */
export function readPlacedOrder(): OrderPayment | null {
  const text = v.safeParse(v.pipe(v.string(), v.parseJson()), stored.read())
  return text.success ? readOrderPayment(text.output) : null
}
