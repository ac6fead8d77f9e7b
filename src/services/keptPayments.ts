import { deviceEntry } from '@/device/deviceStore'
import { keptPaymentsSchema, withKept, withTold } from '@/domain/payment/keptPayment'
import type { Payment, PlacedOrder } from '@/domain/payment/payment'

export const keptPayments = deviceEntry('kept-payments', keptPaymentsSchema)

export function keepOrder(payment: PlacedOrder): void {
  const order = { payment, keptAt: Date.now(), toldAt: null }
  keptPayments.write(withKept(keptPayments.read() ?? [], order))
}

/** Null takes "I have paid" back. */
export function keepTold(payment: Payment, toldAt: number | null): void {
  const after = withTold(keptPayments.read() ?? [], payment, toldAt)
  if (after?.length === 0) keptPayments.forget()
  else if (after) keptPayments.write(after)
}
