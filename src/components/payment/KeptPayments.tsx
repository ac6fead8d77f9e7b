import { useState } from 'react'
import { Button, ButtonLink } from '@/components/buttons/Button'
import { LinkedText } from '@/components/buttons/LinkedText'
import { Section } from '@/components/page/Section'
import { paths } from '@/config/paths'
import { keptTexts } from '@/content/keptPayments'
import { paymentFacts, receiptTexts } from '@/content/receipt'
import { itemText } from '@/content/shop'
import { useKeptPayments } from '@/context/payments/useKeptPayments'
import { dayOfMoment } from '@/domain/calendar/calendar'
import { formatKsh } from '@/domain/money/money'
import type { KeptPayment, KeptPurpose } from '@/domain/payment/keptPayment'
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

function KeptCard({ kept: { payment, keptAt, toldAt } }: { kept: KeptPayment }) {
  const [hasReceipt, setHasReceipt] = useState(false)
  const { amount, reference } = payment
  const id = `kept-${reference}`
  const told = toldAt === null ? keptTexts.notTold : keptTexts.toldOn(dayOfMoment(toldAt))
  if (payment.purpose === 'order') {
    return (
      <>
        <h3 id={id}>Order {reference}</h3>
        <p>{[...(payment.items ?? []).map(itemText), formatKsh(amount)].join(' · ')}</p>
        <p className="muted">
          {keptTexts.placedOn(dayOfMoment(keptAt))} {told}
        </p>
        <p className="actions">
          <ButtonLink
            look="secondary"
            aria-describedby={id}
            to={toldAt === null ? paths.orderPayment : paths.orderConfirmation}
            state={paymentState(payment)}
          >
            {toldAt === null ? 'Pay for this order' : 'See this order'}
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
        {told} {receiptTexts.unconfirmed}
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
      {hasReceipt && <Receipt facts={paymentFacts({ payment, at: toldAt })} />}
    </>
  )
}
