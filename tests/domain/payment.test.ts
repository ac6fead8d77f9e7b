import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newDocumentId, referenceOf } from '@/domain/documentId'
import { formatKsh } from '@/domain/money'
import { readPaymentRequest } from '@/domain/payment'

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
