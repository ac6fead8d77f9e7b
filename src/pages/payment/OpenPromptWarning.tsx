import { useSyncExternalStore } from 'react'
import { Status } from '@/components/form/Form'
import { promptTexts } from '@/content/payment'
import type { PaymentProgress } from '@/domain/payment/paymentProgress'
import { promptMayBeWaiting } from './prompts'
import { everySecond } from './usePayment'

/** After a payment to the till: warns of a prompt for the same payment, as long as one may be accepted. */
export function OpenPromptWarning({ progress }: { progress: PaymentProgress }) {
  const mayWait = useSyncExternalStore(everySecond, promptMayBeWaiting, () => false)
  if (progress.step !== 'told-paid' || progress.amount !== null) return null
  return <Status tone="error">{mayWait && promptTexts.afterTill}</Status>
}
