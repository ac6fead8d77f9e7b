import { ButtonLink } from '@/components/buttons/Button'
import { KeptPayments } from '@/components/payment/KeptPayments'
import { ProgressLine } from '@/components/payment/ProgressLine'
import { usePassedPayment } from '@/components/payment/usePassedPayment'
import { paths } from '@/config/paths'
import { giftLinkTexts } from '@/content/texts/giftLink'
import { payingSteps } from '@/content/texts/progress'
import { itemText, orderTexts } from '@/content/texts/shop'
import { takesMpesa } from '@/context/payments/takesMpesa'
import { useCancelled } from '@/context/payments/useGiftStates'
import { useKeptPayments } from '@/context/payments/useKeptPayments'
import { formatKsh } from '@/domain/money/money'
import { markedPaidAt, type KeptPayment } from '@/domain/payment/keptPayment'
import { paymentState, readOrderPayment } from '@/domain/payment/payment'
import { leftToPay } from '@/domain/payment/paymentProgress'
import { CancelledSummary } from './CancelledSummary'
import { Checkout } from './Checkout'
import styles from './shop.module.css'

/** False if M-Pesa reported only a part. */
const isPaidInFull = ({ payment, reported }: KeptPayment<'order'>) =>
  leftToPay(payment.amount, reported?.amount ?? null) === 0

export function OrderPaymentPage() {
  const kept = useKeptPayments('order')
  const unpaid = kept.find((each) => markedPaidAt(each) === null)
  const order = usePassedPayment(readOrderPayment) ?? unpaid?.payment
  const cancelled = useCancelled(order)
  return (
    <Checkout
      title={cancelled ? giftLinkTexts.cancelledTitle : 'Pay for your order'}
      isEmpty={!order && kept.length === 0}
      empty={orderTexts.nothingToPay}
      elsewhere
      looking={orderTexts.looking}
    >
      {order && cancelled ? (
        <>
          <CancelledSummary order={order} state={cancelled} />
          <KeptPayments purpose="order" except={order.reference} />
        </>
      ) : order ? (
        <>
          <ProgressLine steps={payingSteps} current="Pay" />
          <div className="card narrow stack">
            {order.items && <p>{order.items.map(itemText).join(' · ')}</p>}
            <div className={`strong ${styles.readOnly}`}>
              <label htmlFor="order-total">Order total</label>
              <input
                className="control"
                id="order-total"
                readOnly
                value={formatKsh(order.amount)}
              />
            </div>
            {order.reference && (
              <p>
                {orderTexts.reference}
                <strong>{order.reference}</strong>
              </p>
            )}
            <p className="muted">{orderTexts.nextPage(takesMpesa())}</p>
            <p className="actions">
              <ButtonLink to={paths.mobileMoney} state={paymentState(order)}>
                {orderTexts.pay(takesMpesa())}
              </ButtonLink>
            </p>
          </div>
        </>
      ) : (
        kept.length > 0 && (
          <>
            <KeptPayments purpose="order" />
            {kept.every(isPaidInFull) && <p className="muted">{orderTexts.allPaid}</p>}
          </>
        )
      )}
    </Checkout>
  )
}
