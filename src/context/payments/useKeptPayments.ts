import { useDeviceEntry } from '@/device/deviceStore'
import type { KeptPayment, KeptPurpose } from '@/domain/payment/keptPayment'
import { keptPayments } from '@/services/keptPayments'

/** Newest first; empty before hydration. */
export function useKeptPayments<Purpose extends KeptPurpose>(
  purpose: Purpose,
): readonly KeptPayment<Purpose>[] {
  return (useDeviceEntry(keptPayments) ?? []).filter(
    (each): each is KeptPayment<Purpose> => each.payment.purpose === purpose,
  )
}
