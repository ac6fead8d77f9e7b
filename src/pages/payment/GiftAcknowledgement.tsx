import { PrintButton } from '@/components/buttons/PrintButton'
import { DetailList } from '@/components/page/DetailList'
import { Section } from '@/components/page/Section'
import { acknowledgementTexts } from '@/content/texts/acknowledgement'
import { giftTexts as texts } from '@/content/texts/gift'
import { purposeNames } from '@/content/texts/receipt'
import { itemText } from '@/content/texts/shop'
import { dayOfMoment } from '@/domain/calendar/calendar'
import type { GiftKey } from '@/domain/giving/giftState'
import { formatKsh } from '@/domain/money/money'
import type { DonationPayment, PlacedOrder } from '@/domain/payment/payment'
import styles from './payment.module.css'

export function GiftAcknowledgement({
  gift: { purpose, reference },
  payment,
  at,
}: {
  gift: GiftKey
  payment: DonationPayment | PlacedOrder | undefined
  at: Date
}) {
  const items = payment?.purpose === 'order' ? payment.items : undefined
  const details = [
    { label: 'For', value: purposeNames[purpose] },
    ...(items ? [{ label: 'Items', value: items.map(itemText).join('\n') }] : []),
    ...(payment ? [{ label: texts.pledged[purpose], value: formatKsh(payment.amount) }] : []),
    { label: 'Reference', value: reference },
    { label: texts.confirmedOn, value: dayOfMoment(at) },
  ]
  return (
    <div className="sheet narrow">
      <Section isCard title={acknowledgementTexts.title}>
        <p className="strong">{acknowledgementTexts.from()}</p>
        <DetailList className={`pairs ${styles.acknowledged}`} details={details} />
        <p>
          {texts.arrived} {acknowledgementTexts.thanks}
        </p>
        <p className="small muted">
          {texts.noAmount} {acknowledgementTexts.noTax}
        </p>
        <p className="on-screen">
          <PrintButton variant="secondary" />
        </p>
      </Section>
    </div>
  )
}
