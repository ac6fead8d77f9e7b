import type { ReactNode } from 'react'
import { Section } from '@/components/page/Section'
import { organisation } from '@/content/organisation'
import { paymentTexts } from '@/content/payment'
import type { PaymentProgress } from '@/domain/payment/paymentProgress'
import { canRequestStkPush } from '@/services/canRequestStkPush'
import { NotPaidPanel } from './NotPaidPanel'
import { PromptPanel } from './PromptPanel'
import { SmsPanel } from './SmsPanel'
import { StkPushForm } from './StkPushForm'
import { TellTeamPanel } from './TellTeamPanel'
import { ThanksPanel } from './ThanksPanel'
import styles from './payment.module.css'
import type { PaymentProps } from './usePayment'

/** What is asked, or to be done, now. */
export function CardOfStep({
  payment,
  progress,
  dispatch,
}: PaymentProps & { progress: PaymentProgress }) {
  switch (progress.step) {
    case 'ready':
    case 'sending':
      if (!canRequestStkPush) return null
      return (
        <Section
          isCard
          title={organisation.till ? paymentTexts.option.first : paymentTexts.option.only}
        >
          <StkPushForm payment={payment} progress={progress} dispatch={dispatch} />
        </Section>
      )
    case 'waiting':
    case 'ask':
      return (
        <Card>
          <PromptPanel progress={progress} dispatch={dispatch} />
        </Card>
      )
    case 'told-paid':
      if (progress.stage === 'done') {
        return <ThanksPanel payment={payment} told={progress} dispatch={dispatch} />
      }
      return (
        <Card>
          {progress.stage === 'sms' ? (
            <SmsPanel payment={payment} told={progress} dispatch={dispatch} />
          ) : (
            <TellTeamPanel payment={payment} told={progress} dispatch={dispatch} />
          )}
        </Card>
      )
    default:
      return (
        <Card>
          <NotPaidPanel why={progress.why} dispatch={dispatch} />
        </Card>
      )
  }
}

function Card({ children }: { children: ReactNode }) {
  return <div className={`card stack ${styles.card}`}>{children}</div>
}
