import { useState } from 'react'
import { Button, ButtonLink } from '@/components/buttons/Button'
import { LinkedText } from '@/components/buttons/LinkedText'
import { Section } from '@/components/page/Section'
import { paths } from '@/config/paths'
import { keptTexts } from '@/content/keptPayments'
import { receiptTexts } from '@/content/receipt'
import { itemText } from '@/content/shop'
import { useKeptPayments } from '@/context/payments/useKeptPayments'
import { dayOfMoment } from '@/domain/calendar/calendar'
import { formatKsh } from '@/domain/money/money'
import { saidAt, type KeptPayment, type KeptPurpose } from '@/domain/payment/keptPayment'
import { paymentState } from '@/domain/payment/payment'
import { Receipt } from './Receipt'
import styles from './kept.module.css'

export function KeptPayments({ purpose }: { purpose: KeptPurpose }) {
  const kept = useKeptPayments(purpose)
  if (kept.length === 0) return null
  return (
    <Section title={keptTexts.title[purpose]} className={`wide-actions ${styles.kept}`}>
      <ul className={`plain-list ${styles.list}`}>
        {kept.map((each) => (
          <li key={each.payment.reference} className="card">
            <KeptCard kept={each} />
          </li>
        ))}
      </ul>
      <p className="small">
        <LinkedText text={keptTexts.forHowLong} to={paths.privacy} />
      </p>
    </Section>
  )
}

function KeptCard({ kept }: { kept: KeptPayment }) {
  const [hasReceipt, setHasReceipt] = useState(false)
  const { payment, keptAt, toldAt, reported } = kept
  const { amount, reference } = payment
  const id = `kept-${reference}`
  const isPaid = saidAt(kept) !== null
  const said = saidText(kept)
  if (payment.purpose === 'order') {
    return (
      <>
        <h3 id={id}>Order {reference}</h3>
        <p>{[...(payment.items ?? []).map(itemText), formatKsh(amount)].join(' · ')}</p>
        <p className="muted">
          {keptTexts.placedOn(dayOfMoment(keptAt))} {said}
        </p>
        <p className="actions">
          <ButtonLink
            look="secondary"
            aria-describedby={id}
            to={isPaid ? paths.orderConfirmation : paths.orderPayment}
            state={paymentState(payment)}
          >
            {isPaid ? 'See this order' : 'Pay for this order'}
          </ButtonLink>
        </p>
      </>
    )
  }
  return (
    <>
      <h3 id={id}>Gift {reference}</h3>
      <p>
        {formatKsh(amount)} · {keptTexts.givenBy[payment.method]}
      </p>
      <p className="muted">
        {said} {receiptTexts.unconfirmed}
      </p>
      <p className="actions">
        <Button
          look="secondary"
          aria-describedby={id}
          aria-expanded={hasReceipt}
          onClick={() => setHasReceipt(!hasReceipt)}
        >
          {hasReceipt ? 'Hide the receipt' : 'See the receipt'}
        </Button>
      </p>
      {hasReceipt && <Receipt payment={payment} at={toldAt} reported={reported} />}
    </>
  )
}

function saidText({ toldAt, reported }: KeptPayment): string {
  if (reported) return keptTexts.reportedOn(dayOfMoment(reported.at), formatKsh(reported.amount))
  return toldAt === null ? keptTexts.notTold : keptTexts.toldOn(dayOfMoment(toldAt))
}
