import Button from '@mui/material/Button'
import { deskTexts } from '@/content/staff'
import { mailDraftLink, smsDraftLink } from '@/domain/contact/draftLinks'
import { bareNumber, inFormat, whatsAppLink } from '@/domain/contact/phone'
import { referenceOf } from '@/domain/documentId'
import { formatKsh } from '@/domain/money/money'
import type { OpenPayment } from './PaymentDialogs'

/**
 * Opens a thank-you that is ready to send, by each way that the record knows to whoever paid. A member
 * reads on the profile that the fee has arrived, so for a fee there is none.
 */
export function ThankLinks({
  payment: { kind, document, name, email, phone },
  arrived = null,
}: {
  payment: Pick<OpenPayment, 'kind' | 'document' | 'name' | 'email' | 'phone'>
  /** Whole Ksh, where it is known how many arrived. */
  arrived?: number | null
}) {
  if (kind === 'fee') return null
  const { subject, text } = deskTexts.thanks[kind]
  const words = text(name, referenceOf(document), arrived === null ? null : formatKsh(arrived))
  const international = phone && inFormat(bareNumber(phone), 'international')
  const channels = [
    international &&
      /^[1-9]\d{8,14}$/.test(international) && {
        channel: 'WhatsApp',
        href: whatsAppLink(international, words),
      },
    phone && { channel: 'SMS', href: smsDraftLink(phone, words) },
    email && { channel: 'email', href: mailDraftLink(email, subject, words) },
  ].filter((each) => typeof each === 'object')
  return channels.map(({ channel, href }) => (
    <Button key={channel} size="small" variant="outlined" href={href}>
      {deskTexts.thanks.by(channel)}
    </Button>
  ))
}
