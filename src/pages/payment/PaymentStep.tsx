import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { Button } from '@/components/buttons/Button'
import { Section } from '@/components/display/Section'
import { focusHeading } from '@/components/focus/focusHeading'
import { Status } from '@/components/form/Form'
import { paymentTexts, promptTexts, promptTroubles } from '@/content/payment'
import { canRequestStkPush } from '@/services/mpesa'
import { PromptPanel } from './PromptPanel'
import { promptMayBeWaiting } from './prompts'
import { StkPushForm } from './StkPushForm'
import { ThanksPanel } from './ThanksPanel'
import { ToldPaidPanel } from './ToldPaidPanel'
import styles from './payment.module.css'
import { everySecond, type OpenPayment } from './usePayment'

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
    <Section isCard title={title} headingRef={heading}>
      <div className="stack">
        {progress.step === 'told-paid' && progress.amount === null && <OpenPromptWarning />}
        {content}
      </div>
    </Section>
  )
}

/** What is shown in a step. Steps that share a panel follow one another without moving the focus. */
function stepOf(open: OpenPayment) {
  const { payment, progress } = open
  const { heading } = paymentTexts
  switch (progress.step) {
    case 'ready':
    case 'sending':
      return step('request', heading.request, <StkPushForm open={open} />)
    case 'waiting':
    case 'ask':
      return step('prompt', heading[progress.step], <PromptPanel open={open} />)
    case 'told-paid': {
      if (!progress.isDone)
        return step('told-paid', heading.toldPaid, <ToldPaidPanel open={open} />)
      const title = heading.thanks(payment?.purpose === 'donation' ? payment.name : null)
      return step('thanks', title, <ThanksPanel open={open} />)
    }
    default: {
      const { why } = progress
      return step('not-paid', heading.notPaid[why], <NotPaidPanel open={open} why={why} />)
    }
  }
}

function step(panel: string, title: string, content: ReactNode) {
  return { panel, title, content }
}

/** Warns whoever has paid to the till of a prompt for the same payment, as long as one may be accepted. */
function OpenPromptWarning() {
  const mayWait = useSyncExternalStore(everySecond, promptMayBeWaiting, () => false)
  return <Status tone="error">{mayWait && promptTexts.afterTill}</Status>
}

/** The person says that nothing was paid: the usual causes, and a way to try again. */
function NotPaidPanel({ open, why }: { open: OpenPayment; why: 'no-prompt' | 'cancelled' }) {
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
        <Button onClick={() => open.dispatch({ type: 'start-again' })}>Try again</Button>
      </p>
      <p className="small">{paymentTexts.orToTill}</p>
    </>
  )
}
