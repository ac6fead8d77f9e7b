import { ButtonLink } from '@/components/buttons/Button'
import { usePassedState } from '@/components/hydration/usePassedState'
import { paths } from '@/config/paths'
import { orderTexts, shopTexts } from '@/content/shop'
import { useDeviceEntry } from '@/device/useDeviceEntry'
import { formatKsh } from '@/domain/money/money'
import { paymentState, readOrderPayment } from '@/domain/payment/payment'
import { Checkout, EmptyCheckout } from './Checkout'
import { lastPlacedOrder } from './placedOrder'
import styles from './shop.module.css'

/** /payment: the total of an order, and the way to pay it. */
export function OrderPaymentPage() {
  const placed = useDeviceEntry(lastPlacedOrder)
  const order = usePassedState(readOrderPayment) ?? placed
  return (
    <Checkout title="Pay for your order" looking={orderTexts.looking}>
      {order ? (
        <div className={`card narrow stack ${styles.payment}`}>
          <div className={styles.readOnly}>
            <label htmlFor="order-total">Order total</label>
            <input id="order-total" readOnly value={formatKsh(order.amount)} />
          </div>
          {order.reference && (
            <p>
              {orderTexts.reference.before}
              <strong>{order.reference}</strong>
              {orderTexts.reference.after}
            </p>
          )}
          <p className="muted">{shopTexts.payNext}</p>
          <ButtonLink to={paths.mobileMoney} state={paymentState(order)}>
            Pay Now
          </ButtonLink>
        </div>
      ) : (
        <EmptyCheckout>{orderTexts.nothingToPay}</EmptyCheckout>
      )}
    </Checkout>
  )
}
