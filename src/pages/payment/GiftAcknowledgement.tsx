import { PrintButton } from '@/components/buttons/PrintButton'
import { DetailList } from '@/components/page/DetailList'
import { Section } from '@/components/page/Section'
import { acknowledgementTexts } from '@/content/texts/acknowledgement'
import { giftTexts as texts } from '@/content/texts/gift'
import { purposeNames } from '@/content/texts/receipt'
import { itemText } from '@/content/texts/shop'
import { useKeptPayments } from '@/context/payments/useKeptPayments'
import { dayOfMoment } from '@/domain/calendar/calendar'
import { giftKey } from '@/domain/giving/giftLink'
import type { GiftKey } from '@/domain/giving/giftState'
import { formatKsh } from '@/domain/money/money'
import styles from './payment.module.css'

/** Only the device it was reported on knows the amount and the items. */
export function GiftAcknowledgement({ gift, at }: { gift: GiftKey; at: Date }) {
  const { purpose, key, reference } = gift
  const kept = useKeptPayments(purpose).find(({ payment }) => giftKey(payment) === key)?.payment
  const items = kept?.purpose === 'order' ? kept.items : undefined
  const details = [
    { label: 'For', value: purposeNames[purpose] },
    ...(items ? [{ label: 'Items', value: items.map(itemText).join('\n') }] : []),
    ...(kept ? [{ label: texts.pledged[purpose], value: formatKsh(kept.amount) }] : []),
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
          {!kept && texts.noAmount} {acknowledgementTexts.noTax}
        </p>
        <p className="on-screen">
          <PrintButton variant="secondary" />
        </p>
      </Section>
    </div>
  )
}
