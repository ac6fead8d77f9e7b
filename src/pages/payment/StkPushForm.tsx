import { useState } from 'react'
import { WaitingScene } from '@/components/art/WaitingScene'
import { Form } from '@/components/form/Form'
import { FormStatus } from '@/components/form/FormStatus'
import { SubmitButton } from '@/components/form/SubmitButton'
import { TextField } from '@/components/form/TextField'
import { useForm } from '@/components/form/useForm'
import { useSubmit } from '@/components/form/useSubmit'
import { settings } from '@/config/settings'
import { messages } from '@/content/messages'
import { organisation } from '@/content/organisation'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import type { Failure } from '@/domain/failure'
import { stkPushSchema, type StkPush } from '@/domain/payment'
import { requestStkPush } from '@/services/mpesa'
import styles from './payment.module.css'

/** Asks for an M-Pesa prompt on a phone. `amount` (Ksh) is what is to be paid; it stays editable. */
export function StkPushForm({ amount }: { amount: number | undefined }) {
  const form = useForm('stk-push')
  const notify = useNotify()
  const [outcome, setOutcome] = useState<'started' | Failure | null>(null)

  const { submit, isPending } = useSubmit(
    async (push: StkPush) => {
      await requestStkPush(push)
      setOutcome('started')
      notify({ text: messages.stkStarted, tone: 'success' })
    },
    (failure) => {
      setOutcome(failure)
      notify({ text: messages.stkFailed(failure), tone: 'error' })
    },
  )

  function pay() {
    const checked = form.check(stkPushSchema(settings.VITE_MPESA_LIMIT_KSH))
    setOutcome(null)
    if (checked) submit(checked)
  }

  return (
    <Form form={form} label="M-Pesa prompt" onSubmit={pay}>
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
        defaultValue={amount === undefined ? undefined : String(amount)}
        required
      />
      <SubmitButton isPending={isPending}>Send the prompt</SubmitButton>
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
      {outcome !== null && outcome !== 'started' && (
        <FormStatus tone="error">
          <p>{messages.stkFailed(outcome)}</p>
          <p>{messages.stkFailedAdvice(outcome)}</p>
        </FormStatus>
      )}
    </Form>
  )
}
