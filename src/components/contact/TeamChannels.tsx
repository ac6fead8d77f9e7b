import { ButtonLink, type ButtonVariant } from '@/components/buttons/Button'
import { organisation } from '@/content/facts/organisation'
import { mailDraftLink, smsDraftLink } from '@/domain/contact/draftLinks'
import { whatsAppLink } from '@/domain/contact/phone'

/** Null: not set. */
export interface Team {
  readonly whatsApp: string | null
  readonly phone: string | null
  readonly email: string | null
}

const plainName = (channel: string) => `Send to the team by ${channel}`

export function canReachTeam({ whatsApp, phone, email }: Team = organisation): boolean {
  return Boolean(whatsApp ?? phone ?? email)
}

/** Opens a draft in WhatsApp, SMS or email; the person sends it. */
export function TeamChannels({
  text,
  subject,
  team = organisation,
  name = plainName,
  firstVariant = 'primary',
  onDraft,
}: {
  text: string
  subject: string
  team?: Team
  name?: (channel: 'WhatsApp' | 'SMS' | 'email') => string
  firstVariant?: ButtonVariant
  onDraft?: () => void
}) {
  const { whatsApp, phone, email } = team
  const channels = [
    whatsApp && { name: name('WhatsApp'), href: whatsAppLink(whatsApp, text) },
    phone && { name: name('SMS'), href: smsDraftLink(phone, text) },
    email && { name: name('email'), href: mailDraftLink(email, subject, text) },
  ].filter((channel) => channel !== null && channel !== '')
  return channels.map((channel, number) => (
    <ButtonLink
      key={channel.name}
      variant={number === 0 ? firstVariant : 'secondary'}
      href={channel.href}
      onClick={onDraft}
    >
      {channel.name}
    </ButtonLink>
  ))
}
