import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import phones from '../../payment-service/tests/phones.json' with { type: 'json' }
import { formatPhone, phoneSchema, telLink, whatsAppLink } from '@/domain/contact/phone'

const subscriber = fc
  .tuple(fc.constantFrom('7', '1'), fc.stringMatching(/^\d{8}$/))
  .map((digits) => digits.join(''))

describe('a Kenyan mobile number', () => {
  // The payment service is asked the same.
  it.each(Object.entries(phones))('written as %s is %s', (typed, international) => {
    const { success, output } = v.safeParse(phoneSchema, typed)
    expect(success ? formatPhone(output, 'international') : null).toBe(international)
  })

  it.each([
    ['0712+345678', 'Use digits only, for example 0712 345 678'],
    ['5012345678', 'Start with 07, 01 or 254, for example 0712 345 678'],
    ['7123456789', 'Start with 07, 01 or 254, for example 0712 345 678'],
    ['0201234567', 'Start with 07, 01 or 254, for example 0712 345 678'],
    ['0812345678', 'Start with 07, 01 or 254, for example 0712 345 678'],
    ['07123456789', 'A phone number has 10 digits (0712 345 678) or 12 with 254 in front'],
    ['+44 7911 123456', 'M-Pesa prompts reach Kenyan numbers only.'],
    ['071234567', 'A phone number has 10 digits (0712 345 678) or 12 with 254 in front'],
    ['2540712345678', undefined],
    ['(0712) 345678', undefined],
  ])('%s is answered: %s', (typed, sentence) => {
    expect(v.safeParse(phoneSchema, typed).issues?.[0]?.message).toBe(sentence)
  })

  it('is sent as typed, or in the payment service’s format', () => {
    fc.assert(
      fc.property(subscriber, fc.constantFrom('0', '254'), (digits, prefix) => {
        const number = prefix + digits
        expect(formatPhone(number, 'as-typed')).toBe(number)
        expect(formatPhone(number, 'local')).toBe(`0${digits}`)
        expect(formatPhone(number, 'international')).toBe(`254${digits}`)
      }),
    )
  })
})

it('links dial numbers and open chats', () => {
  expect(telLink('0722 178 177')).toBe('tel:0722178177')
  expect(telLink('+254 700 000 000')).toBe('tel:+254700000000')
  expect(telLink('+44 7911 123456')).toBe('tel:+447911123456')
  expect(telLink('0044 7911 123456')).toBe('tel:+447911123456')
  expect(whatsAppLink('', 'a & b')).toBe('https://wa.me/?text=a%20%26%20b')
  expect(whatsAppLink('+254 700 000 000')).toBe('https://wa.me/254700000000')
  expect(whatsAppLink('+254700000000', 'a & b')).toBe('https://wa.me/254700000000?text=a%20%26%20b')
})
