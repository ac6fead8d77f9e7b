import { ButtonLink } from '@/components/buttons/Button'
import { mailDraftLink, smsDraftLink } from '@/domain/contact/draftLinks'
import { bareNumber, formatPhone, whatsAppLink } from '@/domain/contact/phone'
import { thanksTexts } from '@/staff/content/payments'
import { referenceOf } from '@/domain/documentId'
import { formatKsh } from '@/domain/money/money'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'

export function DraftLinks({
  phone,
  email,
  subject = '',
  text,
  label,
}: {
  phone?: string | undefined
  email?: string | undefined
  subject?: string
  text: string
  label: (channel: string) => string
}) {
  const international = phone && formatPhone(bareNumber(phone), 'international')
  const channels = [
    international &&
      /^[1-9]\d{8,14}$/.test(international) && {
        channel: 'WhatsApp',
        href: whatsAppLink(international, text),
      },
    phone && { channel: 'SMS', href: smsDraftLink(phone, text) },
    email && { channel: 'email', href: mailDraftLink(email, subject, text) },
  ].filter((each) => typeof each === 'object')
  return channels.map(({ channel, href }) => (
    <ButtonLink key={channel} variant="secondary" href={href}>
      {label(channel)}
    </ButtonLink>
  ))
}

/** Not for fees, which members see on their profile. */
export function ThankLinks({
  payment: { kind, id, name, email, phone },
  arrived,
}: {
  payment: ExpectedPayment
  /** Whole Ksh. */
  arrived: number
}) {
  if (kind === 'fee') return null
  const { subject, text } = thanksTexts.draft[kind]
  return (
    <DraftLinks
      phone={phone}
      email={email}
      subject={subject}
      text={text(name, referenceOf(id), formatKsh(arrived))}
      label={thanksTexts.draft.by}
    />
  )
}
