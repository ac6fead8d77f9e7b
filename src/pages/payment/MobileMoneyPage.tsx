import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { CopyButton } from '@/components/buttons/CopyButton'
import { Page } from '@/components/display/Page'
import { paths } from '@/config/paths'
import { givingTexts } from '@/content/giving'
import { paymentTexts, waysBack } from '@/content/payment'
import { formatKsh } from '@/domain/money/money'
import type { Payment } from '@/domain/payment/payment'
import { PaymentStep } from './PaymentStep'
import { RemarkButton } from './RemarkButton'
import { TillSection } from './TillSection'
import { usePayment } from './usePayment'
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
    <Page title="Pay by M-Pesa" headingRef={heading} lead={!isTold && <Lead payment={payment} />}>
      {payment && <Due payment={payment} />}
      <div className={styles.columns}>
        <PaymentStep key={key} open={open} />
        <TillSection open={open} />
      </div>
      {payment && (
        <p className={`cluster ${styles.away}`}>
          {!(isTold && progress.isDone) && (
            <Link className="touch" to={waysBack[payment.purpose].to}>
              {waysBack[payment.purpose].text}
            </Link>
          )}
          {isResumed && <RemarkButton onClick={paySomethingElse}>Pay something else</RemarkButton>}
        </p>
      )}
      {open.question}
    </Page>
  )
}

function Lead({ payment }: { payment: Payment | null }) {
  const { order, membership, anything, feeNotSet } = paymentTexts.lead
  if (!payment) return anything
  if (payment.purpose === 'donation') return givingTexts.saved(payment.name, payment.amount)
  if (payment.purpose === 'order') return order
  if (payment.amount !== null) return membership
  return (
    <>
      {feeNotSet.before}
      <Link to={paths.contact}>{feeNotSet.link}</Link>
      {feeNotSet.after}
    </>
  )
}

/** What is paid for, the amount and the reference. */
function Due({ payment: { purpose, amount, reference } }: { payment: Payment }) {
  return (
    <dl className={styles.summary}>
      <div>
        <dt>{paymentTexts.purpose[purpose]}</dt>
        <dd>{amount === null ? 'Not set yet' : formatKsh(amount)}</dd>
      </div>
      {reference !== null && (
        <div>
          <dt>Your reference</dt>
          <dd>{reference}</dd>
          <dd className={styles.copy}>
            <CopyButton text={reference} label="your reference" />
          </dd>
        </div>
      )}
    </dl>
  )
}
