import { useEffect, useRef } from 'react'
import { buttonClass } from '@/components/buttons/buttonClass'
import { focusHeading } from '@/components/focus/focusHeading'
import { messages } from '@/content/messages'
import type { Payment } from '@/domain/payment/payment'
import type { PaymentEvent, PaymentProgress } from '@/domain/payment/paymentProgress'
import { canRequestStkPush } from '@/services/mpesa'
import { StkPushForm } from './StkPushForm'
import { useLaterStep } from './useLaterStep'

const headingId = 'payment-step'

/** The one card with what is to be done now. */
export function PaymentStep({
  payment,
  progress,
  now,
  tell,
}: {
  payment: Payment | null
  progress: PaymentProgress
  now: number
  tell: (event: PaymentEvent) => PaymentProgress
}) {
  const isFirst = progress.step === 'ready' || progress.step === 'sending'
  const { LaterStep, hasFailed, fetchAgain } = useLaterStep(!isFirst)
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = panelOf(progress)
  const shown = useRef(panel)
  useEffect(() => {
    if (shown.current === panel) return
    shown.current = panel
    // What was pressed has gone with the step before; who is elsewhere on the page stays there.
    if (document.activeElement !== document.body) return
    if (heading.current) heading.current.focus()
    else focusHeading()
  }, [panel])

  function loadAgain() {
    heading.current?.focus()
    fetchAgain()
  }

  if (isFirst && !canRequestStkPush) return null
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {headingOf(progress, payment)}
      </h2>
      {isFirst && <StkPushForm payment={payment} progress={progress} tell={tell} />}
      {!isFirst && LaterStep && (
        <LaterStep payment={payment} progress={progress} now={now} tell={tell} />
      )}
      {hasFailed && !isFirst && !LaterStep && (
        <div role="alert">
          <p>{messages.stepNotLoaded}</p>
          <button type="button" className={buttonClass()} onClick={loadAgain}>
            Load it again
          </button>
        </div>
      )}
    </section>
  )
}

/** Steps that share a panel follow one another without moving the focus. */
function panelOf(progress: PaymentProgress) {
  switch (progress.step) {
    case 'ready':
    case 'sending':
      return 'request'
    case 'waiting':
    case 'ask':
      return 'prompt'
    case 'told-paid':
      return progress.isDone ? 'thanks' : 'told-paid'
    default:
      return 'not-paid'
  }
}

function headingOf(progress: PaymentProgress, payment: Payment | null) {
  switch (progress.step) {
    case 'ready':
    case 'sending':
      return 'Option 1: a prompt on your phone'
    case 'waiting':
      return 'Check your phone'
    case 'ask':
      return 'What happened on your phone?'
    case 'told-paid':
      if (!progress.isDone) return 'Your confirmation SMS'
      return payment?.purpose === 'donation' ? `Thank you, ${payment.name}` : 'Thank you'
    default:
      return progress.why === 'cancelled' ? 'Nothing was paid' : 'No prompt came'
  }
}
