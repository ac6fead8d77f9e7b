import * as v from 'valibot'
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

/** A Kenyan mobile number, 07…, 01…, 2547… or 2541…, however it is spaced; becomes the bare number. */
export const phoneSchema = v.pipe(
  v.string(),
  v.transform(bareNumber),
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

/** Any number that could exist, once a person says that an unusual one is right; becomes the bare number. */
export const unusualPhoneSchema = v.pipe(v.string(), v.transform(bareNumber), v.regex(/^\d{6,15}$/))

/** A number to call, of whatever country, grouped as people do: as the security rules take it. */
export const anyPhoneSchema = v.pipe(
  v.string(),
  // The unseen marks, odd spaces and long dashes of copied numbers.
  v.transform((typed) =>
    typed
      .replace(/\p{Cf}/gu, '')
      .replace(/[\p{Z}\p{Cc}]+/gu, ' ')
      .replace(/\p{Pd}/gu, '-')
      .trim(),
  ),
  v.nonEmpty('Phone number is required'),
  v.regex(
    /^[+]?[0-9][0-9 ().-]*$/,
    'Write the number in digits, for example 0712 345 678 or +254 712 345 678',
  ),
  v.regex(/^[+]?.{7,}$/, 'Phone number is too short: write all its digits'),
  v.regex(/^[+]?.{1,29}$/, 'Phone number is too long: write one number only'),
)

/** Whether a number looks as we expect it: a Kenyan mobile number, or another country's in full. */
export function isUsualPhone(typed: string): boolean {
  const digits = typed.replace(/[^+\d]/g, '')
  return /^\+(?!254)[1-9]\d{7,14}$/.test(digits) || v.is(phoneSchema, typed)
}
