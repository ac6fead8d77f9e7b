import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePassedState } from '@/components/hydration/usePassedState'
import { paths } from '@/config/paths'
import { readKeptPayment, readPassedPayment, type Payment } from '@/domain/payment/payment'
import { keepText, useKeptText } from './keptText'

const key = 'open-payment'

/**
 * The payment that the page is about: the one that the page before passed on, or else the last one
 * of this tab, so that opening /pay by its address comes back to it. Null is any payment.
 */
export function useOpenPayment(): {
  readonly payment: Payment | null
  /** Whether nobody passed it on just now. */
  readonly isResumed: boolean
  /** Leaves a resumed payment, to pay something else. */
  readonly putAside: () => void
} {
  const passed = usePassedState(readPassedPayment)
  const kept = readKeptPayment(useKeptText(key))
  const navigate = useNavigate()
  const text = passed && JSON.stringify(passed)
  useEffect(() => {
    if (text !== null) keepText(key, text)
  }, [text])

  return {
    payment: passed ?? kept,
    isResumed: passed === null && kept !== null,
    putAside: () => {
      keepText(key, '')
      void navigate(paths.mobileMoney, { replace: true })
    },
  }
}
