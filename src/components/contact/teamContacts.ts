import organisation from '@/content/facts/organisation.json'
import { telLink, whatsAppLink } from '@/domain/contact/phone'

export function teamContacts() {
  const { email, phone, whatsApp } = organisation
  return [
    phone && { kind: 'Phone', text: phone, href: telLink(phone) },
    whatsApp && { kind: 'WhatsApp', text: whatsApp, href: whatsAppLink(whatsApp) },
    email && { kind: 'Email', text: email, href: `mailto:${email}` },
  ].filter((way) => way !== null && way !== '')
}
