import * as v from 'valibot'
import { Button } from '@/components/buttons/Button'
import { CopyButton } from '@/components/buttons/CopyButton'
import { Section } from '@/components/display/Section'
import { canReachTeam, TeamChannels } from '@/components/display/TeamChannels'
import { Form } from '@/components/form/Form'
import { TextField } from '@/components/form/fields'
import { useForm } from '@/components/form/useForm'
import { paymentTexts } from '@/content/payment'
import { formatCents, formatKsh } from '@/domain/money/money'
import { readMpesaMessage, type MpesaPayment } from '@/domain/payment/mpesaMessage'
import { paymentName, type Payment } from '@/domain/payment/payment'
import { toldLabels, toldOpening } from '@/domain/payment/toldDraft'
import { MessageReading } from './MessageReading'
import { RemarkButton } from './RemarkButton'
import styles from './payment.module.css'
import { draftName, type OpenPayment } from './usePayment'

/** The person says that they have paid: reads their SMS on this device, and helps to tell the team. */
export function ToldPaidPanel({ open: { payment, progress, dispatch } }: { open: OpenPayment }) {
  // What the prompt was for; null when it was paid to the till by hand.
  const asked = progress.step === 'told-paid' ? progress.amount : null
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
  const paid = message.kind === 'payment' ? message : null
  const text = draftText(payment, paid)
  const done = () => dispatch({ type: 'done' })
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
        <MessageReading message={message} amountDue={asked ?? payment?.amount ?? null} />
      </Form>
      <Section heading="h3" title="Send to the team" className={styles.apart}>
        <p>{canReachTeam() ? paymentTexts.draftHoldsThis : paymentTexts.noContactToTell}</p>
        <p className={styles.draft}>{text}</p>
        <TeamChannels
          text={text}
          subject={`M-Pesa payment ${payment?.reference ?? paid?.code ?? ''}`.trim()}
          onDraft={done}
        />
        <p className="actions">
          <CopyButton text={text} label="the message to the team" />
        </p>
      </Section>
      <p className="cluster">
        <Button look="quiet" onClick={done}>
          Continue
        </Button>
        <RemarkButton onClick={() => dispatch({ type: 'start-again' })}>
          I have not paid yet
        </RemarkButton>
      </p>
    </>
  )
}

/** The message that lets the team find a payment: what for and which, not the whole SMS. */
function draftText(payment: Payment | null, message: MpesaPayment | null): string {
  const { code, amountCents, date, time } = message ?? {}
  const facts = [
    [toldLabels.purpose, payment && paymentTexts.purpose[payment.purpose]],
    [toldLabels.reference, payment?.reference],
    [toldLabels.due, payment?.amount ? formatKsh(payment.amount) : null],
    [toldLabels.code, code],
    [toldLabels.amount, amountCents ? formatCents(amountCents) : null],
    [toldLabels.paidOn, [date, time].filter(Boolean).join(', ')],
  ]
  const lines = facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  return [toldOpening, ...lines].join('\n')
}
