import { Link } from '@/components/buttons/Link'
import { LinkOrContact } from '@/components/buttons/LinkOrContact'
import { GiftLink } from '@/components/payment/GiftLink'
import { KeptPayments } from '@/components/payment/KeptPayments'
import { ShippingOrRest } from '@/components/payment/OrderAhead'
import { ProgressLine } from '@/components/payment/ProgressLine'
import { FoldedReceipt } from '@/components/payment/FoldedReceipt'
import { Section } from '@/components/page/Section'
import { usePassedPayment } from '@/components/payment/usePassedPayment'
import { paths } from '@/config/paths'
import organisation from '@/content/facts/organisation.json'
import { giftLinkTexts } from '@/content/texts/giftLink'
import { payingSteps } from '@/content/texts/progress'
import { orderTexts } from '@/content/texts/shop'
import { useCancelled } from '@/context/payments/useGiftStates'
import { useKeptPayments } from '@/context/payments/useKeptPayments'
import { whatsAppLink } from '@/domain/contact/phone'
import { formatKsh } from '@/domain/money/money'
import { markedPaidAt } from '@/domain/payment/keptPayment'
import { readOrderPayment, type OrderPayment } from '@/domain/payment/payment'
import { ParcelScene } from './ParcelScene'
import { CancelledSummary } from './CancelledSummary'
import { Checkout } from './Checkout'
import { OrderSummary } from './OrderSummary'
import styles from './shop.module.css'

export function OrderConfirmationPage() {
  const order = usePassedPayment(readOrderPayment)
  const cancelled = useCancelled(order)
  const hasKept = useKeptPayments('order').length > 0
  const title = order ? 'Thank you for your order' : 'Order confirmation'
  return (
    <Checkout
      title={cancelled ? giftLinkTexts.cancelledTitle : title}
      isEmpty={!order && !hasKept}
      empty={orderTexts.nothingToConfirm}
      elsewhere
      looking={orderTexts.looking}
    >
      {order && cancelled ? (
        <CancelledSummary order={order} state={cancelled} />
      ) : order ? (
        <Confirmation order={order} />
      ) : (
        <KeptPayments purpose="order" />
      )}
    </Checkout>
  )
}

function Confirmation({ order }: { order: OrderPayment }) {
  const { amount, reference } = order
  const { whatsApp } = organisation
  const kept = useKeptPayments('order').find(({ payment }) => payment.reference === reference)
  const { toldAt = null, reported } = kept ?? {}
  const paidAt = kept ? markedPaidAt(kept) : null

  return (
    <div className={`narrow ${styles.confirmation}`}>
      <ProgressLine steps={payingSteps} current="Done" />
      <ParcelScene />
      <ShippingOrRest order={order} paid={reported?.amount ?? null} since={paidAt} />
      <Section isCard title="Your order">
        <OrderSummary order={order} />
        {paidAt !== null && <GiftLink payment={order} />}
      </Section>
      <FoldedReceipt payment={order} at={toldAt} reported={reported} />
      <Section title="Where should it go?">
        <p>{orderTexts.pickUp}</p>
        <p className="actions">
          <LinkOrContact
            href={
              whatsApp && whatsAppLink(whatsApp, orderTexts.draft(reference, formatKsh(amount)))
            }
            subject={orderTexts.subject(reference)}
          >
            {whatsApp ? 'Tell us on WhatsApp' : 'Write to us'}
          </LinkOrContact>
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
