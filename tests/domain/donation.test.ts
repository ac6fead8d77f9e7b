import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { donationSchema, maxDonationKsh, paymentMethods } from '@/domain/giving/donation'

const asha = { amount: '500', name: 'Asha', email: 'asha@example.org', message: '' }
const mpesaLimit = 250_000

it('is read with the payment method whose button was pressed', () => {
  for (const paymentMethod of paymentMethods) {
    const read = v.parse(donationSchema(paymentMethod, mpesaLimit), asha)
    expect(read).toEqual({ ...asha, paymentMethod })
  }
  for (const button of ['', 'cash', 'MPESA']) {
    expect(() => donationSchema(button, mpesaLimit)).toThrow(v.ValiError)
  }
})

function accepts(method: 'mpesa' | 'bank', change: Partial<typeof asha>) {
  return v.safeParse(donationSchema(method, mpesaLimit), { ...asha, ...change }).success
}

it('may exceed M-Pesa’s limit if the donor insists, but not the stored maximum', () => {
  const amountOf = (amount: string) =>
    v.safeParse(donationSchema('mpesa-anyway', mpesaLimit), { ...asha, amount })
  expect(amountOf('300000').output).toMatchObject({ amount: '300000', paymentMethod: 'mpesa' })
  for (const amount of ['10000000', '12.5', 'abc', '0'])
    expect(amountOf(amount).success).toBe(false)
})

describe('an amount', () => {
  it.each([
    [
      'mpesa',
      '250001',
      'M-Pesa moves at most Ksh 250,000 at a time. A larger gift has to be paid in parts, or by bank.',
    ],
    ['bank', '10000000', 'For a gift above Ksh 9,999,999, please contact us first.'],
  ])('that is too large by %s (%s) says what to do instead', (method, amount, sentence) => {
    const { issues } = v.safeParse(donationSchema(method, mpesaLimit), { ...asha, amount })
    expect(issues?.map(({ message }) => message)).toEqual([sentence])
  })

  it.each([
    ['500', ' 500 ', '500 Ksh', '500kes', '\u202a500\u202c', '\u200b500\u200e', '٥٠٠', '５００'],
    ['1500', 'Ksh  1,500/='],
    ['1500000', 'kes. 1 500 000 /-', 'Kshs 1,500,000.00'],
  ])('of %s may be written as "%s"', (meant, ...texts) => {
    const read = (amount: string) =>
      v.parse(donationSchema('bank', mpesaLimit), { ...asha, amount })
    for (const amount of texts) expect(read(amount).amount, amount).toBe(meant)
  })

  it.each([
    ['Amount is required', ''],
    ['The amount must be at least Ksh 1', '-5', '00'],
    ['Write the amount in digits only, for example 500', '1e9', '5ksh00', '5/=00', 'x1.5', '1.5x'],
    ['Write the amount without a zero in front', '0500'],
    ['Use whole shillings, without cents', '5.005', '1500,000', '1,5000'],
  ])('is refused with "%s" if written as "%s"', (sentence, ...texts) => {
    for (const amount of texts) {
      const { issues } = v.safeParse(donationSchema('bank', mpesaLimit), { ...asha, amount })
      expect(issues?.[0]?.message, amount).toBe(sentence)
    }
  })

  it('in whole shillings is accepted as typed, up to the limit of M-Pesa or of a bank pledge', () => {
    for (const amount of [1, mpesaLimit, mpesaLimit + 1, maxDonationKsh]) {
      expect(accepts('mpesa', { amount: String(amount) })).toBe(amount <= mpesaLimit)
      expect(accepts('bank', { amount: String(amount) })).toBe(true)
    }
    expect(accepts('bank', { amount: String(maxDonationKsh + 1) })).toBe(false)
  })
})

describe('texts', () => {
  it.each([
    ['name', 100],
    ['message', 2000],
  ] as const)('%s may have at most %i characters, counted as in the rules', (field, limit) => {
    expect(accepts('mpesa', { [field]: 'x'.repeat(limit) })).toBe(true)
    expect(accepts('mpesa', { [field]: '🌍'.repeat(limit / 2) })).toBe(true)
    expect(accepts('mpesa', { [field]: '🌍'.repeat(limit / 2 + 1) })).toBe(false)
    expect(accepts('mpesa', { [field]: 'x'.repeat(limit + 1) })).toBe(false)
  })

  it('a blank name is refused, and spaces around a text are dropped', () => {
    const messagesOf = (change: object) =>
      v.safeParse(donationSchema('bank', 500), { ...asha, ...change }).issues?.[0]?.message
    expect(messagesOf({ name: '   ' })).toBe('Name is required')
    expect(messagesOf({ message: 'x'.repeat(2001) })).toMatch(/^Message is too long/)
    const typed = { ...asha, name: '  Asha ', message: ' for\nall ' }
    const trimmed = { name: 'Asha', message: 'for\nall' }
    expect(v.parse(donationSchema('bank', 500), typed)).toMatchObject(trimmed)
  })
})
