import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { CopyButton } from '@/components/buttons/CopyButton'
import { Link } from '@/components/buttons/Link'
import { KeptPayments } from '@/components/payment/KeptPayments'
import { Page } from '@/components/page/Page'
import { ProgressLine } from '@/components/payment/ProgressLine'
import { paths } from '@/config/paths'
import { givingTexts } from '@/content/giving'
import { paymentTexts, waysBack } from '@/content/payment'
import { purposeNames } from '@/content/receipt'
import { itemText } from '@/content/shop'
import { payingSteps } from '@/content/progress'
import { formatKsh } from '@/domain/money/money'
import type { Payment } from '@/domain/payment/payment'
import { isAt, type PaymentProgress } from '@/domain/payment/paymentProgress'
import { CardOfStep } from './CardOfStep'
import { OpenPromptWarning } from './OpenPromptWarning'
import { RemarkButton } from './RemarkButton'
import { TillSection } from './TillSection'
import { usePayment } from './usePayment'
import styles from './payment.module.css'

/** /pay: pay by a prompt on the phone, or to the till. One question at a time, named by the heading. */
export function MobileMoneyPage() {
  const { payment, progress, isResumed, dispatch, putAside } = usePayment()
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  const screen = screenOf(progress)
  const isToPay = progress.step !== 'told-paid'
  const isDone = isAt(progress, 'done')
  const isAtStart = screen === 'request'
  // The message to the team and the receipt hold it anyway.
  const isAskedAbout = screen !== 'team' && screen !== 'done'

  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    // The pressed button has gone with the screen before.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [screen])

  function paySomethingElse() {
    putAside()
    heading.current?.focus()
  }

  return (
    <Page title={titleOf(payment, progress)} headingRef={heading} className={styles.page}>
      {payment && <ProgressLine steps={payingSteps} current={isDone ? 'Done' : 'Pay'} />}
      {isAtStart && (
        <p className={styles.lead}>
          <Lead payment={payment} />
        </p>
      )}
      {payment && payment.amount !== null && isAskedAbout && (
        <Due payment={payment} isAtStart={isAtStart} />
      )}
      <OpenPromptWarning progress={progress} />
      <div key={key} className={styles.steps}>
        <CardOfStep payment={payment} progress={progress} dispatch={dispatch} />
        {isToPay && <TillSection payment={payment} dispatch={dispatch} />}
      </div>
      {payment && !isDone && (
        <p className={`cluster ${styles.away}`}>
          <Link className="touch" to={waysBack[payment.purpose].to}>
            {waysBack[payment.purpose].text}
          </Link>
          {isResumed && <RemarkButton onClick={paySomethingElse}>Pay something else</RemarkButton>}
        </p>
      )}
      {isAtStart && (!payment || isResumed) && <KeptPayments purpose="donation" />}
    </Page>
  )
}

/** Steps that share a screen follow one another without moving the focus. */
function screenOf(progress: PaymentProgress): string {
  switch (progress.step) {
    case 'ready':
    case 'sending':
      return 'request'
    case 'waiting':
    case 'ask':
      return 'prompt'
    case 'told-paid':
      return progress.stage
    default:
      return 'not-paid'
  }
}

function titleOf(payment: Payment | null, progress: PaymentProgress): string {
  const { heading } = paymentTexts
  switch (progress.step) {
    case 'ready':
    case 'sending':
      return heading.pay
    case 'waiting':
    case 'ask':
      return heading[progress.step]
    case 'told-paid': {
      const saysPaid = progress.sms === null || progress.sms.kind === 'payment'
      if (progress.stage !== 'done') return heading[progress.stage]
      if (!saysPaid) return heading.doubtful
      return heading.thanks(payment?.purpose === 'donation' ? payment.name : null)
    }
    default:
      return heading.notPaid[progress.why]
  }
}

function Lead({ payment }: { payment: Payment | null }) {
  const { order, membership, anything, feeNotSet } = paymentTexts.lead
  if (!payment) return anything
  if (payment.purpose === 'donation') return givingTexts.saved(payment.name, payment.amount)
  if (payment.purpose === 'order') return order
  if (payment.amount !== null) return membership
  return (
    <>
      {feeNotSet.before}
      <Link to={paths.contact}>{feeNotSet.link}</Link>
      {feeNotSet.after}
    </>
  )
}

/** What is paid for, the amount and the reference, in a line; before paying, with what the reference is for. */
function Due({ payment, isAtStart }: { payment: Payment; isAtStart: boolean }) {
  const { purpose, amount, reference } = payment
  const items = purpose === 'order' ? payment.items : undefined
  return (
    <div className={styles.summary}>
      <dl className="cluster">
        <div>
          <dt>{purposeNames[purpose]}</dt>
          <dd>{amount !== null && formatKsh(amount)}</dd>
        </div>
        {reference !== null && (
          <div>
            <dt>Reference</dt>
            <dd>{reference}</dd>
          </div>
        )}
      </dl>
      {items && <p className="small">{items.map(itemText).join(' · ')}</p>}
      {isAtStart && reference !== null && (
        <p className={`cluster small ${styles.reference}`}>
          {paymentTexts.referenceFor} <CopyButton text={reference} label="your reference" />
        </p>
      )}
    </div>
  )
}
