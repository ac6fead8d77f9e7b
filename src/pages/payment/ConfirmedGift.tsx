import { DonateScene } from '@/components/art/DonateScene'
import { ButtonLink } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { Section } from '@/components/page/Section'
import { TextList } from '@/components/page/TextList'
import { OrderAhead } from '@/components/payment/OrderAhead'
import { ShareGift } from '@/components/payment/ShareGift'
import { paths } from '@/config/paths'
import organisation from '@/content/facts/organisation.json'
import { frameTexts } from '@/content/texts/frame'
import { giftTexts as texts } from '@/content/texts/gift'
import { useKeptPayments } from '@/context/payments/useKeptPayments'
import { giftKey } from '@/domain/giving/giftLink'
import type { GiftKey } from '@/domain/giving/giftState'
import { formatKsh } from '@/domain/money/money'
import { paymentState, type PlacedOrder } from '@/domain/payment/payment'
import { sentence } from '@/domain/text/sentence'
import { GiftAcknowledgement } from './GiftAcknowledgement'
import styles from './payment.module.css'

/** Only the device that it was reported on knows the amount and the items. */
export function ConfirmedGift({ gift, at }: { gift: GiftKey; at: Date }) {
  const kept = useKeptPayments(gift.purpose).find(({ payment }) => giftKey(payment) === gift.key)
  const payment = kept?.payment
  return (
    <div className={`split ${styles.confirmed}`}>
      <div className="stack">
        {gift.purpose === 'donation' ? (
          <Gift amount={payment?.amount} />
        ) : (
          <Order order={payment?.purpose === 'order' ? payment : undefined} at={at} />
        )}
      </div>
      <GiftAcknowledgement gift={gift} payment={payment} at={at} />
    </div>
  )
}

function Gift({ amount }: { amount: number | undefined }) {
  const { giftExamples, giftUse } = organisation
  const example = giftExamples?.find(({ amountKsh }) => amountKsh === amount)
  return (
    <>
      <DonateScene className={styles.thanksScene} />
      <p className={styles.reported}>
        {example ? sentence(`${formatKsh(example.amountKsh)} ${example.does}`) : texts.keepsFree}
      </p>
      {giftUse.length > 0 && (
        <Section title={frameTexts.giftUse}>
          <TextList texts={giftUse} />
        </Section>
      )}
      <p className="actions">
        <ShareGift />
        <Link className="touch" to={paths.activities}>
          See our activities
        </Link>
      </p>
    </>
  )
}

function Order({ order, at }: { order: PlacedOrder | undefined; at: Date }) {
  return (
    <>
      <OrderAhead items={order?.items} since={at.getTime()} isConfirmed />
      {order && (
        <p className="actions">
          <ButtonLink to={paths.orderConfirmation} state={paymentState(order)}>
            What happens with your order
          </ButtonLink>
        </p>
      )}
    </>
  )
}
