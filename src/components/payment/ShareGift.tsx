import { ButtonLink } from '@/components/buttons/Button'
import { paths } from '@/config/paths'
import { settings } from '@/config/settings'
import organisation from '@/content/facts/organisation.json'
import { shareText } from '@/content/texts/giftLink'
import { whatsAppLink } from '@/domain/contact/phone'

/** Friends may give too. */
export function ShareGift() {
  const text = shareText(organisation.productName, `${settings.VITE_SITE_URL}${paths.donate}`)
  return <ButtonLink href={whatsAppLink('', text)}>Share on WhatsApp</ButtonLink>
}
