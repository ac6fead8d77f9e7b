import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { customerSchema, readOrderPayment, readOrderTotal } from '@/domain/shop/order'

const asha = { name: 'Asha Wanjiru', phoneNumber: '0712 345 678' }
const phone = (phoneNumber: string) => v.safeParse(customerSchema, { ...asha, phoneNumber })

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

describe('what pages pass on about an order', () => {
  const order = { totalCost: 1400, reference: 'K7P2QX' }

  it('is taken when it is an order, without anything else in it', () => {
    expect(readOrderPayment({ ...order, paid: true })).toEqual(order)
    expect(readOrderTotal(order)).toEqual(order)
    expect(readOrderTotal({ totalCost: 1400 })).toEqual({ totalCost: 1400 })
    expect(readOrderPayment({ totalCost: 1400 })).toBeNull()
  })

  it.each([
    [null],
    ['1400'],
    [{}],
    [{ ...order, totalCost: '1400' }],
    [{ ...order, totalCost: 0 }],
  ])('is not taken from %j', (state) => {
    expect(readOrderPayment(state)).toBeNull()
    expect(readOrderTotal(state)).toBeNull()
  })

  it.each([-1, 0.5, NaN, Infinity, 2 ** 60])('has no total of %d', (totalCost) => {
    expect(readOrderTotal({ ...order, totalCost })).toBeNull()
  })

  it('never crashes a page', () => {
    fc.assert(
      fc.property(fc.anything(), (state) => {
        const total = readOrderTotal(state)
        expect(total === null || Number.isSafeInteger(total.totalCost)).toBe(true)
      }),
    )
  })
})
