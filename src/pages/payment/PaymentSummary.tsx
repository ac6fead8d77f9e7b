import { Link } from 'react-router-dom'
import { CopyButton } from '@/components/buttons/CopyButton'
import { paths } from '@/config/paths'
import { givingTexts } from '@/content/giving'
import { paymentTexts } from '@/content/payment'
import { formatKsh } from '@/domain/money/money'
import type { Payment } from '@/domain/payment/payment'
import styles from './payment.module.css'

/** What is paid for: a sentence, the amount and the reference. `isTold`: they say they have paid. */
export function PaymentSummary({ payment, isTold }: { payment: Payment | null; isTold: boolean }) {
  return (
    <>
      {!isTold && (
        <p className="lead">
          <Lead payment={payment} />
        </p>
      )}
      {payment && (
        <dl className={styles.summary}>
          <div>
            <dt>{paymentTexts.purpose[payment.purpose]}</dt>
            <dd>{payment.amount === null ? 'Not set yet' : formatKsh(payment.amount)}</dd>
          </div>
          {payment.reference !== null && (
            <div>
              <dt>Your reference</dt>
              <dd>{payment.reference}</dd>
              <dd className={styles.copy}>
                <CopyButton text={payment.reference} label="your reference" />
              </dd>
            </div>
          )}
        </dl>
      )}
    </>
  )
}

function Lead({ payment }: { payment: Payment | null }) {
  const { order, membership, anything, feeNotSet } = paymentTexts.lead
  switch (payment?.purpose) {
    case 'donation':
      return givingTexts.saved(payment.name, payment.amount)
    case 'order':
      return order
    case 'membership':
      if (payment.amount !== null) return membership
      return (
        <>
          {feeNotSet.before}
          <Link to={paths.contact}>{feeNotSet.link}</Link>
          {feeNotSet.after}
        </>
      )
    default:
      return anything
  }
}
