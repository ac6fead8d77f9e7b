import { useState } from 'react'
import { Button, ButtonLink } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { Section } from '@/components/page/Section'
import { paths } from '@/config/paths'
import { keptTexts } from '@/content/keptPayments'
import { paymentFacts, receiptTexts } from '@/content/receipt'
import { itemText } from '@/content/shop'
import { useKeptPayments } from '@/context/payments/useKeptPayments'
import { dayOfMoment } from '@/domain/calendar/dayOfMoment'
import { formatKsh } from '@/domain/money/money'
import type { KeptPayment, KeptPurpose } from '@/domain/payment/keptPayment'
import { paymentState, type DonationPayment, type PlacedOrder } from '@/domain/payment/payment'
import { Receipt } from './Receipt'
import styles from './kept.module.css'

/** The orders placed, or the gifts told of, on this device, each with its way on; nothing where there is none. */
export function KeptPayments({ purpose }: { purpose: KeptPurpose }) {
  const kept = useKeptPayments(purpose)
  if (kept.length === 0) return null
  const { before, link, after } = keptTexts.forHowLong
  return (
    <Section title={keptTexts.title[purpose]} className={styles.kept}>
      <ul className={`plain-list ${styles.list}`}>
        {kept.map((each) => (
          <li key={each.payment.reference} className="card">
            <KeptCard kept={each} />
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

function KeptCard({ kept: { payment, keptAt, toldAt } }: { kept: KeptPayment }) {
  const { purpose, amount, reference } = payment
  const id = `${purpose}-${reference}`
  const isOrder = purpose === 'order'
  const whatFor = isOrder
    ? [...(payment.items ?? []).map(itemText), formatKsh(amount)]
    : [formatKsh(amount), keptTexts.givenBy[payment.method]]
  const told = toldAt === null ? keptTexts.notTold : keptTexts.toldOn(dayOfMoment(toldAt))
  return (
    <>
      <h3 id={id}>
        {keptTexts.name[purpose]} {reference}
      </h3>
      <p>{whatFor.join(' · ')}</p>
      <p className="muted">
        {isOrder
          ? `${keptTexts.placedOn(dayOfMoment(keptAt))} ${told}`
          : `${told} ${receiptTexts.unconfirmed}`}
      </p>
      {isOrder ? (
        <WayOn order={payment} isTold={toldAt !== null} headingId={id} />
      ) : (
        <GiftReceipt gift={payment} toldAt={toldAt} headingId={id} />
      )}
    </>
  )
}

function WayOn({
  order,
  isTold,
  headingId,
}: {
  order: PlacedOrder
  isTold: boolean
  headingId: string
}) {
  return (
    <p className="actions">
      <ButtonLink
        look="secondary"
        aria-describedby={headingId}
        to={isTold ? paths.orderConfirmation : paths.orderPayment}
        state={paymentState(order)}
      >
        {isTold ? 'See this order' : 'Pay for this order'}
      </ButtonLink>
    </p>
  )
}

function GiftReceipt({
  gift,
  toldAt,
  headingId,
}: {
  gift: DonationPayment
  toldAt: number | null
  headingId: string
}) {
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <p className="actions">
        <Button
          look="secondary"
          aria-describedby={headingId}
          aria-expanded={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide the receipt' : 'See the receipt'}
        </Button>
      </p>
      {isShown && <Receipt facts={paymentFacts({ payment: gift, at: toldAt })} />}
    </>
  )
}
