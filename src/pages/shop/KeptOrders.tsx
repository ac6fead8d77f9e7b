import { Link } from 'react-router-dom'
import { ButtonLink } from '@/components/buttons/Button'
import { Section } from '@/components/display/Section'
import { paths } from '@/config/paths'
import { itemText, orderTexts } from '@/content/shop'
import { useDeviceEntry } from '@/device/useDeviceEntry'
import { formatKsh } from '@/domain/money/money'
import { paymentState } from '@/domain/payment/payment'
import type { KeptOrder } from '@/domain/shop/placedOrder'
import { keptOrders } from '@/services/orders'
import styles from './shop.module.css'

/** The orders that were placed on this device, by their references, each with its way on; nothing where there is none. */
export function KeptOrders() {
  const orders = useDeviceEntry(keptOrders)
  if (!orders || orders.length === 0) return null
  const { before, link, after } = orderTexts.kept
  return (
    <Section title="Your orders on this device" className={styles.kept}>
      <ul className="plain-list cards">
        {orders.map((order) => (
          <li key={order.reference} className="card">
            <KeptOrderDetails order={order} />
          </li>
        ))}
      </ul>
      <p className="small">
        {before}
        <Link to={paths.privacy}>{link}</Link>
        {after}
      </p>
    </Section>
  )
}

function KeptOrderDetails({ order }: { order: KeptOrder }) {
  const { reference, items = [], amount, placedAt, toldAt } = order
  const id = `order-${reference}`
  return (
    <>
      <h3 id={id}>Order {reference}</h3>
      <p>{[...items.map(itemText), formatKsh(amount)].join(' · ')}</p>
      <p className="muted">
        {orderTexts.placedOn(dayFormat.format(placedAt))}{' '}
        {toldAt === null ? orderTexts.notTold : orderTexts.toldOn(dayFormat.format(toldAt))}
      </p>
      <p className="actions">
        {toldAt === null ? (
          <ButtonLink
            look="secondary"
            aria-describedby={id}
            to={paths.orderPayment}
            state={paymentState(order)}
          >
            Pay for this order
          </ButtonLink>
        ) : (
          <ButtonLink
            look="secondary"
            aria-describedby={id}
            to={paths.orderConfirmation}
            state={paymentState(order)}
          >
            See this order
          </ButtonLink>
        )}
      </p>
    </>
  )
}

const dayFormat = new Intl.DateTimeFormat('en-KE', {
  dateStyle: 'long',
  timeZone: 'Africa/Nairobi',
})
