import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { carefulCustomerSchema, customerSchema, unusualPhone } from '@/domain/shop/customer'

const phone = (phoneNumber: string) =>
  v.safeParse(customerSchema, { name: 'Asha Wanjiru', phoneNumber })

describe('the phone number of an order', () => {
  it.each([
    ['0712345678', '0712345678'],
    [' +254 712-345 678 ', '+254 712-345 678'],
    ['(0712) 345678', '0712 345678'],
    ['712  345 678', '0712 345 678'],
    ['7123456789', '7123456789'],
    ['020 (271) 1234', '020 (271) 1234'],
    ['+44 7911 123456', '+44 7911 123456'],
    ['0712\u00A0345\u2011678\u202C', '0712 345-678'],
    ['٠٧١٢٣٤٥٦٧٨', '0712345678'],
    ['+1\ufe0d-555-123-4567', '+1-555-123-4567'],
    ['\u202d+254\u00a0712\u00a0345\u00a0678\u202c', '+254 712 345 678'],
    ['\uFF0B２５４７１２３４５６７８', '+254712345678'],
    ['tel:+254712345678', '+254712345678'],
    ['0712 345 678, ', '0712 345 678'],
    [`+${'1'.repeat(29)}`, `+${'1'.repeat(29)}`],
  ])('%s is stored as %s', (typed, stored) => {
    expect(phone(typed).output).toMatchObject({ phoneNumber: stored })
  })

  it.each([
    ['', 'Phone number is required'],
    ['  ', 'Phone number is required'],
    ['call me', /^Write the number in digits/],
    ['0712 345 678 or 0722', /^Write the number in digits/],
    ['((020) 271', /^Write the number in digits/],
    ['1'.repeat(30), /^Phone number is too long/],
    [`+${'1'.repeat(30)}`, /^Phone number is too long/],
  ])('"%s" is refused', (typed, sentence) => {
    const result = phone(typed)
    expect(result.success).toBe(false)
    expect(result.issues?.[0]?.message).toMatch(sentence)
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
