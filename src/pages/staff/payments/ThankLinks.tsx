import Button from '@mui/material/Button'
import { deskTexts } from '@/content/staff'
import { mailDraftLink, smsDraftLink } from '@/domain/contact/draftLinks'
import { bareNumber, inFormat, whatsAppLink } from '@/domain/contact/phone'
import { referenceOf } from '@/domain/documentId'
import { formatKsh } from '@/domain/money/money'
import type { ExpectedPayment } from '@/domain/staff/expectedPayment'

/** Members read on their profile that the fee has arrived, so nobody is thanked for it. */
export function ThankLinks({
  payment: { kind, id, name, email, phone },
  arrived = null,
}: {
  payment: ExpectedPayment
  /** Whole Ksh; null when unknown. */
  arrived?: number | null
}) {
  if (kind === 'fee') return null
  const { subject, text } = deskTexts.thanks[kind]
  const words = text(name, referenceOf(id), arrived === null ? null : formatKsh(arrived))
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
