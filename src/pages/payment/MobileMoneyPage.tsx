import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { PaymentStep } from './PaymentStep'
import { PaymentSummary } from './PaymentSummary'
import { RemarkButton } from './RemarkButton'
import { TillSection } from './TillSection'
import { usePayment } from './usePayment'
import { waysBack } from './waysBack'
import styles from './payment.module.css'

/** /pay: pay by a prompt on the phone, or to the till. */
export function MobileMoneyPage() {
  const open = usePayment()
  const { payment, progress, isResumed, putAside } = open
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const isTold = progress.step === 'told-paid'

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
        <PaymentStep key={key} open={open} />
        <TillSection open={open} />
      </div>
      {payment && (
        <p className={`cluster ${styles.away}`}>
          {!(isTold && progress.isDone) && (
            <Link to={waysBack[payment.purpose].to}>{waysBack[payment.purpose].text}</Link>
          )}
          {isResumed && <RemarkButton onClick={paySomethingElse}>Pay something else</RemarkButton>}
        </p>
      )}
      {open.question}
    </div>
  )
}
