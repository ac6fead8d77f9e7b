import { Link } from 'react-router-dom'
import { ButtonLink } from '@/components/buttons/Button'
import { DetailList } from '@/components/display/DetailList'
import { Section } from '@/components/display/Section'
import { usePassedState } from '@/components/hydration/usePassedState'
import { useToday } from '@/components/hydration/useToday'
import { paths } from '@/config/paths'
import { organisation } from '@/content/organisation'
import { publicHolidays } from '@/content/publicHolidays'
import { orderTexts } from '@/content/shop'
import { useDeviceEntry } from '@/device/useDeviceEntry'
import { addWorkingDays, shippingWorkingDays } from '@/domain/calendar/workingDays'
import { whatsAppLink } from '@/domain/contact/phone'
import { formatKsh } from '@/domain/money/money'
import { paymentState, readOrderPayment, type OrderPayment } from '@/domain/payment/payment'
import { Checkout, EmptyCheckout } from './Checkout'
import { lastPlacedOrder } from './placedOrder'
import styles from './shop.module.css'

/** /order-confirmation: thanks, and when the order ships. */
export function OrderConfirmationPage() {
  const paid = usePassedState(readOrderPayment)
  const placed = useDeviceEntry(lastPlacedOrder)
  return (
    <Checkout
      title={paid ? 'Thank you for your order' : 'Order confirmation'}
      looking={orderTexts.looking}
    >
      {paid && <Confirmation order={paid} />}
      {!paid && placed && (
        <div className="narrow">
          <p className="lead">{orderTexts.notPaid(placed.reference, formatKsh(placed.amount))}</p>
          <ButtonLink to={paths.orderPayment} state={paymentState(placed)}>
            Pay for this order
          </ButtonLink>
        </div>
      )}
      {!paid && !placed && <EmptyCheckout>{orderTexts.nothingToConfirm}</EmptyCheckout>}
    </Checkout>
  )
}

const longDay = new Intl.DateTimeFormat('en-KE', { dateStyle: 'full', timeZone: 'UTC' })

function Confirmation({ order: { amount, reference } }: { order: OrderPayment }) {
  const { whatsApp } = organisation
  const today = useToday()
  const shipsBy = today && addWorkingDays(today, shippingWorkingDays, publicHolidays)
  return (
    <div className={`narrow ${styles.confirmation}`}>
      <p className="lead">{orderTexts.shipsWithin(shippingWorkingDays)}</p>
      <p>{orderTexts.countedFrom}</p>
      {shipsBy && (
        <p>
          {orderTexts.shipsBy.before}
          <strong>{longDay.format(new Date(shipsBy))}</strong>
          {orderTexts.shipsBy.after}
        </p>
      )}
      <Section isCard title="Your order">
        <p className={styles.total}>
          <span>Total</span>
          <strong>{formatKsh(amount)}</strong>
        </p>
        {reference && <DetailList details={[{ label: 'Order reference', value: reference }]} />}
      </Section>
      <Section title="Where should it go?">
        <p>{orderTexts.pickUp}</p>
        {whatsApp ? (
          <ButtonLink href={whatsAppLink(whatsApp, orderTexts.draft(reference, formatKsh(amount)))}>
            Tell us on WhatsApp
          </ButtonLink>
        ) : (
          <>
            <p>{orderTexts.noWhatsApp}</p>
            <ButtonLink to={paths.contact} state={{ subject: orderTexts.subject(reference) }}>
              Write to us
            </ButtonLink>
          </>
        )}
      </Section>
      <p>
        <Link className="touch" to={paths.shop}>
          Back to the shop
        </Link>
      </p>
    </div>
  )
}
