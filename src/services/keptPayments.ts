import { deviceEntry } from '@/device/deviceStore'
import { keptPaymentsSchema, withKept, withTold } from '@/domain/payment/keptPayment'
import type { Payment, PlacedOrder } from '@/domain/payment/payment'

/** The orders placed and the gifts told of on this device, to be found again once the tab is closed. */
export const keptPayments = deviceEntry('kept-payments', keptPaymentsSchema)

/** Remembers an order that is stored. */
export function keepOrder(payment: PlacedOrder): void {
  const order = { payment, keptAt: Date.now(), toldAt: null }
  keptPayments.write(withKept(keptPayments.read() ?? [], order))
}

/** Remembers when somebody said that they had paid; null when they take that back. */
export function keepTold(payment: Payment, toldAt: number | null): void {
  const after = withTold(keptPayments.read() ?? [], payment, toldAt)
  if (after?.length === 0) keptPayments.forget()
  else if (after) keptPayments.write(after)
}
