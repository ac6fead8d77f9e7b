import { Link } from 'react-router-dom'
import { buttonClass } from '@/components/buttons/buttonClass'
import { useHydrated } from '@/components/hydration/useHydrated'
import { usePassedState } from '@/components/hydration/usePassedState'
import { paths } from '@/config/paths'
import { formatKsh } from '@/domain/money/money'
import { readOrderTotal, type OrderTotal } from '@/domain/shop/order'
import { EmptyCheckout } from './EmptyCheckout'
import styles from './shop.module.css'
import { usePlacedOrder } from './usePlacedOrder'

/** /payment: the total of an order, and the way to pay it (SPEC section 2). */
export function OrderPaymentPage() {
  const isReady = useHydrated()
  const passed = usePassedState(readOrderTotal)
  const placed = usePlacedOrder()
  const order = passed ?? placed
  return (
    <div className={`page ${styles.checkout}`}>
      <h1>Pay for your order</h1>
      {!isReady && <EmptyCheckout>Looking for your order…</EmptyCheckout>}
      {isReady && !order && (
        <EmptyCheckout>There is no order to pay for in this tab.</EmptyCheckout>
      )}
      {order && <Total order={order} />}
    </div>
  )
}

function Total({ order }: { order: OrderTotal }) {
  return (
    <div className={`card ${styles.payment}`}>
      <div className={styles.readOnly}>
        <label htmlFor="order-total">Order total</label>
        <input id="order-total" readOnly value={formatKsh(order.totalCost)} />
      </div>
      {order.reference && (
        <p>
          Your reference is <strong>{order.reference}</strong>. Please keep it until you have your
          order.
        </p>
      )}
      <p className={styles.muted}>
        You pay by M-Pesa on the next page. We never ask for your PIN on this site.
      </p>
      <Link className={buttonClass()} to={paths.mobileMoney} state={order}>
        Pay Now
      </Link>
    </div>
  )
}
