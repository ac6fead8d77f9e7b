import { useDeviceEntry } from '@/device/useDeviceEntry'
import type { KeptPayment, KeptPurpose } from '@/domain/payment/keptPayment'
import { keptPayments } from '@/services/keptPayments'

/** The orders, or the gifts, that this device remembers, newest first; none until the page is interactive. */
export function useKeptPayments<Purpose extends KeptPurpose>(
  purpose: Purpose,
): readonly KeptPayment<Purpose>[] {
  return (useDeviceEntry(keptPayments) ?? []).filter(
    (each): each is KeptPayment<Purpose> => each.payment.purpose === purpose,
  )
}
