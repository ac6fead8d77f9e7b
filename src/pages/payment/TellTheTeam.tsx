import { CopyButton } from '@/components/buttons/CopyButton'
import { buttonClass } from '@/components/buttons/buttonClass'
import { messages } from '@/content/messages'
import { organisation } from '@/content/organisation'
import { paymentTexts } from '@/content/payment'
import { mailDraftLink, smsDraftLink, wellFormed } from '@/domain/contact/draftLinks'
import { formatCents, formatKsh } from '@/domain/money/money'
import type { MpesaPayment } from '@/domain/payment/mpesaMessage'
import type { Payment } from '@/domain/payment/payment'
import { whatsAppLink } from '@/domain/contact/phone'
import styles from './payment.module.css'

/** The message that lets the team find a payment: what for and which, not the whole SMS. */
function draftText(payment: Payment | null, message: MpesaPayment | null): string {
  const { code, amountCents, date, time } = message ?? {}
  const facts = [
    ['For', payment && messages.paymentPurpose[payment.purpose]],
    ['Reference', payment?.reference],
    ['To be paid', payment?.amount ? formatKsh(payment.amount) : null],
    ['M-Pesa code', code],
    ['Amount in the SMS', amountCents ? formatCents(amountCents) : null],
    ['Paid on', [date, time].filter(Boolean).join(', ')],
  ]
  const lines = facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
  return ['I have paid by M-Pesa.', ...lines].join('\n')
}

/** The channels that the organisation has set, each with the link that opens a draft there. */
function channelsFor(text: string, subject: string) {
  const { whatsApp, phone, email } = organisation
  return [
    whatsApp && { name: 'WhatsApp', link: whatsAppLink(whatsApp, wellFormed(text)) },
    phone && { name: 'SMS', link: smsDraftLink(phone, text) },
    email && { name: 'email', link: mailDraftLink(email, subject, text) },
  ].filter((channel) => channel !== null && channel !== '')
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
  const subject = `M-Pesa payment ${payment?.reference ?? message?.code ?? ''}`.trim()
  const channels = channelsFor(text, subject)
  return (
    <section aria-labelledby="tell-the-team" className={styles.team}>
      <h3 id="tell-the-team">Send to the team</h3>
      <p>{channels.length > 0 ? paymentTexts.draftHoldsThis : paymentTexts.noContactToTell}</p>
      <p className={styles.draft}>{text}</p>
      {channels.map(({ name, link }, number) => (
        <a
          key={name}
          className={buttonClass(number === 0 ? 'primary' : 'secondary')}
          href={link}
          // A chat opens in a window of its own, so that this page stays.
          target={name === 'WhatsApp' ? '_blank' : undefined}
          rel="noopener"
          onClick={onDraft}
        >
          Send to the team by {name}
        </a>
      ))}
      <p className="actions">
        <CopyButton text={text} label="the message to the team" />
      </p>
    </section>
  )
}
