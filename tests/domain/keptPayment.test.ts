import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  keptPaymentsSchema,
  markedPaidAt,
  addKept,
  updateKept,
  type KeptPayment,
} from '@/domain/payment/keptPayment'
import type { DonationPayment, PlacedOrder } from '@/domain/payment/payment'

const gift = (reference: string): DonationPayment => ({
  ...{ purpose: 'donation', amount: 500, method: 'mpesa', name: 'Asha', reference },
})
const order = (reference: string): PlacedOrder => ({ purpose: 'order', amount: 700, reference })
const kept = (payment: KeptPayment['payment'], more: Partial<KeptPayment> = {}): KeptPayment => ({
  ...{ payment, keptAt: 1, toldAt: null },
  ...more,
})
const references = (list: readonly KeptPayment[] | null) =>
  list?.map(({ payment }) => payment.reference)

const ten = Array.from({ length: 10 }, (_, index) => `R${index}`)
const reported = { at: 5, amount: 500 }

describe('this device’s list of payments', () => {
  it('starts with the newest, and holds each order once', () => {
    const list = [kept(order('OLD')), kept(gift('GIFT')), kept(order('NEW'))]
    expect(references(addKept(list, kept(order('OLD'))))).toEqual(['OLD', 'GIFT', 'NEW'])
    expect(references(addKept(list, kept(order('GIFT'))))).toEqual(['GIFT', 'OLD', 'GIFT', 'NEW'])
  })

  it('holds ten orders and ten gifts', () => {
    const list = ten.flatMap((each) => [kept(order(each)), kept(gift(each))])
    const longer = addKept(list, kept(order('NEW')))
    const held = (purpose: string) =>
      references(longer.filter(({ payment }) => payment.purpose === purpose))
    expect(held('order')).toEqual(['NEW', ...ten.slice(0, 9)])
    expect(held('donation')).toEqual(ten)
  })

  it('is read as stored, or refused if anything in it is invalid', () => {
    const list = [kept(order('A')), kept(gift('B'), { toldAt: 2, reported })]
    expect(v.parse(keptPaymentsSchema, list)).toEqual(list)
    for (const odd of [{ keptAt: -1 }, { toldAt: 'now' }, { reported: { at: 1 } }])
      expect(v.is(keptPaymentsSchema, [{ ...kept(order('A')), ...odd }])).toBe(false)
  })
})

describe('news of a payment', () => {
  it('keeps a paid gift without its name, even when the giver takes that back', () => {
    const told = updateKept([], gift('GIFT'), { toldAt: 3 })
    const payment = gift('GIFT')
    expect(told).toEqual([{ payment: { ...payment, name: '' }, keptAt: 3, toldAt: 3 }])
    const others = [kept(order('GIFT')), ...(told ?? [])]
    expect(updateKept(others, gift('GIFT'), { toldAt: null })).toEqual([
      kept(order('GIFT')),
      { payment: { ...payment, name: '' }, keptAt: 3, toldAt: null },
    ])
    expect(updateKept([], gift('GIFT'), { toldAt: null })).toBeNull()
  })

  it('marks an order placed here, and adds no other', () => {
    const [a, b] = [order('A'), order('B')]
    const told = { toldAt: 3 }
    expect(updateKept([kept(a), kept(b)], b, told)).toEqual([kept(a), kept(b, told)])
    expect(updateKept([kept(a), kept(b)], order('C'), told)).toBeNull()
    expect(updateKept([kept(a, told)], a, { toldAt: null })).toEqual([kept(a)])
  })

  it('trusts M-Pesa over the payer, for good', () => {
    const marked = [{ toldAt: 3, reported }, { toldAt: 3 }, { toldAt: null }].map(markedPaidAt)
    expect(marked).toEqual([5, 3, null])
    const list = [kept(gift('GIFT'), { keptAt: 5, reported })]
    expect(updateKept(list, gift('GIFT'), { toldAt: 9 })).toBeNull()
    expect(updateKept(list, gift('GIFT'), { toldAt: null, reported })).toBeNull()
    const later = { toldAt: null, reported: { at: 8, amount: 500 } }
    const updated = updateKept(list, gift('GIFT'), later)
    expect(updated).toMatchObject([{ keptAt: 5, reported: later.reported }])
  })
})
