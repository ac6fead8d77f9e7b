import { ButtonLink } from '@/components/buttons/Button'
import { mailDraftLink, smsDraftLink } from '@/domain/contact/draftLinks'
import { bareNumber, formatPhone, whatsAppLink } from '@/domain/contact/phone'

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
