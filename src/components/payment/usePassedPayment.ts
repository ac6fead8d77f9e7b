import { useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '@/components/hydration/useHydrated'
import { useNavigationState } from '@/components/hydration/useNavigationState'
import { useKeptPayments } from '@/context/payments/useKeptPayments'
import { subscribeToDevice } from '@/device/deviceStore'
import { isEntryEmpty } from '@/device/rawKeys'
import { paymentState, readReference, type Payment } from '@/domain/payment/payment'

/** From the page before; in a new tab, the payment that this device keeps under the address's reference. */
export function usePassedPayment<Passed extends Payment>(
  read: (state: unknown) => Passed | null,
): Passed | null {
  const { state, key } = useLocation()
  const isHydrated = useHydrated()
  const reference = useNavigationState(readReference)
  const kept = [...useKeptPayments('order'), ...useKeptPayments('donation')]
  const named = kept.find(({ payment }) => payment.reference === reference)?.payment
  // By a logout in another tab, for example: what was paid must not ask to be paid again.
  const isForgotten = useSyncExternalStore(
    subscribeToDevice,
    () => isEntryEmpty(key),
    () => false,
  )
  // Memoised on its own, so that it stays the same object when the device forgets its copy.
  const passed = useMemo(() => (isForgotten ? null : read(state)), [read, state, isForgotten])
  const found = useMemo(() => (named ? read(paymentState(named)) : null), [read, named])
  return isHydrated ? (passed ?? found) : null
}
