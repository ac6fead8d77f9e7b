import { wellFormed } from '@/domain/text/wellFormed'

/** How the payment service wants phone numbers: as typed, 07… or 2547…. */
export type PhoneFormat = 'as-typed' | 'local' | 'international'

/** The number as typed without spaces, dashes, a leading plus, and the unseen marks of copied text. */
export function bareNumber(typed: string): string {
  return typed.replace(/[\s\p{Cf}\u2010-\u2015-]/gu, '').replace(/^\+/, '')
}

/** The link that dials a number. */
export function telLink(number: string): string {
  return `tel:${bareNumber(number)}`.replace(/^tel:(?=254)/, 'tel:+')
}

/** The link that opens a WhatsApp chat with an international number, with a text ready to send. */
export function whatsAppLink(number: string, text = ''): string {
  const query = text ? `?text=${encodeURIComponent(wellFormed(text))}` : ''
  return `https://wa.me/${bareNumber(number)}${query}`
}

/** The link that opens WhatsApp with a text ready to send to whomever one chooses there. */
export function whatsAppShareLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(wellFormed(text))}`
}

/** A bare number in the form the payment service wants. */
export function inFormat(number: string, format: PhoneFormat): string {
  if (format === 'local') return number.replace(/^254/, '0')
  if (format === 'international') return number.replace(/^0/, '254')
  return number
}
