import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { donationSchema, largestDonationKsh } from '@/domain/giving/donation'

const asha = { amount: '500', name: 'Asha', email: 'asha@example.org', message: '' }
const mpesaLimit = 250_000

function accepts(method: 'mpesa' | 'bank', change: Partial<typeof asha>) {
  return v.safeParse(donationSchema(method, mpesaLimit), { ...asha, ...change }).success
}

describe('an amount', () => {
  it('of whole shillings is accepted as typed, up to what M-Pesa moves or a bank pledge may be', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: largestDonationKsh }), (amount) => {
        expect(accepts('mpesa', { amount: String(amount) })).toBe(amount <= mpesaLimit)
        expect(accepts('bank', { amount: String(amount) })).toBe(true)
      }),
    )
    expect(accepts('bank', { amount: String(largestDonationKsh + 1) })).toBe(false)
  })

  it('that is anything else is refused', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/^[1-9]\d*$/.test(text.trim())),
        (amount) => {
          expect(accepts('bank', { amount })).toBe(false)
        },
      ),
    )
  })
})

describe('texts', () => {
  it.each([
    ['name', 100],
    ['message', 2000],
  ] as const)(
    '%s may have %i characters and no more, counted as the security rules count',
    (field, limit) => {
      expect(accepts('mpesa', { [field]: 'x'.repeat(limit) })).toBe(true)
      expect(accepts('mpesa', { [field]: '🌍'.repeat(limit / 2) })).toBe(true)
      expect(accepts('mpesa', { [field]: '🌍'.repeat(limit / 2 + 1) })).toBe(false)
      expect(accepts('mpesa', { [field]: 'x'.repeat(limit + 1) })).toBe(false)
    },
  )

  it('a name of blanks is no name, and spaces around a text are dropped', () => {
    expect(accepts('mpesa', { name: '   ' })).toBe(false)
    expect(v.parse(donationSchema('bank', 1), { ...asha, name: '  Asha ' }).name).toBe('Asha')
  })

  it.each(['asha', 'asha@', '@example.org', 'asha@example', 'as ha@example.org', 'a@b@c.org', ''])(
    '"%s" is no email address',
    (email) => {
      expect(accepts('mpesa', { email })).toBe(false)
    },
  )
})
