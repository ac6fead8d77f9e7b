import { useHydrated } from '@/components/hydration/useHydrated'
import type { OrderPayment } from '@/domain/payment/payment'
import { readPlacedOrder } from '@/services/placedOrder'

/** The order that was last placed in this tab; null without one, and until the page is interactive. */
export function usePlacedOrder(): OrderPayment | null {
  return useHydrated() ? readPlacedOrder() : null
}
