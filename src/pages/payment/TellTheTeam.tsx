import { CopyButton } from '@/components/display/CopyButton'
import { buttonClass } from '@/components/display/buttonClass'
import { messages } from '@/content/messages'
import { organisation } from '@/content/organisation'
import { mailDraftLink, smsDraftLink, wellFormed } from '@/domain/draftLinks'
import { formatCents, formatKsh } from '@/domain/money'
import type { MpesaPayment } from '@/domain/mpesaMessage'
import type { Payment } from '@/domain/payment'
import { whatsAppLink } from '@/domain/phone'
import styles from './payment.module.css'

/** The message that lets the team find a payment: what for and which, not the whole SMS. */
function draftText(payment: Payment | null, message: MpesaPayment | null): string {
  const { code, amountCents, date, time } = message ?? {}
  const lines = [
    ['I have paid by M-Pesa', payment && messages.paymentPurpose[payment.purpose]],
    ['Reference', payment?.reference],
    ['To be paid', payment?.amount ? formatKsh(payment.amount) : null],
    ['M-Pesa code', code],
    ['Amount in the SMS', amountCents ? formatCents(amountCents) : null],
    ['Paid on', [date, time].filter(Boolean).join(', ')],
  ]
  const [[opening, purpose] = [], ...rest] = lines
  return [
    purpose ? `${opening}. ${purpose}` : `${opening}.`,
    ...rest.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])),
  ].join('\n')
}

/** Opens a draft to the team over the channels that the organisation has set; `onDraft` is told. */
export function TellTheTeam({
  payment,
  message,
  onDraft,
}: {
  payment: Payment | null
  message: MpesaPayment | null
  onDraft: () => void
}) {
  const { whatsApp, phone, email } = organisation
  const text = draftText(payment, message)
  const subject = `M-Pesa payment ${payment?.reference ?? message?.code ?? ''}`.trim()
  const look = buttonClass('secondary')
  return (
    <section aria-labelledby="tell-the-team" className={styles.team}>
      <h3 id="tell-the-team">Send to the team</h3>
      <p>{whatsApp || phone || email ? messages.draftHoldsThis : messages.noContactToTell}</p>
      <p className={styles.draft}>{text}</p>
      <p className="actions">
        {whatsApp && (
          <a
            className={look}
            href={whatsAppLink(whatsApp, wellFormed(text))}
            target="_blank"
            rel="noopener"
            onClick={onDraft}
          >
            Send to the team by WhatsApp
          </a>
        )}
        {phone && (
          <a className={look} href={smsDraftLink(phone, text)} onClick={onDraft}>
            Send to the team by SMS
          </a>
        )}
        {email && (
          <a className={look} href={mailDraftLink(email, subject, text)} onClick={onDraft}>
            Send to the team by email
          </a>
        )}
        <CopyButton text={text} label="the message to the team" />
      </p>
    </section>
  )
}
