import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '@/components/buttons/Link'
import { Status } from '@/components/form/Form'
import { KeptPayments } from '@/components/payment/KeptPayments'
import { Page } from '@/components/page/Page'
import { ProgressLine } from '@/components/payment/ProgressLine'
import { giftLinkTexts } from '@/content/texts/giftLink'
import { promptTexts, backLinks } from '@/content/texts/payment'
import { joiningSteps, payingSteps } from '@/content/texts/progress'
import { useCancelled } from '@/context/payments/useGiftStates'
import type { GiftState } from '@/domain/giving/giftState'
import { isSaidPaid, isWithPrompt, type PaymentProgress } from '@/domain/payment/paymentProgress'
import { PaymentDue, PaymentLead } from './PaymentIntro'
import { StepCard } from './StepCard'
import { promptMayBeWaiting } from './prompts'
import { RemarkButton } from './RemarkButton'
import { screenOf, titleOf, useScreenChange } from './screens'
import { TillSection } from './TillSection'
import { useFetchedPart } from './useFetchedPart'
import { everySecond, usePayment } from './usePayment'
import styles from './payment.module.css'

/** Asks one question at a time, in the heading. */
export function MobileMoneyPage() {
  const { payment, progress, isResumed, dispatch, forgetPayment } = usePayment()
  const { key } = useLocation()
  const cancelled = useCancelled(payment)
  // What the payer did before goes on.
  const isStopped = cancelled && (progress.step === 'ready' || progress.step === 'not-paid')
  const screen = isStopped ? 'cancelled' : screenOf(progress)
  const { heading, announcement } = useScreenChange(screen)
  const isDone = screen === 'done'
  const isAtStart = screen === 'request'

  function paySomethingElse() {
    forgetPayment()
    heading.current?.focus()
  }

  return (
    <Page
      title={isStopped ? giftLinkTexts.cancelledTitle : titleOf(payment, progress)}
      headingRef={heading}
      className={styles.page}
    >
      {payment?.purpose === 'membership' ? (
        <ProgressLine steps={joiningSteps} current={isDone ? 'Register' : 'Fee'} />
      ) : (
        payment &&
        !cancelled && <ProgressLine steps={payingSteps} current={isDone ? 'Done' : 'Pay'} />
      )}
      <p ref={announcement} role="status" className="visually-hidden" />
      {cancelled && payment && <Cancelled reference={payment.reference} state={cancelled} />}
      {isAtStart && (
        <p className={styles.lead}>
          <PaymentLead payment={payment} />
        </p>
      )}
      {/* The receipt and the message to the team also say what is due. Of a cancelled order it says which one. */}
      {payment && (cancelled || (screen !== 'team' && !isDone)) && (
        <PaymentDue payment={payment} isAtStart={isAtStart} />
      )}
      <OpenPromptWarning progress={progress} isCancelled={cancelled !== null} />
      <div key={key} className={styles.steps}>
        {!isStopped && (
          <StepCard
            payment={payment}
            progress={progress}
            dispatch={dispatch}
            isCancelled={cancelled !== null}
          />
        )}
        {!cancelled && !isSaidPaid(progress) && (
          <TillSection payment={payment} dispatch={dispatch} />
        )}
      </div>
      {payment && !isDone && (
        <p className="cluster">
          <Link className="touch" to={backLinks[payment.purpose].to}>
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

const loadCancelled = () => import('@/components/payment/CancelledOrder')

function Cancelled(props: { reference: string | null; state: GiftState }) {
  const part = useFetchedPart(loadCancelled)
  return part && <part.CancelledOrder {...props} />
}

/** After a payment to the till, or once the order is cancelled, an open prompt could still be accepted. */
function OpenPromptWarning(props: { progress: PaymentProgress; isCancelled: boolean }) {
  const { progress, isCancelled } = props
  const mayWait = useSyncExternalStore(everySecond, promptMayBeWaiting, () => false)
  if (isCancelled && !isSaidPaid(progress)) {
    const isOpen = isWithPrompt(progress) || mayWait
    return <Status tone="error">{isOpen && promptTexts.ofCancelled}</Status>
  }
  if (progress.step !== 'told-paid' || progress.amount !== null) return null
  return <Status tone="error">{mayWait && promptTexts.afterTill}</Status>
}
