import { ButtonLink } from '@/components/buttons/Button'
import organisation from '@/content/facts/organisation.json'
import { mailDraftLink, smsDraftLink } from '@/domain/contact/draftLinks'
import { whatsAppLink } from '@/domain/contact/phone'

const plainName = (channel: string) => `Send to the team by ${channel}`

export function canReachTeam(): boolean {
  const { whatsApp, phone, email } = organisation
  return Boolean(whatsApp ?? phone ?? email)
}

/** Opens a draft in WhatsApp, SMS or email for the person to send. Null in `team` means not set. */
export function TeamChannels({
  text,
  subject,
  team = organisation,
  name = plainName,
  only,
  onDraft,
}: {
  text: string
  subject: string
  team?: Pick<typeof organisation, 'whatsApp' | 'phone' | 'email'>
  name?: (channel: 'WhatsApp' | 'SMS' | 'email') => string
  only?: 'first' | 'others'
  onDraft?: () => void
}) {
  const { whatsApp, phone, email } = team
  const channels = [
    whatsApp && { name: name('WhatsApp'), href: whatsAppLink(whatsApp, text) },
    phone && { name: name('SMS'), href: smsDraftLink(phone, text) },
    email && { name: name('email'), href: mailDraftLink(email, subject, text) },
  ].filter((channel) => channel !== null && channel !== '')
  return channels.map((channel, number) => {
    const isFirst = number === 0
    if (only && isFirst !== (only === 'first')) return null
    return (
      <ButtonLink
        key={channel.name}
        variant={isFirst ? 'primary' : 'secondary'}
        href={channel.href}
        onClick={onDraft}
      >
        {channel.name}
      </ButtonLink>
    )
  })
}
