import { ButtonLink } from '@/components/buttons/Button'
import { LinkedText } from '@/components/buttons/LinkedText'
import { Section } from '@/components/page/Section'
import { paths } from '@/config/paths'
import { giftLinkTexts } from '@/content/texts/giftLink'
import { keptTexts } from '@/content/texts/keptPayments'
import { receiptTexts } from '@/content/texts/receipt'
import { itemText } from '@/content/texts/shop'
import { useGiftStates, type GiftStates } from '@/context/payments/useGiftStates'
import { useKeptPayments } from '@/context/payments/useKeptPayments'
import { dayOfMoment } from '@/domain/calendar/calendar'
import { giftKey } from '@/domain/giving/giftLink'
import { formatKsh } from '@/domain/money/money'
import { markedPaidAt, type KeptPayment, type KeptPurpose } from '@/domain/payment/keptPayment'
import { paymentState } from '@/domain/payment/payment'
import { FoldedReceipt } from './FoldedReceipt'
import styles from './kept.module.css'

export function KeptPayments({
  purpose,
  except,
}: {
  purpose: KeptPurpose
  /** The reference of the page's own payment. */
  except?: string | null | undefined
}) {
  const kept = useKeptPayments(purpose).filter(({ payment }) => payment.reference !== except)
  return kept.length > 0 && <KeptList purpose={purpose} kept={kept} />
}

function KeptList({ purpose, kept }: { purpose: KeptPurpose; kept: readonly KeptPayment[] }) {
  const keys = kept.map(({ payment }) => giftKey(payment)).filter((key) => key !== null)
  const giftStates = useGiftStates(keys.join(' '))
  return (
    <Section title={keptTexts.title[purpose]} className={`wide-actions ${styles.kept}`}>
      <ul className={`plain-list ${styles.list}`}>
        {kept.map((each) => (
          <li key={each.payment.reference} className="card">
            <KeptCard kept={each} giftStates={giftStates} />
          </li>
        ))}
      </ul>
      <p className="small">
        <LinkedText text={keptTexts.forHowLong} to={paths.privacy} />
      </p>
    </Section>
  )
}

function KeptCard({ kept, giftStates }: { kept: KeptPayment; giftStates: GiftStates | null }) {
  const { payment, keptAt, toldAt, reported } = kept
  const { amount, reference } = payment
  const id = `kept-${reference}`
  const key = giftKey(payment)
  const found = (key && giftStates?.states?.get(key)) || null
  const isConfirmed = found?.state === 'confirmed'
  const isCancelled = found?.state === 'cancelled'
  const state = found
    ? giftLinkTexts.said(found)
    : key && giftStates?.states === null && giftLinkTexts.unknown
  const isUnconfirmed = !state && (!key || giftStates !== null)
  const isMarkedPaid = markedPaidAt(kept) !== null
  const link = key && (isMarkedPaid || found) && (
    <ButtonLink variant="quiet" aria-describedby={id} to={{ pathname: paths.gift, hash: key }}>
      {isConfirmed
        ? giftLinkTexts.acknowledgement
        : isCancelled
          ? giftLinkTexts.order
          : giftLinkTexts.link}
    </ButtonLink>
  )
  if (payment.purpose === 'order') {
    const isPaid = isConfirmed || isMarkedPaid
    return (
      <>
        <h3 id={id}>Order {reference}</h3>
        <p>{[...(payment.items ?? []).map(itemText), formatKsh(amount)].join(' · ')}</p>
        <p className="muted">
          {keptTexts.placedOn(dayOfMoment(keptAt))} {!found && saidText(kept)} {state}
        </p>
        <p className="actions">
          {!isCancelled && (isPaid || !found) && (
            <ButtonLink
              variant="secondary"
              aria-describedby={id}
              to={isPaid ? paths.orderConfirmation : paths.orderPayment}
              state={paymentState(payment)}
            >
              {isPaid ? giftLinkTexts.order : 'Pay for this order'}
            </ButtonLink>
          )}
          {link}
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
        {isMarkedPaid ? saidText(kept) : keptTexts.pledgedOn(dayOfMoment(keptAt))} {state}{' '}
        {isUnconfirmed && receiptTexts.unconfirmed}
      </p>
      <p className="actions">
        {!isMarkedPaid && !found && (
          <ButtonLink
            variant="secondary"
            aria-describedby={id}
            to={payment.method === 'bank' ? paths.bankDonation : paths.mobileMoney}
            state={paymentState(payment)}
          >
            Pay for this gift
          </ButtonLink>
        )}
        {link}
      </p>
      {isMarkedPaid && !isConfirmed && (
        <FoldedReceipt describedBy={id} payment={payment} at={toldAt} reported={reported} />
      )}
    </>
  )
}

function saidText({ toldAt, reported }: KeptPayment): string {
  if (reported) return keptTexts.reportedOn(dayOfMoment(reported.at), formatKsh(reported.amount))
  return toldAt === null ? keptTexts.notTold : keptTexts.toldOn(dayOfMoment(toldAt))
}
