import { CopyButton } from '@/components/buttons/CopyButton'
import { LinkedText } from '@/components/buttons/LinkedText'
import { DetailList } from '@/components/page/DetailList'
import { paths } from '@/config/paths'
import { giftSaved } from '@/content/texts/giftSaved'
import { paymentTexts } from '@/content/texts/payment'
import { purposeNames } from '@/content/texts/receipt'
import { itemText } from '@/content/texts/shop'
import { formatKsh } from '@/domain/money/money'
import type { Payment } from '@/domain/payment/payment'
import styles from './payment.module.css'

/** Shows nothing if no amount is set. */
export function PaymentDue({ payment, isAtStart }: { payment: Payment; isAtStart: boolean }) {
  const { purpose, amount, reference } = payment
  if (amount === null) return null
  const items = purpose === 'order' ? payment.items : undefined
  const due = { label: purposeNames[purpose], value: formatKsh(amount) }
  const details = reference === null ? [due] : [due, { label: 'Reference', value: reference }]
  return (
    <div className={styles.summary}>
      <DetailList className="cluster" details={details} />
      {items && <p className="small">{items.map(itemText).join(' · ')}</p>}
      {isAtStart && reference !== null && (
        <p className={`cluster small ${styles.reference}`}>
          {paymentTexts.referenceFor} <CopyButton text={reference} label="your reference" />
        </p>
      )}
    </div>
  )
}

export function PaymentLead({ payment }: { payment: Payment | null }) {
  const { order, membership, anything, feeNotSet } = paymentTexts.lead
  if (!payment) return anything
  if (payment.purpose === 'donation') return giftSaved(payment.name, payment.amount)
  if (payment.purpose === 'order') return order
  if (payment.amount !== null) return membership
  return <LinkedText text={feeNotSet} to={paths.contact} />
}
