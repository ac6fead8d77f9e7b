import type { ReactNode } from 'react'
import { Section } from '@/components/page/Section'
import { organisation } from '@/content/organisation'
import { paymentTexts } from '@/content/payment'
import { canRequestStkPush } from '@/services/canRequestStkPush'
import { NotPaidPanel } from './NotPaidPanel'
import { PromptPanel } from './PromptPanel'
import { SmsPanel } from './SmsPanel'
import { StkPushForm } from './StkPushForm'
import { TellTeamPanel } from './TellTeamPanel'
import { ThanksPanel } from './ThanksPanel'
import styles from './payment.module.css'
import type { OpenPayment } from './usePayment'

/** What is asked, or to be done, now. */
export function CardOfStep({ open }: { open: OpenPayment }) {
  const { progress } = open
  switch (progress.step) {
    case 'ready':
    case 'sending':
      if (!canRequestStkPush) return null
      return (
        <Section
          isCard
          title={organisation.till ? paymentTexts.option.first : paymentTexts.option.only}
        >
          <StkPushForm open={open} />
        </Section>
      )
    case 'waiting':
    case 'ask':
      return (
        <Card>
          <PromptPanel open={open} />
        </Card>
      )
    case 'told-paid':
      if (progress.stage === 'done') return <ThanksPanel open={open} told={progress} />
      return (
        <Card>
          {progress.stage === 'sms' ? (
            <SmsPanel open={open} told={progress} />
          ) : (
            <TellTeamPanel open={open} told={progress} />
          )}
        </Card>
      )
    default:
      return (
        <Card>
          <NotPaidPanel open={open} why={progress.why} />
        </Card>
      )
  }
}

function Card({ children }: { children: ReactNode }) {
  return <div className={`card stack ${styles.card}`}>{children}</div>
}
