import { describe, expect, it } from 'vitest'
import { readContribution } from '@/domain/members/contributions'
import { readStaff } from '@/staff/domain/areas'
import {
  bankCode,
  isSameRecord,
  newRecord,
  readCodePayment,
  readConfirmation,
  readMark,
} from '@/staff/domain/confirmation'
import { countPieces } from '@/staff/domain/pieces'
import { readOrder, readPledge } from '@/staff/domain/records'
import { readSignedReason } from '@/staff/domain/stored'

const at = new Date('2026-11-20T09:00:00Z')
const signature = { by: 'g', byEmail: 'grace@example.org', at }

describe('a stored record', () => {
  it('is read as unknown in another shape', () => {
    const odd = { amount: '5,00', cart: 'T-Shirt', timestamp: 'today', name: 7, areas: 'money' }
    const nobody = { id: 'P', name: '', email: '', message: '', at: null }
    const pledge = { ...nobody, amount: 0, paymentMethod: 'mpesa' }
    expect(readPledge({ id: 'P', fields: odd })).toEqual(pledge)
    for (const amount of ['12345678', '1.5', 'x5'])
      expect(readPledge({ id: 'P', fields: { amount } })).toMatchObject({ amount: 0 })
    const order = { id: 'O', name: '', phoneNumber: '', cart: [], totalItems: 0, totalCost: 0, at }
    expect(readOrder({ id: 'O', fields: odd }, at)).toEqual(order)
    expect(readStaff({ id: 'S', fields: odd })).toEqual({
      id: 'S',
      name: '',
      areas: [],
      odd: '"money"',
    })
    expect(readStaff({ id: 'S', fields: {} }).odd).toBe('nothing')
    expect(readSignedReason(odd)).toEqual({ reason: '', by: '', byEmail: '', at: null })
  })

  it('is read with its amount, its pieces, and only areas that exist', () => {
    const piece = { name: 'Mug', size: 'One size' }
    expect(readPledge({ id: 'P', fields: { amount: '1500', timestamp: at } })).toMatchObject({
      amount: 1500,
      at,
    })
    expect(readOrder({ id: 'O', fields: { cart: [piece] } }, null)).toMatchObject({
      cart: [piece],
      at: null,
    })
    const staff = readStaff({ id: 'S', fields: { areas: ['admin', 'cook', 'money'] } })
    expect(staff).toMatchObject({ areas: ['money', 'admin'], odd: '["admin","cook","money"]' })
    expect(countPieces([piece, { name: 'Mug', size: 'L' }, piece])).toEqual([
      { ...piece, count: 2 },
      { name: 'Mug', size: 'L', count: 1 },
    ])
  })

  it('gives the state of a payment: open, part, confirmed or void', () => {
    const stateOf = (parts: object, amount?: number) => readMark({ parts }, amount).state
    expect(readMark(null)).toEqual({ state: 'open', parts: {}, paid: 0 })
    const states = [stateOf({}), stateOf({ a: 5 }), stateOf({ a: 5 }, 5)]
    expect(states).toEqual(['void', 'confirmed', 'confirmed'])
    expect(readMark({ parts: { a: 5, b: 2 } }, 8)).toMatchObject({ state: 'part', paid: 7 })
    const fields = { received: 9, attempts: 2, parts: { a: 5, b: 2 } }
    const read = { ...fields, code: 'TK', booked: 7, rest: 2 }
    expect(readCodePayment({ id: 'TK', fields })).toEqual(read)
  })

  it('has a bank code of 4 to 30 letters and digits', () => {
    expect([bankCode('A'.repeat(3)), bankCode('A'.repeat(31))]).toEqual([null, null])
    expect(bankCode('ft-1 2')).toBe('BANK-FT12')
    expect(bankCode('A'.repeat(30))).toHaveLength(35)
  })

  it('is the same if every field agrees, under any signature', () => {
    const told = { code: 'TK', document: 'D', uid: 'ann', amount: 1500 }
    const record = newRecord(
      { ...told, kind: 'donation', method: 'mpesa', paidOn: '2026-11-20', received: 9000 },
      2,
    )
    const line = '20 Nov 2026 · Donation · Ksh 1,500 · TK-2'
    expect(record).toMatchObject({ attempt: 2, month: '2026-11', uid: 'ann', line })
    expect(record).not.toHaveProperty('received')
    const stored = { ...record, ...signature }
    expect(isSameRecord(readConfirmation({ id: 'TK-2', fields: stored }), record)).toBe(true)
    for (const other of [{ amount: 5 }, { note: 'more' }])
      expect(
        isSameRecord(readConfirmation({ id: 'TK-2', fields: { ...stored, ...other } }), record),
      ).toBe(false)
    const { uid: _, ...alone } = told
    const nobodys = { ...alone, kind: 'donation', method: 'mpesa', paidOn: '2026-11-20' } as const
    expect(newRecord(nobodys, 1)).not.toHaveProperty('line')
  })
})

it.each([
  ['donation', 'Donation', '2026-01-02', '2 Jan 2026'],
  ['fee', 'Membership fee', '2026-09-12', '12 Sep 2026'],
  ['refund', 'Refund of TK', '2026-05-31', '31 May 2026'],
] as const)('the line of a %s can be read back', (kind, what, paidOn, day) => {
  const told = { code: 'TK5AY9DLMG', method: 'mpesa', document: 'TK', uid: 'ann' } as const
  const { line = '' } = newRecord({ ...told, kind, amount: 1500, paidOn }, 1)
  expect(line).toBe(`${day} · ${what} · Ksh 1,500 · TK5AY9DLMG`)
  const read = { day, what, amount: 'Ksh 1,500', code: 'TK5AY9DLMG' }
  expect(readContribution(line)).toEqual(read)
})
