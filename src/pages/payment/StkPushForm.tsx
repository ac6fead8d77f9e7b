import { useState } from 'react'
import type { ConfirmDialog } from '@/components/dialog/ConfirmDialog'
import { buttonClass } from '@/components/buttons/buttonClass'
import { useHydrated } from '@/components/hydration/useHydrated'
import { Form } from '@/components/form/Form'
import { FormStatus, FormStatusArea } from '@/components/form/FormStatus'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { useForm } from '@/components/form/useForm'
import { useSubmit } from '@/components/form/useSubmit'
import { settings } from '@/config/settings'
import { messages } from '@/content/messages'
import { organisation } from '@/content/organisation'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { Failure, mayHaveTakenEffect } from '@/domain/failure'
import { paymentName, stkPushSchema, type Payment, type StkPush } from '@/domain/payment/payment'
import type { PaymentEvent, PaymentProgress } from '@/domain/payment/paymentProgress'
import { loadPart } from '@/services/call'
import { requestStkPush } from '@/services/mpesa'
import { formDraft, keepText, useKeptText } from './keptText'
import { notePrompt, promptMayBeWaiting } from './recentPrompt'
import { prepareLaterStep } from './useLaterStep'
import styles from './payment.module.css'

/** Where the number last paid from is kept, to be filled in for the next payment of this tab. */
const lastPhone = 'last-phone'

/** Asks for an M-Pesa prompt on a phone. What is to be paid is filled in and stays editable. */
export function StkPushForm({
  payment,
  progress,
  tell,
}: {
  payment: Payment | null
  progress: Extract<PaymentProgress, { step: 'ready' | 'sending' }>
  tell: (event: PaymentEvent) => PaymentProgress
}) {
  // A draft for each payment: the amount typed for one must not turn up in another.
  const form = useForm(useHydrated() ? formDraft('stk-push', paymentName(payment)) : null)
  const phone = useKeptText(lastPhone)
  const { notify, prepare } = useNotify()
  const [failure, setFailure] = useState<Failure | 'too-soon' | null>(null)
  const [question, setQuestion] = useState<{ push: StkPush; Dialog: typeof ConfirmDialog } | null>(
    null,
  )
  const isSending = progress.step === 'sending'

  const { submit } = useSubmit(
    async (push: StkPush) => {
      const at = Date.now()
      const forgetPrompt = notePrompt(at)
      tell({ type: 'request-sent', at, amount: push.amount })
      try {
        await requestStkPush(push)
      } catch (error) {
        const promptMayCome = !(error instanceof Failure) || mayHaveTakenEffect(error)
        if (!promptMayCome) forgetPrompt()
        tell({ type: 'request-failed', at, promptMayCome })
        throw error
      }
      const { step } = tell({ type: 'request-accepted', at, now: Date.now() })
      // Who has paid to the till meanwhile must not be led to accept the prompt as well.
      if (step === 'told-paid') notify({ text: messages.promptAfterTill, tone: 'error' })
      else notify({ text: messages.stkStarted, tone: 'success' })
    },
    (reason) => {
      setFailure(reason)
      notify({ text: messages.stkFailed(reason), tone: 'error' })
    },
  )

  const { submit: askFirst } = useSubmit(
    async (push: StkPush) => {
      const { ConfirmDialog: Dialog } = await loadPart(
        () => import('@/components/dialog/ConfirmDialog'),
      )
      setQuestion({ push, Dialog })
    },
    () => setFailure('too-soon'),
  )

  function begin() {
    prepare('top-right')
    prepareLaterStep()
  }

  function pay() {
    if (isSending) return
    const push = form.check(stkPushSchema(settings.VITE_MPESA_LIMIT_KSH))
    setFailure(null)
    if (!push) return
    prepareLaterStep()
    keepText(lastPhone, form.texts.phone ?? '')
    if (promptMayBeWaiting()) askFirst(push)
    else submit(push)
  }

  function answer(confirmed: boolean) {
    setQuestion(null)
    if (!confirmed || !question) return
    setFailure(null)
    submit(question.push)
  }

  return (
    <Form form={form} label="M-Pesa prompt" onBegin={begin} onSubmit={pay}>
      {organisation.till && (
        <p className={styles.note}>
          You will pay <strong>{organisation.till.businessName}</strong>. M-Pesa shows this name
          before you enter your PIN.
        </p>
      )}
      <TextField
        name="phone"
        type="tel"
        label="Phone number"
        hint="The M-Pesa number to pay from, for example 0712 345 678"
        autoComplete="tel"
        defaultValue={phone}
        required
      />
      <TextField
        name="amount"
        type="number"
        label="Amount (Ksh)"
        defaultValue={payment?.amount ? String(payment.amount) : ''}
        required
      />
      <SubmitButton isPending={isSending}>Send the prompt</SubmitButton>
      <FormStatusArea>
        {isSending && (
          <FormStatus tone="pending">
            <p>Sending the request… This can take up to 30 seconds.</p>
          </FormStatus>
        )}
        {failure === 'too-soon' && (
          <FormStatus tone="error">
            <p>{messages.anotherPrompt.text}</p>
          </FormStatus>
        )}
        {failure instanceof Failure && !isSending && (
          <FormStatus tone="error">
            <p>{messages.stkFailed(failure)}</p>
            <p>{messages.stkFailedAdvice(failure)}</p>
          </FormStatus>
        )}
        {progress.step === 'ready' && progress.doubted && (
          <FormStatus tone="pending">
            <p>{messages.lastPromptMayCome}</p>
            <p>
              <button
                type="button"
                className={buttonClass('quiet')}
                onClick={() => tell({ type: 'prompt-came-late' })}
              >
                A prompt came after all
              </button>
            </p>
          </FormStatus>
        )}
      </FormStatusArea>
      {question && <question.Dialog question={messages.anotherPrompt} onAnswer={answer} />}
    </Form>
  )
}
