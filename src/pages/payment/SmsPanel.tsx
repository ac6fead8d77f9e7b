import { Form, SubmitButton } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { useForm } from '@/components/form/useForm'
import { draftName } from '@/components/payment/typedPayment'
import { paymentTexts } from '@/content/texts/payment'
import { dayInKenya } from '@/domain/calendar/calendar'
import {
  emptyPayment,
  readMpesaMessage,
  smsSchema,
  type MpesaMessage,
} from '@/domain/payment/mpesaMessage'
import { paymentName } from '@/domain/payment/payment'
import type { ToldPaid, ToldSms } from '@/domain/payment/paymentProgress'
import { MessageReading } from './MessageReading'
import { RemarkButton } from './RemarkButton'
import type { PaymentProps } from './usePayment'

export function SmsPanel({ payment, told, dispatch }: PaymentProps & { told: ToldPaid }) {
  const form = useForm({
    name: draftName('mpesa-sms', paymentName(payment)),
    schema: smsSchema,
    keepValues: true,
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
        <MessageReading
          message={message}
          amountDue={told.amount ?? payment?.amount ?? null}
          toldOn={dayInKenya(new Date(told.at))}
        />
        <SubmitButton>{message.kind === 'empty' ? 'Continue without it' : 'Continue'}</SubmitButton>
      </Form>
      <RemarkButton onClick={() => dispatch({ type: 'start-again' })}>
        I have not paid yet
      </RemarkButton>
    </>
  )
}

function toldSms(message: MpesaMessage): ToldSms | null {
  const { kind, code, amountCents, date, time } = { ...emptyPayment, ...message }
  if (kind === 'empty') return null
  return { kind, code, amountCents, date, time }
}
