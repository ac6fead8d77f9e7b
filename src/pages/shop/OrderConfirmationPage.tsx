import { Link } from 'react-router-dom'
import { buttonClass } from '@/components/buttons/buttonClass'
import { DetailList } from '@/components/display/DetailList'
import { useHydrated } from '@/components/hydration/useHydrated'
import { usePassedState } from '@/components/hydration/usePassedState'
import { paths } from '@/config/paths'
import { organisation } from '@/content/organisation'
import { publicHolidays } from '@/content/publicHolidays'
import { dayInKenya } from '@/domain/calendar/calendar'
import { formatKsh } from '@/domain/money/money'
import { readOrderTotal, type OrderTotal } from '@/domain/shop/order'
import { whatsAppLink } from '@/domain/contact/phone'
import { addWorkingDays, shippingWorkingDays } from '@/domain/calendar/workingDays'
import { EmptyCheckout } from './EmptyCheckout'
import styles from './shop.module.css'
import { usePlacedOrder } from './usePlacedOrder'

/** /order-confirmation: thanks, and when the order ships (SPEC section 2). */
export function OrderConfirmationPage({ now = clock }: { now?: () => Date }) {
  const isReady = useHydrated()
  const order = usePassedState(readOrderTotal)
  const placed = usePlacedOrder()

  function content() {
    if (!isReady) return <EmptyCheckout>Looking for your order…</EmptyCheckout>
    if (order) return <Confirmation order={order} today={now()} />
    return placed ? (
      <div className={styles.narrow}>
        <p className="lead">
          Your order {placed.reference} is placed. This page follows once you have paid{' '}
          {formatKsh(placed.totalCost)} for it.
        </p>
        <Link className={buttonClass()} to={paths.orderPayment} state={placed}>
          Pay for this order
        </Link>
      </div>
    ) : (
      <EmptyCheckout>There is no order to confirm in this tab.</EmptyCheckout>
    )
  }

  return (
    <div className={`page ${styles.checkout}`}>
      <h1>{order ? 'Thank you for your order' : 'Order confirmation'}</h1>
      {content()}
    </div>
  )
}

const clock = () => new Date()

const longDay = new Intl.DateTimeFormat('en-KE', { dateStyle: 'full', timeZone: 'UTC' })

function Confirmation({ order, today }: { order: OrderTotal; today: Date }) {
  const shipsBy = addWorkingDays(dayInKenya(today), shippingWorkingDays, publicHolidays)
  return (
    <div className={styles.narrow}>
      <p className="lead">Your order will ship within {shippingWorkingDays} working days.</p>
      <p>Counted from the day after we confirm your payment.</p>
      <p>
        If we confirm your payment today, it ships by{' '}
        <strong>{longDay.format(new Date(shipsBy))}</strong>. Weekends and public holidays do not
        count.
      </p>
      <section className="card" aria-labelledby="your-order">
        <h2 id="your-order">Your order</h2>
        <p className={styles.total}>
          <span>Total</span>
          <strong>{formatKsh(order.totalCost)}</strong>
        </p>
        {order.reference && (
          <DetailList details={[{ label: 'Order reference', value: order.reference }]} />
        )}
      </section>
      <PickUp order={order} />
      <p>
        <Link className={styles.link ?? ''} to={paths.shop}>
          Back to the shop
        </Link>
      </p>
    </div>
  )
}

/** Where the order is to go is agreed by phone; this way somebody can say it at once. */
function PickUp({ order: { totalCost, reference } }: { order: OrderTotal }) {
  const { whatsApp } = organisation
  const name = reference ? `My order is ${reference}` : 'I have placed an order'
  const text = `${name} (${formatKsh(totalCost)}). My pick-up point is …`
  return (
    <section aria-labelledby="pick-up">
      <h2 id="pick-up">Where should it go?</h2>
      <p>We call you to agree on a pick-up point or a delivery. You can also tell us now.</p>
      {whatsApp ? (
        <a
          className={buttonClass()}
          href={whatsAppLink(whatsApp, text)}
          target="_blank"
          rel="noopener"
        >
          Tell us on WhatsApp
        </a>
      ) : (
        <>
          <p>Our WhatsApp number is not set yet. Until then, please write to us.</p>
          <Link
            className={buttonClass()}
            to={paths.contact}
            state={{ subject: reference ? `Order ${reference}` : 'My order' }}
          >
            Write to us
          </Link>
        </>
      )}
    </section>
  )
}
