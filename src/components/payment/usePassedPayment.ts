import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '@/components/hydration/useHydrated'
import { useNavigationState } from '@/components/hydration/useNavigationState'
import { useKeptPayments } from '@/context/payments/useKeptPayments'
import { paymentState, readReference, type Payment } from '@/domain/payment/payment'

/** From the page before; in a new tab, the payment that this device keeps under the address's reference. */
export function usePassedPayment<Passed extends Payment>(
  read: (state: unknown) => Passed | null,
): Passed | null {
  const { state } = useLocation()
  const isHydrated = useHydrated()
  const reference = useNavigationState(readReference)
  const kept = [...useKeptPayments('order'), ...useKeptPayments('donation')]
  const named = kept.find(({ payment }) => payment.reference === reference)?.payment
  // Memoised on its own, so that it stays the same object when the device forgets its copy.
  const passed = useMemo(() => read(state), [read, state])
  const found = useMemo(() => (named ? read(paymentState(named)) : null), [read, named])
  return isHydrated ? (passed ?? found) : null
}
