import { deviceEntry } from '@/device/deviceStore'
import {
  keptPaymentsSchema,
  withKept,
  withSaid,
  type Reported,
  type Said,
} from '@/domain/payment/keptPayment'
import type { Payment, PlacedOrder } from '@/domain/payment/payment'

export const keptPayments = deviceEntry('kept-payments', keptPaymentsSchema)

export function keepOrder(payment: PlacedOrder): void {
  const order = { payment, keptAt: Date.now(), toldAt: null }
  keptPayments.write(withKept(keptPayments.read() ?? [], order))
}

/** Null takes "I have paid" back. */
export function keepTold(payment: Payment, toldAt: number | null): void {
  keepSaid(payment, { toldAt })
}

export function keepReported(payment: Payment, reported: Reported): void {
  keepSaid(payment, { toldAt: null, reported })
}

function keepSaid(payment: Payment, said: Said): void {
  const after = withSaid(keptPayments.read() ?? [], payment, said)
  if (after?.length === 0) keptPayments.forget()
  else if (after) keptPayments.write(after)
}
