import { Form, SubmitButton } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { useForm } from '@/components/form/useForm'
import { paymentTexts } from '@/content/payment'
import { readMpesaMessage, type MpesaMessage } from '@/domain/payment/mpesaMessage'
import { paymentName } from '@/domain/payment/payment'
import type { ToldPaid, ToldSms } from '@/domain/payment/paymentProgress'
import { smsSchema } from '@/domain/payment/paymentForms'
import { MessageReading } from './MessageReading'
import { RemarkButton } from './RemarkButton'
import { draftName, type OpenPayment } from './usePayment'

/** The person says that they have paid: reads their SMS on this device, if they have one. */
export function SmsPanel({
  open: { payment, dispatch },
  told,
}: {
  open: OpenPayment
  told: ToldPaid
}) {
  const form = useForm({
    name: draftName('mpesa-sms', paymentName(payment)),
    schema: smsSchema,
    staysFilled: true,
    send: ({ sms }) => dispatch({ type: 'sms-read', sms: toldSms(readMpesaMessage(sms)) }),
    done: () => ({}),
    failed: () => null,
  })
  const message = readMpesaMessage(form.texts.sms ?? '')
  return (
    <>
      <Form form={form} label="M-Pesa SMS">
        <TextField
          name="sms"
          label="Paste the M-Pesa SMS, or type its code"
          hint={paymentTexts.readHereOnly}
          defaultValue={told.sms?.code ?? ''}
          multiline
          optional
        />
        <MessageReading message={message} amountDue={told.amount ?? payment?.amount ?? null} />
        <SubmitButton>{message.kind === 'empty' ? 'Continue without it' : 'Continue'}</SubmitButton>
      </Form>
      <RemarkButton onClick={() => dispatch({ type: 'start-again' })}>
        I have not paid yet
      </RemarkButton>
    </>
  )
}

/** What is kept of a message that was read: neither whom it names nor the balance. */
function toldSms(message: MpesaMessage): ToldSms | null {
  if (message.kind === 'empty') return null
  if (message.kind !== 'payment') {
    return { kind: message.kind, code: null, amountCents: null, date: null, time: null }
  }
  const { kind, code, amountCents, date, time } = message
  return { kind, code, amountCents, date, time }
}
