import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { newDocumentId, referenceOf } from '@/domain/documentId'
import { mailDraftLink, smsDraftLink } from '@/domain/contact/draftLinks'
import { whatsAppLink } from '@/domain/contact/phone'
import { formatCents, formatKsh } from '@/domain/money/money'
import {
  canRecur,
  paymentName,
  paymentSchema,
  paymentState,
  readDonationPayment,
  readOrderPayment,
  readPayment,
  stkPushSchema,
  unusualStkPushSchema,
  type Payment,
} from '@/domain/payment/payment'

const donation = { amount: 500, paymentMethod: 'bank', name: 'Asha', reference: 'K7P2QX' }
const pledge = { amount: 500, reference: 'K7P2QX', name: 'Asha', method: 'bank' } as const

const placed = { totalCost: 1400, reference: 'AB2345' }
const order = { purpose: 'order', amount: 1400, reference: 'AB2345' } as const
const fee = { purpose: 'membership', amount: 200, reference: null } as const
const phone = '0712 345 678'
const member = 'Asha Wanjiru, asha@example.org'
const twoShirts = [{ name: 'T-Shirt', size: 'M', count: 2 }]

/** What pages pass on, the payment that it is, and the name under which its progress is stored. */
const payments: readonly (readonly [state: object, payment: Payment, name: string])[] = [
  [donation, { purpose: 'donation', ...pledge }, 'donation K7P2QX'],
  [placed, order, 'order AB2345'],
  [{ totalCost: 1400 }, { ...order, reference: null }, 'order'],
  [{ ...placed, phone, items: twoShirts }, { ...order, phone, items: twoShirts }, 'order AB2345'],
  [{ membershipFee: 200, phone }, { ...fee, phone }, 'membership'],
  [{ membershipFee: 200, member }, { ...fee, member }, 'membership'],
  [{ membershipFee: 200 }, fee, 'membership'],
  [{ membershipFee: null }, { ...fee, amount: null }, 'membership'],
]

it.each(payments)('%j is %j, stored as "%s", and is written as it was', (state, payment, name) => {
  expect(readPayment(state)).toEqual(payment)
  expect(paymentState(payment)).toEqual(state)
  expect(v.parse(paymentSchema, JSON.parse(JSON.stringify(payment)))).toEqual(payment)
  expect(paymentName(payment)).toBe(name)
  expect(readDonationPayment(state)).toEqual(payment.purpose === 'donation' ? payment : null)
  expect(readOrderPayment(state)).toEqual(payment.purpose === 'order' ? payment : null)
})

it('a payment is read back without what else was passed on', () => {
  expect(readPayment({ ...donation, note: 'x' })).toEqual(readPayment(donation))
})

it.each([
  ...[{ phone: '' }, { phone: 'x'.repeat(31) }, { phone: { toString: 'no' } }],
  ...[{ items: [] }, { items: 'T-Shirt' }, { items: [{ name: 'T-Shirt', size: 'M', count: 0 }] }],
  { items: Array.from({ length: 21 }, () => twoShirts[0]) },
])('an order can be paid even if its extra fields are invalid: %j', (more) => {
  expect(readPayment({ ...placed, ...more })).toEqual(readPayment(placed))
})

it('only a payment without a reference can repeat', () => {
  expect(paymentName(null)).toBe('any')
  expect(canRecur(null)).toBe(true)
  for (const [, payment] of payments) {
    expect(canRecur(payment)).toBe(payment.reference === null)
  }
})

it.each([
  ...[null, {}, { ...donation, amount: -1 }, { ...donation, amount: '500' }],
  ...[{ membershipFee: 0 }, { ...donation, name: { toString: 'no' } }],
  ...[{ membershipFee: undefined }, { ...donation, paymentMethod: 'cash' }],
  { totalCost: -1, reference: 'AB2345' },
  { totalCost: 12.5, reference: 'AB2345' },
  { totalCost: 1400, reference: { toString: 'no' } },
])('%j is not a payment', (state) => {
  for (const read of [readPayment, readDonationPayment, readOrderPayment])
    expect(read(state)).toBeNull()
})

