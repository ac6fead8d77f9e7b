import { bareNumber, formatPhone } from '@/domain/contact/phone'
import { isBlank } from '@/domain/text/plainText'
import { addressKey, nameKey } from '@/domain/text/sameness'

/** As written; '' when unknown. */
export interface Contact {
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** In any spelling. Words may be parts, or joined from several. Blank text finds everything, signs alone nothing. */
export function hasAllWords(text: string, query: string): boolean {
  const searched = nameKey(text)
  const words = nameKey(query)
  if (words === '') return isBlank(query)
  return words.split(' ').every((word) => searched.includes(word) || isApart(word, searched))
}

/** As 'maryanne' is found in 'mary anne'. */
function isApart(word: string, searched: string): boolean {
  const joined = searched.replaceAll(' ', '')
  let start = 0
  return searched.split(' ').some((each) => {
    const isHere = joined.startsWith(word, start)
    start += each.length
    return isHere
  })
}

/** By words of the name, the start of the address, or a part of the number. */
export function isPerson({ name, email, phone }: Contact, query: string): boolean {
  const address = addressKey(query)
  const digits = internationalDigits(query)
  return (
    hasAllWords(name, query) ||
    (address !== '' && addressKey(email).startsWith(address)) ||
    (/^\d{4,}$/.test(digits) && internationalDigits(phone).includes(digits))
  )
}

/** '0712 345 678', '+254 (0)712345678' and '00254712345678' are 254712345678. */
export function internationalDigits(phone: string): string {
  return formatPhone(bareNumber(phone).replace(/^00/, ''), 'international').replace(/^2540/, '254')
}
