import { organisation } from '@/content/organisation'
import { telLink, whatsAppLink } from '@/domain/contact/phone'

/** The ways to reach the team that are set. */
export function teamWays() {
  const { email, phone, whatsApp } = organisation
  return [
    phone && { kind: 'Phone: ', text: phone, href: telLink(phone) },
    whatsApp && { kind: 'WhatsApp: ', text: whatsApp, href: whatsAppLink(whatsApp) },
    email && { kind: 'Email: ', text: email, href: `mailto:${email}` },
  ].filter((way) => way !== null && way !== '')
}
