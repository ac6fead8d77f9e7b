import { bareNumber, formatPhone } from '@/domain/contact/phone'
import { bankCode } from './confirmation'
import { codeSigns } from './typedPayment'

/*
 * Firestore compares exactly, so a search tries the usual spellings.
 */

/** As typed, 'Amani Demo', 'amani demo' and 'AMANI DEMO'. */
export function nameSpellings(typed: string): readonly string[] {
  const name = typed.trim().replace(/\s+/g, ' ')
  const small = name.toLowerCase()
  const capitals = small.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
  return distinct([name, capitals, small, name.toUpperCase()])
}

/** With 0, 254 and +254, joined and grouped; other countries' as typed and bare. */
export function phoneSpellings(typed: string): readonly string[] {
  const number = typed.trim()
  const [, country = '', subscriber = ''] =
    /^(254)([17]\d{8})$/.exec(
      formatPhone(bareNumber(number).replace(/[().]/g, ''), 'international'),
    ) ?? []
  if (!country) return distinct([number, bareNumber(number), `+${bareNumber(number)}`])
  const groups = [subscriber.slice(0, 3), subscriber.slice(3, 6), subscriber.slice(6)]
  const written = distinct(['', ' ', '-'].map((between) => groups.join(between)))
  return distinct([
    number,
    ...written.flatMap((each) => [
      `0${each}`,
      ...['254', '+254'].flatMap((prefix) => [`${prefix}${each}`, `${prefix} ${each}`]),
    ]),
    `0${groups[0]} ${groups[1]}${groups[2]}`,
    `+254-${written[2]}`,
  ])
}

/** M-Pesa's and a bank's. */
export function codeSpellings(typed: string): readonly string[] {
  const signs = codeSigns(typed)
  return distinct([signs, bankCode(typed.replace(/^\s*bank-/i, ''))])
}

function distinct(texts: readonly (string | null)[]): readonly string[] {
  return [...new Set(texts.filter((text) => text !== null && text !== ''))].map(String)
}
