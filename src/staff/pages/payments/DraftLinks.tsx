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
  const links = {
    WhatsApp:
      international && /^[1-9]\d{8,14}$/.test(international) && whatsAppLink(international, text),
    SMS: phone && smsDraftLink(phone, text),
    email: email && mailDraftLink(email, subject, text),
  }
  return Object.entries(links).map(
    ([channel, href]) =>
      href && (
        <ButtonLink key={channel} variant="secondary" href={href}>
          {label(channel)}
        </ButtonLink>
      ),
  )
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
