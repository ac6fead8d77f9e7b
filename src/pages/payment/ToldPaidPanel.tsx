import { buttonClass } from '@/components/buttons/buttonClass'
import { useHydrated } from '@/components/hydration/useHydrated'
import { Form } from '@/components/form/Form'
import { FormStatusArea } from '@/components/form/FormStatus'
import { TextField } from '@/components/form/TextField'
import { useForm } from '@/components/form/useForm'
import { paymentTexts } from '@/content/payment'
import { readMpesaMessage } from '@/domain/payment/mpesaMessage'
import { paymentName, type Payment } from '@/domain/payment/payment'
import type { PaymentEvent } from '@/domain/payment/paymentProgress'
import { MessageReading } from './MessageReading'
import { TellTheTeam } from './TellTheTeam'
import { formDraft } from './keptText'
import styles from './payment.module.css'

/** The person says that they have paid: reads their SMS on this device, and helps to tell the team. */
export function ToldPaidPanel({
  payment,
  asked,
  tell,
}: {
  payment: Payment | null
  /** What the prompt was for, in whole Ksh; null when it was paid to the till by hand. */
  asked: number | null
  tell: (event: PaymentEvent) => void
}) {
  const form = useForm(useHydrated() ? formDraft('mpesa-sms', paymentName(payment)) : null)
  const message = readMpesaMessage(form.texts.sms ?? '')
  return (
    <div className={styles.panel}>
      <p>{paymentTexts.toldPaid}</p>
      <Form form={form} label="M-Pesa SMS" onSubmit={() => undefined}>
        <TextField
          name="sms"
          label="Paste the M-Pesa SMS, or type its code"
          hint="It is read on this phone only. This page sends it to nobody."
          multiline
        />
        <FormStatusArea>
          <MessageReading message={message} amountDue={asked ?? payment?.amount ?? null} />
        </FormStatusArea>
      </Form>
      <TellTheTeam
        payment={payment}
        message={message.kind === 'payment' ? message : null}
        onDraft={() => tell({ type: 'done' })}
      />
      <p className={styles.away}>
        <button
          type="button"
          className={buttonClass('quiet')}
          onClick={() => tell({ type: 'done' })}
        >
          Continue
        </button>
        <button
          type="button"
          className={styles.quiet}
          onClick={() => tell({ type: 'start-again' })}
        >
          I have not paid yet
        </button>
      </p>
    </div>
  )
}
