import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { carefulCustomerSchema, customerSchema, unusualPhone } from '@/domain/shop/customer'

const phone = (phoneNumber: string) =>
  v.safeParse(customerSchema, { name: 'Asha Wanjiru', phoneNumber })

describe('the phone number of an order', () => {
  it.each([
    ['0712345678', '0712345678', '٠٧١٢٣٤٥٦٧٨'],
    ['0712 345678', '(0712) 345678'],
    ['0712 345 678', '712  345 678', '0712 345 678, '],
    ['0712 345-678', '0712\u00A0345\u2011678\u202C'],
    ['7123456789', '7123456789'],
    ['020 (271) 1234', '020 (271) 1234'],
    ['+254712345678', '\uFF0B２５４７１２３４５６７８', 'tel:+254712345678'],
    ['+254 712 345 678', '\u202d+254\u00a0712\u00a0345\u00a0678\u202c'],
    ['+254 712-345 678', ' +254 712-345 678 '],
    ['+44 7911 123456', '+44 7911 123456'],
    ['+1-555-123-4567', '+1\ufe0d-555-123-4567'],
    [`+${'1'.repeat(29)}`, `+${'1'.repeat(29)}`],
  ])('%s is stored if typed as "%s"', (stored, ...texts) => {
    for (const typed of texts)
      expect(phone(typed).output, typed).toMatchObject({ phoneNumber: stored })
  })

  it.each<[sentence: RegExp, ...texts: string[]]>([
    [/^Phone number is required$/, '', '  '],
    [/^Write the number in digits/, 'call me', '0712 345 678 or 0722', '((020) 271'],
    [/^Phone number is too long/, '1'.repeat(30), `+${'1'.repeat(30)}`],
  ])('is refused with %s if typed as "%s"', (sentence, ...texts) => {
    for (const typed of texts) {
      const { success, issues } = phone(typed)
      expect(success, typed).toBe(false)
      expect(issues?.[0]?.message, typed).toMatch(sentence)
    }
  })
})

describe('a possibly mistyped phone number', () => {
  const asked = (phoneNumber: string) =>
    v.safeParse(carefulCustomerSchema, { name: 'Asha Wanjiru', phoneNumber }).issues?.[0]?.message

  it.each([
    ...['0712 345 678', '+254 112-345-678', '254712345678'],
    ...['+44 7911 123456', '+1 (555) 010 0199'],
  ])('%s is accepted', (typed) => expect(asked(typed)).toBeUndefined())

  it.each([
    ...['0712 345 67', '0712 345 6789', '020 271 1234', '+254 20 271 1234'],
    ...['+1 555 01', '+4479111234567890'],
  ])('%s needs a second look, but can be stored', (typed) => {
    expect(asked(typed)).toBe(unusualPhone)
    expect(phone(typed).success).toBe(true)
  })

  it('an invalid one is refused at once', () => {
    expect(asked('abc')).toMatch(/^Write the number in digits/)
  })
})
