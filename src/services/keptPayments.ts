import { deviceEntry } from '@/device/deviceStore'
import {
  keptPaymentsSchema,
  addKept,
  withoutNames,
  updateKept,
  type Reported,
  type Said,
} from '@/domain/payment/keptPayment'
import type { DonationPayment, Payment, PlacedOrder } from '@/domain/payment/payment'

export const keptPayments = deviceEntry('kept-payments', keptPaymentsSchema)

/** Only once it is stored. */
export function keepPayment(payment: PlacedOrder | DonationPayment): void {
  const stored = { payment: withoutNames(payment), keptAt: Date.now(), toldAt: null }
  keptPayments.write(addKept(keptPayments.read() ?? [], stored))
}

/** Null withdraws "I have paid". */
export function keepTold(payment: Payment, toldAt: number | null): void {
  keepSaid(payment, { toldAt })
}

export function keepReported(payment: Payment, reported: Reported): void {
  keepSaid(payment, { toldAt: null, reported })
}

function keepSaid(payment: Payment, said: Said): void {
  const after = updateKept(keptPayments.read() ?? [], payment, said)
  if (after) keptPayments.write(after)
}
