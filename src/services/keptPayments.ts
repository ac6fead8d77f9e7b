import { deviceEntry } from '@/device/deviceStore'
import { keptPaymentsSchema, withOrder, withTold } from '@/domain/payment/keptPayment'
import type { Payment, PlacedOrder } from '@/domain/payment/payment'

/** The orders placed and the gifts told of on this device, to be found again once the tab is closed. */
export const keptPayments = deviceEntry('kept-payments', keptPaymentsSchema)

/** Remembers an order that is stored. */
export function keepOrder(order: PlacedOrder): void {
  keptPayments.write([...withOrder(keptPayments.read() ?? [], order, Date.now())])
}

/** Remembers when somebody said that they had paid; null when they take that back. */
export function keepTold(payment: Payment | null, toldAt: number | null): void {
  const before = keptPayments.read() ?? []
  const after = withTold(before, payment, toldAt)
  if (after === before) return
  if (after.length > 0) keptPayments.write([...after])
  else keptPayments.forget()
}
