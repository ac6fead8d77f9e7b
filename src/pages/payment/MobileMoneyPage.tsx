import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { CopyButton } from '@/components/buttons/CopyButton'
import { Link } from '@/components/buttons/Link'
import { LinkedText } from '@/components/buttons/LinkedText'
import { draftOf } from '@/components/form/draft'
import { Status } from '@/components/form/Form'
import { GiftLink } from '@/components/payment/GiftLink'
import { KeptPayments } from '@/components/payment/KeptPayments'
import { Facts } from '@/components/payment/Facts'
import { Page } from '@/components/page/Page'
import { ProgressLine } from '@/components/payment/ProgressLine'
import { paths } from '@/config/paths'
import { givingTexts } from '@/content/texts/giving'
import { paymentTexts, promptTexts, backLinks } from '@/content/texts/payment'
import { purposeNames } from '@/content/texts/receipt'
import { itemText } from '@/content/texts/shop'
import { payingSteps } from '@/content/texts/progress'
import { formatKsh } from '@/domain/money/money'
import type { Payment } from '@/domain/payment/payment'
import {
  awaitsReport,
  isSaidPaid,
  isWithPrompt,
  isPlausiblyPaid,
  type PaymentProgress,
} from '@/domain/payment/paymentProgress'
import { StepCard } from './StepCard'
import { promptMayBeWaiting } from './prompts'
import { RemarkButton } from './RemarkButton'
import { TillSection } from './TillSection'
import { everySecond, usePayment } from './usePayment'
import styles from './payment.module.css'

/** One question at a time, as the heading. */
export function MobileMoneyPage() {
  const { payment, progress, isResumed, dispatch, forgetPayment } = usePayment()
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const screen = screenOf(progress)
  const isDone = screen === 'done'
  const isAtStart = screen === 'request'
  // The receipt and the message to the team have it too.
  const title = titleOf(payment, progress)
  const isDueShown = payment !== null && payment.amount !== null && screen !== 'team' && !isDone

  const shown = useRef(screen)
  const announcement = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (shown.current === screen || !heading.current || !announcement.current) return
    shown.current = screen
    // A changed heading is read out only on a new focus.
    if (document.activeElement === heading.current) heading.current.blur()
    // Take the focus only if its button is gone.
    const isFree = document.activeElement === document.body
    if (isFree) heading.current.focus()
    announcement.current.textContent = isFree ? '' : heading.current.textContent
  }, [screen])

  function paySomethingElse() {
    forgetPayment()
    heading.current?.focus()
  }

  return (
    <Page title={title} headingRef={heading} className={styles.page}>
      {payment && <ProgressLine steps={payingSteps} current={isDone ? 'Done' : 'Pay'} />}
      <p ref={announcement} role="status" className="visually-hidden" />
      {isAtStart && (
        <p className={styles.lead}>
          <Lead payment={payment} />
        </p>
      )}
      {isDueShown && <Due payment={payment} isAtStart={isAtStart} />}
      <OpenPromptWarning progress={progress} />
      <div key={key} className={styles.steps}>
        <StepCard payment={payment} progress={progress} dispatch={dispatch} />
        {!isSaidPaid(progress) && <TillSection payment={payment} dispatch={dispatch} />}
        {payment && <GiftLink payment={payment} />}
      </div>
      {payment && !isDone && (
        <p className="cluster">
          <Link
            className="touch"
            to={backLinks[payment.purpose].to}
            onClick={() => keepGift(payment)}
          >
            {backLinks[payment.purpose].text}
          </Link>
          {isResumed && <RemarkButton onClick={paySomethingElse}>Pay something else</RemarkButton>}
        </p>
      )}
      {isAtStart && (!payment || isResumed) && (
        <KeptPayments purpose="donation" except={payment?.reference} />
      )}
    </Page>
  )
}

/** Refills the donation form, which was emptied on storing. */
function keepGift(payment: Payment) {
  // A pledge found again has no name.
  if (payment.purpose !== 'donation' || payment.name === '') return
  const { amount, name, email = '' } = payment
  draftOf('donation').suggest({ amount: String(amount), name, email })
}

/** Steps of one screen leave the focus alone. */
function screenOf(progress: PaymentProgress): string {
  if (awaitsReport(progress)) return 'report'
  if (isWithPrompt(progress)) return 'prompt'
  if (isSaidPaid(progress)) return progress.stage
  return progress.step === 'not-paid' ? 'not-paid' : 'request'
}

function titleOf(payment: Payment | null, progress: PaymentProgress): string {
  const { heading } = paymentTexts
  if (isWithPrompt(progress)) return heading[progress.step]
  if (progress.step === 'not-paid') return heading.notPaid[progress.why]
  if (!isSaidPaid(progress)) return heading.pay
  if (progress.stage !== 'done') return heading[progress.stage]
  if (!isPlausiblyPaid(progress)) return heading.doubtful
  return heading.thanks(payment?.purpose === 'donation' ? payment.name : null)
}

function Lead({ payment }: { payment: Payment | null }) {
  const { order, membership, anything, feeNotSet } = paymentTexts.lead
  if (!payment) return anything
  if (payment.purpose === 'donation') return givingTexts.saved(payment.name, payment.amount)
  if (payment.purpose === 'order') return order
  if (payment.amount !== null) return membership
  return <LinkedText text={feeNotSet} to={paths.contact} />
}

/** After a till payment an open prompt could still be accepted. */
function OpenPromptWarning({ progress }: { progress: PaymentProgress }) {
  const mayWait = useSyncExternalStore(everySecond, promptMayBeWaiting, () => false)
  if (progress.step !== 'told-paid' || progress.amount !== null) return null
  return <Status tone="error">{mayWait && promptTexts.afterTill}</Status>
}

function Due({ payment, isAtStart }: { payment: Payment; isAtStart: boolean }) {
  const { purpose, amount, reference } = payment
  const items = purpose === 'order' ? payment.items : undefined
  return (
    <div className={styles.summary}>
      <Facts
        className="cluster"
        facts={[
          { label: purposeNames[purpose], value: amount && formatKsh(amount) },
          { label: 'Reference', value: reference },
        ].filter(({ value }) => value !== null)}
      />
      {items && <p className="small">{items.map(itemText).join(' · ')}</p>}
      {isAtStart && reference !== null && (
        <p className={`cluster small ${styles.reference}`}>
          {paymentTexts.referenceFor} <CopyButton text={reference} label="your reference" />
        </p>
      )}
    </div>
  )
}
