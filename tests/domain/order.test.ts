import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { customerSchema } from '@/domain/shop/order'

const phone = (phoneNumber: string) =>
  v.safeParse(customerSchema, { name: 'Asha Wanjiru', phoneNumber })

describe('the phone number of an order', () => {
  it.each([
    ['0712345678', '0712345678'],
    [' +254 712-345 678 ', '+254 712-345 678'],
    ['020 (271) 1234', '020 (271) 1234'],
    ['+44 7911 123456', '+44 7911 123456'],
    ['0712\u00A0345\u2011678\u202C', '0712 345-678'],
    [`+${'1'.repeat(29)}`, `+${'1'.repeat(29)}`],
  ])('%s is stored as %s', (typed, stored) => {
    expect(phone(typed).output).toMatchObject({ phoneNumber: stored })
  })

  it.each([
    ['', 'Phone number is required'],
    ['  ', 'Phone number is required'],
    ['call me', /^Write the number in digits/],
    ['0712 345 678 or 0722', /^Write the number in digits/],
    ['(020) 271', /^Write the number in digits/],
    ['٠٧١٢', /^Write the number in digits/],
    ['1'.repeat(30), /^Phone number is too long/],
    [`+${'1'.repeat(30)}`, /^Phone number is too long/],
  ])('"%s" is refused', (typed, sentence) => {
    const result = phone(typed)
    expect(result.success).toBe(false)
    expect(result.issues?.[0]?.message).toMatch(sentence)
  })
})
