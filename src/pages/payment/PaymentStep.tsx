import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { focusHeading } from '@/components/focus/focusHeading'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { paymentTexts, promptTexts } from '@/content/payment'
import { canRequestStkPush } from '@/services/mpesa'
import { NotPaidPanel } from './NotPaidPanel'
import { PromptPanel } from './PromptPanel'
import { promptMayBeWaiting } from './prompts'
import { StkPushForm } from './StkPushForm'
import { ThanksPanel } from './ThanksPanel'
import { ToldPaidPanel } from './ToldPaidPanel'
import { everySecond } from './useNow'
import type { OpenPayment } from './usePayment'

/** The one card with what is to be done now. */
export function PaymentStep({ open }: { open: OpenPayment }) {
  const { progress } = open
  const { panel, title, content } = stepOf(open)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(panel)
  useEffect(() => {
    if (shown.current === panel) return
    shown.current = panel
    // What was pressed has gone with the step before; whoever is elsewhere on the page stays there.
    if (document.activeElement !== document.body) return
    if (heading.current) heading.current.focus()
    else focusHeading()
  }, [panel])

  if (panel === 'request' && !canRequestStkPush) return null
  return (
    <section className="card" aria-labelledby="payment-step">
      <h2 id="payment-step" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <div className="stack">
        {progress.step === 'told-paid' && progress.amount === null && <OpenPromptWarning />}
        {content}
      </div>
    </section>
  )
}

/** What is shown in a step. Steps that share a panel follow one another without moving the focus. */
function stepOf(open: OpenPayment): { panel: string; title: string; content: ReactNode } {
  const { payment, progress, now, dispatch } = open
  const titles = paymentTexts.heading
  switch (progress.step) {
    case 'ready':
    case 'sending':
      return { panel: 'request', title: titles.request, content: <StkPushForm open={open} /> }
    case 'waiting':
    case 'ask':
      return {
        panel: 'prompt',
        title: titles[progress.step],
        content: <PromptPanel progress={progress} now={now} dispatch={dispatch} />,
      }
    case 'told-paid':
      return progress.isDone
        ? {
            panel: 'thanks',
            title: titles.thanks(payment?.purpose === 'donation' ? payment.name : null),
            content: <ThanksPanel payment={payment} dispatch={dispatch} />,
          }
        : {
            panel: 'told-paid',
            title: titles.toldPaid,
            content: (
              <ToldPaidPanel payment={payment} asked={progress.amount} dispatch={dispatch} />
            ),
          }
    default:
      return {
        panel: 'not-paid',
        title: titles.notPaid[progress.why],
        content: <NotPaidPanel why={progress.why} dispatch={dispatch} />,
      }
  }
}

/** Warns whoever has paid to the till of a prompt for the same payment, as long as one may be accepted. */
function OpenPromptWarning() {
  const mayWait = useSyncExternalStore(everySecond, promptMayBeWaiting, () => false)
  return (
    <FormStatusArea>
      {mayWait && (
        <FormStatus tone="error">
          <p>{promptTexts.afterTill}</p>
        </FormStatus>
      )}
    </FormStatusArea>
  )
}
