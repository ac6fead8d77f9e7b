import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newDocumentId, referenceOf } from '@/domain/documentId'
import { mailDraftLink, smsDraftLink } from '@/domain/contact/draftLinks'
import { formatCents, formatKsh } from '@/domain/money/money'
import {
  canRecur,
  paymentName,
  readKeptPayment,
  readPassedPayment,
  readPaymentRequest,
  type Payment,
} from '@/domain/payment/payment'

it('a payment request is read back whole, whether its amount is a text or a number', () => {
  const request = { amount: 500, paymentMethod: 'mpesa', name: 'Asha', reference: 'K7P2QX' }
  expect(readPaymentRequest(request)).toEqual(request)
  expect(readPaymentRequest({ ...request, amount: '500', email: 'x' })).toEqual(request)
})

it('anything else that was passed on is read as nothing, never as an error', () => {
  fc.assert(
    fc.property(fc.anything(), (state) => {
      expect(readPaymentRequest(state)).toBeNull()
    }),
  )
})

const donation = { amount: 500, paymentMethod: 'mpesa', name: 'Asha', reference: 'K7P2QX' }
const passed: readonly (readonly [state: unknown, payment: Payment | null, name: string])[] = [
  [
    donation,
    { purpose: 'donation', amount: 500, reference: 'K7P2QX', name: 'Asha' },
    'donation K7P2QX',
  ],
  [
    { totalCost: 1400, reference: 'AB2345' },
    { purpose: 'order', amount: 1400, reference: 'AB2345' },
    'order AB2345',
  ],
  [{ totalCost: 1400 }, { purpose: 'order', amount: 1400, reference: null }, 'order'],
  [{ membershipFee: 200 }, { purpose: 'membership', amount: 200, reference: null }, 'membership'],
  [{ membershipFee: null }, { purpose: 'membership', amount: null, reference: null }, 'membership'],
  [null, null, 'any'],
  [{}, null, 'any'],
  [{ membershipFee: 0 }, null, 'any'],
  [{ membershipFee: undefined }, null, 'any'],
  [{ totalCost: -1, reference: 'AB2345' }, null, 'any'],
  [{ totalCost: 12.5, reference: 'AB2345' }, null, 'any'],
  [{ totalCost: 1400, reference: { toString: 'no' } }, null, 'any'],
]

it.each(passed)('%j on /pay is %j, kept as "%s"', (state, payment, name) => {
  expect(readPassedPayment(state)).toEqual(payment)
  expect(paymentName(payment)).toBe(name)
  expect(readKeptPayment(JSON.stringify(payment))).toEqual(payment)
})

it('only a payment without a reference can be another one of the same name', () => {
  for (const [, payment, name] of passed) {
    expect(canRecur(payment)).toBe(['order', 'membership', 'any'].includes(name))
  }
})

it('what else is passed on or was kept is no payment, and no error', () => {
  fc.assert(
    fc.property(fc.anything(), fc.oneof(fc.string(), fc.json()), (state, text) => {
      expect(readPassedPayment(state)).toBeNull()
      expect(readKeptPayment(text)).toBeNull()
    }),
  )
  expect(readKeptPayment(JSON.stringify(donation))).toBeNull()
})

it('money with cents is written as people read it', () => {
  expect([150_000, 150_050, 5].map(formatCents)).toEqual(['Ksh 1,500', 'Ksh 1,500.50', 'Ksh 0.05'])
})

/** Halves of surrogate pairs included, which no address can carry. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }))
  .map((units) => String.fromCharCode(...units))

it('drafts can be opened with any text', () => {
  expect(smsDraftLink('+254 700 000 000', 'A & B\nC')).toBe(
    'sms:+254700000000?&body=A%20%26%20B%0AC',
  )
  fc.assert(
    fc.property(anyText, (text) => {
      expect(smsDraftLink('0700000000', text)).toMatch(/^sms:0700000000\?&body=/)
      expect(mailDraftLink('a@b.org', text, text)).toMatch(/^mailto:a@b\.org\?subject=/)
    }),
  )
})

it('money is written as people read it', () => {
  expect([1, 1000, 1_500_000].map(formatKsh)).toEqual(['Ksh 1', 'Ksh 1,000', 'Ksh 1,500,000'])
})

it('document ids are long, and their references short and free of signs that look alike', () => {
  const ids = Array.from({ length: 500 }, newDocumentId)
  expect(new Set(ids).size).toBe(500)
  for (const id of ids) {
    expect(id).toMatch(/^[2-9A-HJ-NP-Z]{20}$/)
    expect(referenceOf(id)).toBe(id.slice(0, 6))
  }
})
