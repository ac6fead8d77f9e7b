import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '@/components/hydration/useHydrated'
import { useNavigationState } from '@/components/hydration/useNavigationState'
import { useKeptPayments } from '@/context/payments/useKeptPayments'
import { paymentState, readReference, type Payment } from '@/domain/payment/payment'

/** From the page before; in a new tab what this device remembers by the reference in the address. */
export function usePassedPayment<Passed extends Payment>(
  read: (state: unknown) => Passed | null,
): Passed | null {
  const { state } = useLocation()
  const isHydrated = useHydrated()
  const reference = useNavigationState(readReference)
  const kept = [...useKeptPayments('order'), ...useKeptPayments('donation')]
  const found = kept.find(({ payment }) => payment.reference === reference)?.payment
  return useMemo(
    () => (isHydrated ? (read(state) ?? (found ? read(paymentState(found)) : null)) : null),
    [isHydrated, read, state, found],
  )
}
