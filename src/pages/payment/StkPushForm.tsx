import { useState } from 'react'
import { WaitingScene } from '@/components/art/WaitingScene'
import type { ConfirmDialog } from '@/components/dialog/ConfirmDialog'
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
import { stkPushSchema, type PaymentRequest, type StkPush } from '@/domain/payment'
import { loadPart } from '@/services/call'
import { requestStkPush } from '@/services/mpesa'
import { notePrompt, promptMayBeWaiting } from './recentPrompt'
import styles from './payment.module.css'

/** Asks for an M-Pesa prompt on a phone. What is to be paid is filled in and stays editable. */
export function StkPushForm({ request }: { request: PaymentRequest | null }) {
  // A draft for each payment: the amount typed for one must not turn up in another.
  const form = useForm(`stk-push ${request?.reference ?? ''}`)
  const { notify, prepare } = useNotify()
  const [outcome, setOutcome] = useState<'started' | 'too-soon' | Failure | null>(null)

  const [question, setQuestion] = useState<{ push: StkPush; Dialog: typeof ConfirmDialog } | null>(
    null,
  )

  const { submit, isPending } = useSubmit(
    async (push: StkPush) => {
      const forgetPrompt = notePrompt()
      try {
        await requestStkPush(push)
      } catch (error) {
        if (error instanceof Failure && !mayHaveTakenEffect(error)) forgetPrompt()
        throw error
      }
      setOutcome('started')
      notify({ text: messages.stkStarted, tone: 'success' })
    },
    (failure) => {
      setOutcome(failure)
      notify({ text: messages.stkFailed(failure), tone: 'error' })
    },
  )

  const { submit: askFirst } = useSubmit(
    async (push: StkPush) => {
      const { ConfirmDialog: Dialog } = await loadPart(
        () => import('@/components/dialog/ConfirmDialog'),
      )
      setQuestion({ push, Dialog })
    },
    () => setOutcome('too-soon'),
  )

  function pay() {
    const checked = form.check(stkPushSchema(settings.VITE_MPESA_LIMIT_KSH))
    setOutcome(null)
    if (!checked) return
    if (promptMayBeWaiting()) askFirst(checked)
    else submit(checked)
  }

  function answer(confirmed: boolean) {
    setQuestion(null)
    if (!confirmed || !question) return
    setOutcome(null)
    submit(question.push)
  }

  return (
    <Form form={form} label="M-Pesa prompt" onBegin={() => prepare('top-right')} onSubmit={pay}>
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
        required
      />
      <TextField
        name="amount"
        type="number"
        label="Amount (Ksh)"
        defaultValue={request === null ? undefined : String(request.amount)}
        required
      />
      <SubmitButton isPending={isPending}>Send the prompt</SubmitButton>
      <FormStatusArea>
        {isPending && (
          <FormStatus tone="pending">
            <p>Sending the request… This can take up to 30 seconds.</p>
          </FormStatus>
        )}
        {outcome === 'started' && (
          <FormStatus tone="success">
            <WaitingScene className={styles.waiting ?? ''} />
            <p>{messages.stkStarted}</p>
            <p>
              Check your phone and enter your M-Pesa PIN only on the M-Pesa screen. We never ask for
              your PIN here.
            </p>
            <p>M-Pesa sends you an SMS when the payment went through. Please keep it.</p>
          </FormStatus>
        )}
        {outcome === 'too-soon' && (
          <FormStatus tone="error">
            <p>{messages.anotherPrompt.text}</p>
          </FormStatus>
        )}
        {outcome instanceof Failure && (
          <FormStatus tone="error">
            <p>{messages.stkFailed(outcome)}</p>
            <p>{messages.stkFailedAdvice(outcome)}</p>
          </FormStatus>
        )}
      </FormStatusArea>
      {question && <question.Dialog question={messages.anotherPrompt} onAnswer={answer} />}
    </Form>
  )
}
