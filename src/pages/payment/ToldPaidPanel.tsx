import * as v from 'valibot'
import { Button } from '@/components/buttons/Button'
import { Form, FormStatusArea } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { useForm } from '@/components/form/useForm'
import { paymentTexts } from '@/content/payment'
import { readMpesaMessage } from '@/domain/payment/mpesaMessage'
import { paymentName } from '@/domain/payment/payment'
import { MessageReading } from './MessageReading'
import { RemarkButton } from './RemarkButton'
import { TellTheTeam } from './TellTheTeam'
import { draftName, type OpenPayment } from './usePayment'

/** The person says that they have paid: reads their SMS on this device, and helps to tell the team. */
export function ToldPaidPanel({
  open: { payment, dispatch },
  asked,
}: {
  open: OpenPayment
  /** What the prompt was for, in whole Ksh; null when it was paid to the till by hand. */
  asked: number | null
}) {
  // Only kept and read while it is typed: no button sends it.
  const form = useForm({
    name: draftName('mpesa-sms', paymentName(payment)),
    schema: v.object({ sms: v.string() }),
    staysFilled: true,
    send: () => undefined,
    done: () => ({}),
    failed: () => null,
  })
  const message = readMpesaMessage(form.texts.sms ?? '')
  return (
    <>
      <p>{paymentTexts.toldPaid}</p>
      <Form form={form} label="M-Pesa SMS">
        <TextField
          name="sms"
          label="Paste the M-Pesa SMS, or type its code"
          hint={paymentTexts.readHereOnly}
          multiline
          optional
        />
        <FormStatusArea>
          <MessageReading message={message} amountDue={asked ?? payment?.amount ?? null} />
        </FormStatusArea>
      </Form>
      <TellTheTeam
        payment={payment}
        message={message.kind === 'payment' ? message : null}
        onDraft={() => dispatch({ type: 'done' })}
      />
      <p className="cluster">
        <Button look="quiet" onClick={() => dispatch({ type: 'done' })}>
          Continue
        </Button>
        <RemarkButton onClick={() => dispatch({ type: 'start-again' })}>
          I have not paid yet
        </RemarkButton>
      </p>
    </>
  )
}
