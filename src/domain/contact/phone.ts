import * as v from 'valibot'
import { plainDigits } from '@/domain/text/plainText'
import { wellFormed } from '@/domain/text/wellFormed'

/** The form that the payment service expects: as typed, 07… or 2547…. */
export type PhoneFormat = 'as-typed' | 'local' | 'international'

/** Without 'tel:', spaces, dashes, dots, brackets, commas and invisible signs. */
function dialled(typed: string): string {
  return plainDigits(typed)
    .replace(/^\s*tel:/i, '')
    .replace(/[\s\p{Pd}().,]/gu, '')
}

/** As dialled, without a leading plus, and 00 before 254. */
export function bareNumber(typed: string): string {
  return dialled(typed).replace(/^(?:\+|00(?=254))/, '')
}

export function telLink(number: string): string {
  return `tel:${dialled(number).replace(/^(?:00(?=[1-9])|(?=254))/, '+')}`
}

/** `number` is international; with '' the person chooses the recipient. */
export function whatsAppLink(number: string, text = ''): string {
  const query = text ? `?text=${encodeURIComponent(wellFormed(text))}` : ''
  return `https://wa.me/${bareNumber(number)}${query}`
}

/** `number` is from `bareNumber`. */
export function formatPhone(number: string, format: PhoneFormat): string {
  if (format === 'local') return number.replace(/^254/, '0')
  if (format === 'international') return number.replace(/^0/, '254')
  return number
}

/** Adds the zero to 712…, and drops it from 254 0712…. */
function withLeadingZero(number: string): string {
  return number.replace(/^(?=[17]\d{8}$)/, '0').replace(/^2540(?=[17]\d{8}$)/, '254')
}

/** Another country's number in full: no M-Pesa prompt reaches it. */
function isForeign(typed: string): boolean {
  return /^(?:\+|00)(?!254)[1-9]/.test(plainDigits(typed).replace(/[^+\d]/g, ''))
}

export const kenyanOnly = 'M-Pesa prompts reach Kenyan numbers only.'

const notForeign = v.check((typed: string) => !isForeign(typed), kenyanOnly)

/** A Kenyan mobile number: 07…, 01…, 2547… or 2541…. Becomes bare. */
export const phoneSchema = v.pipe(
  v.string(),
  notForeign,
  v.transform((typed) => withLeadingZero(bareNumber(typed))),
  v.nonEmpty('Phone number is required'),
  v.regex(/^\d+$/, 'Use digits only, for example 0712 345 678'),
  v.check(
    (number) => /^(0|254)/.test(number),
    'Start with 07, 01 or 254, for example 0712 345 678',
  ),
  v.check(
    (number) => number.length === (number.startsWith('0') ? 10 : 12),
    'A phone number has 10 digits (0712 345 678) or 12 with 254 in front',
  ),
  v.regex(/^(0|254)[17]\d+$/, 'Start with 07, 01 or 254, for example 0712 345 678'),
)

/** After a warning, any number that could be Kenyan. Becomes bare. */
export const unusualPhoneSchema = v.pipe(
  v.string(),
  notForeign,
  v.transform(bareNumber),
  v.regex(/^\d{6,15}$/),
)

/** Any country's number with its spaces, as the security rules accept it. */
export const anyPhoneSchema = v.pipe(
  v.string(),
  // Copied numbers contain invisible characters, odd spaces and long dashes.
  v.transform((typed) =>
    plainDigits(typed)
      .replace(/[\p{Z}\p{Cc}]+/gu, ' ')
      .replace(/\p{Pd}/gu, '-')
      .replace(/^ *tel:|[ ,;]+$/gi, '')
      .trim()
      .replace(/^\(([+\d ]+)\)/, '$1')
      .replace(/^(?=[17](?:[ .-]?\d){8}$)/, '0'),
  ),
  v.nonEmpty('Phone number is required'),
  v.regex(
    /^[+]?[0-9][0-9 ().-]*$/,
    'Write the number in digits, for example 0712 345 678 or +254 712 345 678',
  ),
  v.regex(/^[+]?.{7,}$/, 'Phone number is too short: write all its digits'),
  v.regex(/^[+]?.{1,29}$/, 'Phone number is too long: write one number only'),
)

/** A Kenyan mobile number, or another country's in full. */
export function isUsualPhone(typed: string): boolean {
  const digits = typed.replace(/[^+\d]/g, '')
  return /^\+(?!254)[1-9]\d{7,14}$/.test(digits) || v.is(phoneSchema, typed)
}
