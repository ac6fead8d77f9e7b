import type { Payment } from '@/domain/payment/payment'
import type { PaymentEvent, PaymentProgress } from '@/domain/payment/paymentProgress'
import { NotPaidPanel } from './NotPaidPanel'
import { OpenPromptWarning } from './OpenPromptWarning'
import { PromptPanel } from './PromptPanel'
import { ThanksPanel } from './ThanksPanel'
import { ToldPaidPanel } from './ToldPaidPanel'
import styles from './payment.module.css'

/** What is to be done once a prompt was asked for or the till was paid; fetched when it is needed. */
export function LaterStep({
  payment,
  progress,
  now,
  tell,
}: {
  payment: Payment | null
  progress: Exclude<PaymentProgress, { step: 'ready' | 'sending' }>
  now: number
  tell: (event: PaymentEvent) => void
}) {
  if (progress.step === 'not-paid') return <NotPaidPanel why={progress.why} tell={tell} />
  if (progress.step !== 'told-paid') {
    return <PromptPanel progress={progress} now={now} tell={tell} />
  }
  return (
    <div className={styles.panel}>
      {progress.amount === null && <OpenPromptWarning />}
      {progress.isDone ? (
        <ThanksPanel payment={payment} tell={tell} />
      ) : (
        <ToldPaidPanel payment={payment} asked={progress.amount} tell={tell} />
      )}
    </div>
  )
}
