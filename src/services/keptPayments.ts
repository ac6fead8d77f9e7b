import { deviceEntry } from '@/device/deviceStore'
import {
  keptPaymentsSchema,
  addKept,
  withoutNames,
  updateKept,
  type Reported,
  type PaidMark,
} from '@/domain/payment/keptPayment'
import type { DonationPayment, Payment, PlacedOrder } from '@/domain/payment/payment'

export const keptPayments = deviceEntry('kept-payments', keptPaymentsSchema)

/** Only once it is stored. */
export function keepPayment(payment: PlacedOrder | DonationPayment): void {
  const stored = { payment: withoutNames(payment), keptAt: Date.now(), toldAt: null }
  keptPayments.write(addKept(keptPayments.read() ?? [], stored))
}

/** Null withdraws "I have paid". */
export function markPaidByPayer(payment: Payment, toldAt: number | null): void {
  markPaid(payment, { toldAt })
}

export function markPaidByMpesa(payment: Payment, reported: Reported): void {
  markPaid(payment, { toldAt: null, reported })
}

function markPaid(payment: Payment, mark: PaidMark): void {
  const after = updateKept(keptPayments.read() ?? [], payment, mark)
  if (after) keptPayments.write(after)
}
