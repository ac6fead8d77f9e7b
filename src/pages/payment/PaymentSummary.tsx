import { Link } from 'react-router-dom'
import { CopyButton } from '@/components/buttons/CopyButton'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
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
            <dt>{messages.paymentPurpose[payment.purpose]}</dt>
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
  switch (payment?.purpose) {
    case 'donation':
      return messages.donationSaved(payment.name, payment.amount)
    case 'order':
      return 'Your order is saved. Pay for it here; we get it ready when the team has confirmed your payment.'
    case 'membership':
      return payment.amount === null ? (
        <>
          The membership fee is not set yet. Please <Link to={paths.contact}>ask us</Link> what it
          is, then type the amount.
        </>
      ) : (
        'Pay the membership fee here, then go back and finish your registration.'
      )
    default:
      return 'Pay any amount to us: ask for a prompt on your phone, or pay to our till yourself.'
  }
}
