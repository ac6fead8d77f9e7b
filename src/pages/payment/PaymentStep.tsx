import { useEffect, useRef } from 'react'
import type { Payment } from '@/domain/payment'
import type { PaymentEvent, PaymentProgress } from '@/domain/paymentProgress'
import { canRequestStkPush } from '@/services/mpesa'
import { NotPaidPanel } from './NotPaidPanel'
import { PromptPanel } from './PromptPanel'
import { StkPushForm } from './StkPushForm'
import { ThanksPanel } from './ThanksPanel'
import { ToldPaidPanel } from './ToldPaidPanel'

const headingId = 'payment-step'

interface StepProps {
  readonly payment: Payment | null
  readonly progress: PaymentProgress
  readonly now: number
  readonly tell: (event: PaymentEvent) => void
}

/** The one card with what is to be done now. */
export function PaymentStep(props: StepProps) {
  const { heading, panel, content } = stepOf(props)
  const ref = useRef<HTMLHeadingElement>(null)
  const shown = useRef(panel)
  useEffect(() => {
    if (shown.current === panel) return
    shown.current = panel
    // What was pressed has gone with the step before; who is elsewhere on the page stays there.
    if (document.activeElement === document.body) ref.current?.focus()
  }, [panel])
  if (content === null) return null
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId} ref={ref} tabIndex={-1}>
        {heading}
      </h2>
      {content}
    </section>
  )
}

function stepOf({ payment, progress, now, tell }: StepProps) {
  switch (progress.step) {
    case 'ready':
    case 'sending':
      return {
        panel: 'request',
        heading: 'Option 1: a prompt on your phone',
        content: canRequestStkPush ? (
          <StkPushForm payment={payment} progress={progress} tell={tell} />
        ) : null,
      }
    case 'waiting':
    case 'ask':
      return {
        panel: 'prompt',
        heading: progress.step === 'waiting' ? 'Check your phone' : 'What happened on your phone?',
        content: <PromptPanel progress={progress} now={now} tell={tell} />,
      }
    case 'not-paid':
      return {
        panel: 'not-paid',
        heading: progress.why === 'cancelled' ? 'Nothing was paid' : 'No prompt came',
        content: <NotPaidPanel why={progress.why} tell={tell} />,
      }
    default: // 'told-paid'
      return progress.isDone
        ? {
            panel: 'thanks',
            heading: payment?.purpose === 'donation' ? `Thank you, ${payment.name}` : 'Thank you',
            content: <ThanksPanel payment={payment} tell={tell} />,
          }
        : {
            panel: 'told-paid',
            heading: 'Your confirmation SMS',
            content: <ToldPaidPanel payment={payment} asked={progress.amount} tell={tell} />,
          }
  }
}
