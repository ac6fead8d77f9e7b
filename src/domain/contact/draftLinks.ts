import { wellFormed } from '@/domain/text/wellFormed'
import { telLink } from './phone'

export function mailDraftLink(address: string, subject: string, body: string): string {
  const to = encodeURIComponent(address).replace('%40', '@')
  return `mailto:${to}?subject=${encoded(subject)}&body=${encoded(body)}`
}

/** The lines of a mail end with CR LF. */
function encoded(text: string): string {
  return encodeURIComponent(wellFormed(text).replace(/\r\n|\r|\n/g, '\r\n'))
}

/** '?&' works on both Android and iOS. */
export function smsDraftLink(number: string, text: string): string {
  return `${telLink(number).replace(/^tel:/, 'sms:')}?&body=${encodeURIComponent(wellFormed(text))}`
}
