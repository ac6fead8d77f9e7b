import { Section } from '@/components/page/Section'
import organisation from '@/content/facts/organisation.json'
import { paymentTexts } from '@/content/texts/payment'
import { isAt, isWithPrompt, type PaymentProgress } from '@/domain/payment/paymentProgress'
import { canRequestStkPush } from '@/services/canRequestStkPush'
import { NotPaidPanel } from './NotPaidPanel'
import { PromptPanel } from './PromptPanel'
import { SmsPanel } from './SmsPanel'
import { StkPushForm } from './StkPushForm'
import { TellTeamPanel } from './TellTeamPanel'
import { ThanksPanel } from './ThanksPanel'
import styles from './payment.module.css'
import type { PaymentProps } from './usePayment'

export function StepCard({
  payment,
  progress,
  dispatch,
  isCancelled,
}: PaymentProps & { progress: PaymentProgress; isCancelled: boolean }) {
  if (progress.step === 'ready' || progress.step === 'sending') {
    const { option } = paymentTexts
    return (
      canRequestStkPush && (
        <Section isCard title={organisation.till ? option.first : option.only}>
          <StkPushForm payment={payment} progress={progress} dispatch={dispatch} />
        </Section>
      )
    )
  }
  if (isAt(progress, 'done')) {
    return <ThanksPanel said={progress} {...{ payment, dispatch, isCancelled }} />
  }
  return (
    <div className={`card stack ${styles.card}`}>
      {isWithPrompt(progress) && <PromptPanel {...{ progress, dispatch, isCancelled }} />}
      {isAt(progress, 'sms') && <SmsPanel payment={payment} told={progress} dispatch={dispatch} />}
      {isAt(progress, 'team') && (
        <TellTeamPanel payment={payment} said={progress} dispatch={dispatch} />
      )}
      {progress.step === 'not-paid' && <NotPaidPanel why={progress.why} dispatch={dispatch} />}
    </div>
  )
}
