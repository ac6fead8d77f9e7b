import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { buttonClass } from '@/components/buttons/buttonClass'
import { useHydrated } from '@/components/hydration/useHydrated'
import { canRecur, paymentName } from '@/domain/payment/payment'
import { canRequestStkPush } from '@/services/mpesa'
import { PaymentStep } from './PaymentStep'
import { PaymentSummary } from './PaymentSummary'
import { TillInstructions } from './TillInstructions'
import { WayBack } from './WayBack'
import { useOpenPayment } from './useOpenPayment'
import { usePaymentProgress } from './usePaymentProgress'
import styles from './payment.module.css'

/** /pay: pay by a prompt on the phone, or to the till (SPEC section 2, PRODUCT 1.7). */
export function MobileMoneyPage() {
  const { payment, isResumed, putAside } = useOpenPayment()
  const { progress, now, tell } = usePaymentProgress(
    paymentName(payment),
    !isResumed && canRecur(payment),
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  // Until the page is interactive a tap would be lost without a word.
  const canTell = useHydrated()
  const isTold = progress.step === 'told-paid'
  const isDone = isTold && progress.isDone

  function paySomethingElse() {
    putAside()
    heading.current?.focus()
  }

  return (
    <div className="page">
      <h1 ref={heading} tabIndex={-1}>
        Pay by M-Pesa
      </h1>
      <PaymentSummary payment={payment} isTold={isTold} />
      <div className={styles.columns}>
        <PaymentStep key={key} payment={payment} progress={progress} now={now} tell={tell} />
        <section className="card" aria-labelledby="option-till">
          <h2 id="option-till">{canRequestStkPush ? 'Option 2: pay' : 'Pay'} to our till</h2>
          <TillInstructions amount={payment?.amount ?? undefined} />
          {!isTold && (
            <button
              type="button"
              className={buttonClass('secondary')}
              disabled={!canTell}
              data-waiting={!canTell || undefined}
              onClick={() => tell({ type: 'paid-to-till' })}
            >
              I have paid to the till
            </button>
          )}
        </section>
      </div>
      {payment && (
        <p className={styles.away}>
          {!isDone && <WayBack payment={payment} />}
          {isResumed && (
            <button type="button" className={styles.quiet} onClick={paySomethingElse}>
              Pay something else
            </button>
          )}
        </p>
      )}
    </div>
  )
}
