import { CopyButton } from '@/components/buttons/CopyButton'
import { canReachTeam, TeamChannels } from '@/components/display/TeamChannels'
import { paymentTexts } from '@/content/payment'
import { formatCents, formatKsh } from '@/domain/money/money'
import type { MpesaPayment } from '@/domain/payment/mpesaMessage'
import type { Payment } from '@/domain/payment/payment'
import styles from './payment.module.css'

/** The message that lets the team find a payment: what for and which, not the whole SMS. */
function draftText(payment: Payment | null, message: MpesaPayment | null): string {
  const { code, amountCents, date, time } = message ?? {}
  const facts = [
    ['For', payment && paymentTexts.purpose[payment.purpose]],
    ['Reference', payment?.reference],
    ['To be paid', payment?.amount ? formatKsh(payment.amount) : null],
    ['M-Pesa code', code],
    ['Amount in the SMS', amountCents ? formatCents(amountCents) : null],
    ['Paid on', [date, time].filter(Boolean).join(', ')],
  ]
  const lines = facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  return ['I have paid by M-Pesa.', ...lines].join('\n')
}

/** Opens a draft to the team over the channels that are set; `onDraft` hears of it. */
export function TellTheTeam({
  payment,
  message,
  onDraft,
}: {
  payment: Payment | null
  message: MpesaPayment | null
  onDraft: () => void
}) {
  const text = draftText(payment, message)
  return (
    <section aria-labelledby="tell-the-team" className={styles.apart}>
      <h3 id="tell-the-team">Send to the team</h3>
      <p>{canReachTeam() ? paymentTexts.draftHoldsThis : paymentTexts.noContactToTell}</p>
      <p className={styles.draft}>{text}</p>
      <TeamChannels
        text={text}
        subject={`M-Pesa payment ${payment?.reference ?? message?.code ?? ''}`.trim()}
        onDraft={onDraft}
      />
      <p className="actions">
        <CopyButton text={text} label="the message to the team" />
      </p>
    </section>
  )
}