it('any other navigation state is no payment, without an error', () => {
  fc.assert(
    fc.property(fc.anything(), (state) => {
      expect(readPayment(state)).toBeNull()
    }),
  )
})

const push = { phone: '0712345678', amount: '500' }
const why = (change: Partial<typeof push>) =>
  v.safeParse(stkPushSchema(250_000), { ...push, ...change }).issues?.[0].message

it('a request for a prompt has a bare number and an amount of whole shillings', () => {
  const request = v.parse(stkPushSchema(250_000), { phone: '+254 712-345-678', amount: '500' })
  expect(request).toEqual({ phone: '254712345678', amount: 500 })
})

it.each([
  [{ phone: '' }, 'Phone number is required'],
  [{ phone: '0712 34S 678' }, 'Use digits only, for example 0712 345 678'],
  [{ phone: '00 44 7911 123456' }, 'M-Pesa prompts reach Kenyan numbers only.'],
  [{ amount: '12,50' }, 'Use whole shillings, without cents'],
  [{ amount: '250001' }, 'M-Pesa moves at most Ksh 250,000 at a time.'],
])('no prompt can be sent with %o: %s', (change, sentence) => {
  expect(why(change)).toBe(sentence)
})

it('an unusual amount can be confirmed, but it must be a number', () => {
  const read = (change: Partial<typeof push>) =>
    v.safeParse(unusualStkPushSchema, { ...push, ...change }).output
  expect(read({ phone: '0812 345 678' })).toEqual({ phone: '0812345678', amount: 500 })
  expect(read({ amount: '12.50' })).toEqual({ phone: '0712345678', amount: 12.5 })
  const isAccepted = (change: Partial<typeof push>) =>
    v.is(unusualStkPushSchema, { ...push, ...change })
  for (const typed of ['+44 7911 123456', '0712 34S 678', 'abc', '12'])
    expect(isAccepted({ phone: typed }), typed).toBe(false)
  for (const amount of ['', 'abc', '0', '0.00', '-5', '1e9', 'NaN', '12.345'])
    expect(isAccepted({ amount }), amount).toBe(false)
})

it('money is written as people read it', () => {
  expect([1, 1000, 1_500_000].map(formatKsh)).toEqual(['Ksh 1', 'Ksh 1,000', 'Ksh 1,500,000'])
  expect([150_000, 150_050, 5].map(formatCents)).toEqual(['Ksh 1,500', 'Ksh 1,500.50', 'Ksh 0.05'])
})

/** Halves of surrogate pairs included, which no address can carry. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }))
  .map((units) => String.fromCharCode(...units))

it('drafts carry any text, and no text can add a recipient', () => {
  const sms = smsDraftLink('+254 700 000 000', 'A & B\nC')
  expect(sms).toBe('sms:+254700000000?&body=A%20%26%20B%0AC')
  const draft = mailDraftLink('a@b.example', 'Hi & bye', 'one\ntwo')
  expect(draft).toBe('mailto:a@b.example?subject=Hi%20%26%20bye&body=one%0D%0Atwo')
  fc.assert(
    fc.property(anyText, anyText, (text, other) => {
      expect(smsDraftLink('0700000000', text)).toMatch(/^sms:0700000000\?&body=/)
      expect(whatsAppLink('0700000000', text)).toMatch(/^https:\/\/wa\.me\/0700000000/)
      const mail = new URL(mailDraftLink('team@example.org', text, other))
      expect(mail.pathname).toBe('team@example.org')
      expect([...mail.searchParams.keys()]).toEqual(['subject', 'body'])
    }),
  )
})

it('document ids are long; references are short, no words or numbers, and without lookalike characters', () => {
  const ids = Array.from({ length: 500 }, newDocumentId)
  expect(new Set(ids).size).toBe(500)
  for (const id of ids) {
    expect(id).toMatch(/^(?=.{0,5}\d)(?=.{0,5}[A-Z])[2-9A-HJ-NP-Z]{20}$/)
    expect(referenceOf(id)).toBe(id.slice(0, 6))
  }
})
