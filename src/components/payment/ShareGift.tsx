import { ButtonLink } from '@/components/buttons/Button'
import { paths } from '@/config/paths'
import { siteAddress } from '@/config/siteAddress'
import organisation from '@/content/facts/organisation.json'
import { shareText } from '@/content/texts/giftLink'
import { whatsAppLink } from '@/domain/contact/phone'

/** Lets the giver ask friends to give too. */
export function ShareGift() {
  const text = shareText(organisation.productName, siteAddress(paths.donate))
  return <ButtonLink href={whatsAppLink('', text)}>Share on WhatsApp</ButtonLink>
}
