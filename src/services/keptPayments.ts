import * as v from 'valibot'
import { deviceEntry } from '@/device/deviceStore'
import {
  keptPaymentsSchema,
  addKept,
  withoutNames,
  updateKept,
  type Reported,
  type PaidMark,
} from '@/domain/payment/keptPayment'
import {
  paymentSchema,
  type DonationPayment,
  type Payment,
  type PlacedOrder,
} from '@/domain/payment/payment'

export const keptPayments = deviceEntry('kept-payments', keptPaymentsSchema)

/** Until it is paid, the same content is the same pledge. */
export const lastPledge = deviceEntry(
  'pledge',
  v.object({ content: v.record(v.string(), v.string()), document: v.string() }),
)

/** What this tab is about to pay by M-Pesa. */
export const lastPayment = deviceEntry('payment', paymentSchema)

/** Call it only when the payment is stored. */
export function keepPayment(
  payment: PlacedOrder | DonationPayment,
  /** The document of the unpaid pledge that it replaces. */
  replaced?: string,
): void {
  const stored = { payment: withoutNames(payment), keptAt: Date.now(), toldAt: null }
  const others = (keptPayments.read() ?? []).filter(
    ({ payment: { document } }) => !replaced || document !== replaced,
  )
  keptPayments.write(addKept(others, stored))
}

/** Null takes back "I have paid". */
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
