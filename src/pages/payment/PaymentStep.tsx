import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { Button } from '@/components/buttons/Button'
import { focusHeading } from '@/components/focus/focusHeading'
import { FormStatus, FormStatusArea } from '@/components/form/Form'
import { paymentTexts, promptTexts, promptTroubles } from '@/content/payment'
import { canRequestStkPush } from '@/services/mpesa'
import { PromptPanel } from './PromptPanel'
import { promptMayBeWaiting } from './prompts'
import { StkPushForm } from './StkPushForm'
import { ThanksPanel } from './ThanksPanel'
import { ToldPaidPanel } from './ToldPaidPanel'
import { everySecond } from './useNow'
import styles from './payment.module.css'
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
  const { payment, progress } = open
  const titles = paymentTexts.heading
  switch (progress.step) {
    case 'ready':
    case 'sending':
      return { panel: 'request', title: titles.request, content: <StkPushForm open={open} /> }
    case 'waiting':
    case 'ask': {
      const title = titles[progress.step]
      return { panel: 'prompt', title, content: <PromptPanel open={open} progress={progress} /> }
    }
    case 'told-paid': {
      if (!progress.isDone) {
        const content = <ToldPaidPanel open={open} asked={progress.amount} />
        return { panel: 'told-paid', title: titles.toldPaid, content }
      }
      const title = titles.thanks(payment?.purpose === 'donation' ? payment.name : null)
      return { panel: 'thanks', title, content: <ThanksPanel open={open} /> }
    }
    default: {
      const { why } = progress
      const content = <NotPaidPanel open={open} why={why} />
      return { panel: 'not-paid', title: titles.notPaid[why], content }
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

/** The person says that nothing was paid: the usual causes, and a way to try again. */
function NotPaidPanel({
  open: { dispatch },
  why,
}: {
  open: OpenPayment
  why: 'no-prompt' | 'cancelled'
}) {
  return (
    <>
      <p>{paymentTexts.notPaid[why]}</p>
      <dl className={styles.causes}>
        {promptTroubles.map(({ cause, remedy }) => (
          <div key={cause}>
            <dt>{cause}</dt>
            <dd>{remedy}</dd>
          </div>
        ))}
      </dl>
      <p className="actions">
        <Button onClick={() => dispatch({ type: 'start-again' })}>Try again</Button>
      </p>
      <p className="small">{paymentTexts.orToTill}</p>
    </>
  )
}
