import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { ParcelScene } from '@/components/art/ParcelScene'
import { ButtonLink } from '@/components/buttons/Button'
import { ProgressLine } from '@/components/display/ProgressLine'
import { Section } from '@/components/display/Section'
import { usePassedState } from '@/components/hydration/usePassedState'
import { useToday } from '@/components/hydration/useToday'
import { paths } from '@/config/paths'
import { organisation } from '@/content/organisation'
import { payingSteps } from '@/content/progress'
import { publicHolidays } from '@/content/publicHolidays'
import { orderTexts } from '@/content/shop'
import { useDeviceEntry } from '@/device/useDeviceEntry'
import { addWorkingDays, shippingWorkingDays } from '@/domain/calendar/workingDays'
import { whatsAppLink } from '@/domain/contact/phone'
import { formatKsh } from '@/domain/money/money'
import { readOrderPayment, type OrderPayment } from '@/domain/payment/payment'
import { keepToldPaid, keptOrders } from '@/services/orders'
import { Checkout, EmptyCheckout } from './Checkout'
import { KeptOrders } from './KeptOrders'
import { OrderSummary } from './OrderSummary'
import styles from './shop.module.css'

/** /order-confirmation: thanks, what was ordered, and when it ships. */
export function OrderConfirmationPage() {
  const told = usePassedState(readOrderPayment)
  const hasKept = useDeviceEntry(keptOrders)?.length
  return (
    <Checkout
      title={told ? 'Thank you for your order' : 'Order confirmation'}
      looking={orderTexts.looking}
    >
      {told && <Confirmation order={told} />}
      {!told && hasKept && <KeptOrders />}
      {!told && !hasKept && <EmptyCheckout>{orderTexts.nothingToConfirm}</EmptyCheckout>}
    </Checkout>
  )
}

function Confirmation({ order }: { order: OrderPayment }) {
  const { amount, reference } = order
  const { whatsApp } = organisation

  useEffect(() => {
    if (reference !== null) keepToldPaid(reference)
  }, [reference])

  return (
    <div className={`narrow ${styles.confirmation}`}>
      <ProgressLine steps={payingSteps} current="Done" />
      <ParcelScene className="scene" />
      <ShippingDay reference={reference} />
      <Section isCard title="Your order">
        <OrderSummary order={order} />
      </Section>
      <Section title="Where should it go?">
        <p>{whatsApp ? orderTexts.pickUp : orderTexts.noWhatsApp}</p>
        <p className="actions">
          {whatsApp ? (
            <ButtonLink
              href={whatsAppLink(whatsApp, orderTexts.draft(reference, formatKsh(amount)))}
            >
              Tell us on WhatsApp
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.contact} state={{ subject: orderTexts.subject(reference) }}>
              Write to us
            </ButtonLink>
          )}
        </p>
      </Section>
      <p>
        <Link className="touch" to={paths.shop}>
          Back to the shop
        </Link>
      </p>
    </div>
  )
}

const longDay = new Intl.DateTimeFormat('en-KE', { dateStyle: 'full', timeZone: 'UTC' })
const inWords = (day: string) => longDay.format(new Date(day))

/** When it ships: counted from the day somebody said that they had paid, today if that is not known. */
function ShippingDay({ reference }: { reference: string | null }) {
  const { within, by, ifToday, ifOn } = orderTexts.ships
  const today = useToday()
  const kept = useDeviceEntry(keptOrders)?.find((order) => order.reference === reference)
  const from = kept?.toldOn ?? today
  return (
    <p className="lead">
      {within(shippingWorkingDays)}
      {from && (
        <>
          {by}
          <strong>{inWords(addWorkingDays(from, shippingWorkingDays, publicHolidays))}</strong>
          {from === today ? ifToday : ifOn(inWords(from))}
        </>
      )}
      .
    </p>
  )
}
