import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readContribution } from '@/domain/members/contributions'
import { readAreas } from '@/staff/domain/areas'
import {
  bankCode,
  contributionLine,
  isSameRecord,
  newRecord,
  readCodePayment,
  readConfirmation,
  readMark,
} from '@/staff/domain/confirmation'
import { bankAnyway, cashCode, incomeSchema } from '@/staff/domain/income'
import { readLeftPayment } from '@/staff/domain/leftPayment'
import { countPieces } from '@/staff/domain/pieces'
import { readMessage, readOrder, readPledge, readSubscriber } from '@/staff/domain/records'
import { readAt, readSignature } from '@/staff/domain/stored'

const at = new Date('2026-11-20T09:00:00Z')
const signature = { by: 'g', byEmail: 'grace@example.org', at }

describe('income', () => {
  const typed = { amount: '1500', paidOn: '2026-11-20', from: ' Ann ', note: 'Raffle' }
  const codeRefused = (message: string) => ({ code: [message] })
  const letters = 'An M-Pesa code has ten letters and digits, and begins with a letter'
  const looks = 'This looks like an M-Pesa code. If it is one, choose M-Pesa above'
  const number = 'A bank’s number has 4 to 30 letters and digits'
  it.each([
    [
      { method: 'cash', code: 'typed' },
      '',
      { code: '', method: 'cash', amount: 1500, from: 'Ann' },
    ],
    [{ method: 'mpesa', code: ' tk5ay-9dlmg' }, '', { code: 'TK5AY9DLMG' }],
    [{ method: 'bank', code: 'ft 1234' }, '', { code: 'BANK-FT1234', method: 'bank' }],
    [{ method: 'bank', code: 'TK5AY9DLMG' }, bankAnyway, { code: 'BANK-TK5AY9DLMG' }],
    [{ method: 'bank', code: 'TK5AY9DLMG' }, '', codeRefused(looks)],
    [{ method: 'mpesa', code: 'TK5AY9DLM' }, '', codeRefused(letters)],
    [{ method: 'bank', code: 'FT1' }, '', codeRefused(number)],
    [{ method: '', code: '' }, '', { method: ['Choose how it came'] }],
    [
      { method: 'cash', code: '', amount: '10000000', paidOn: '2026-11-22', note: '' },
      '',
      {
        amount: ['At most Ksh 9,999,999: write the rest down by itself'],
        paidOn: ['Choose the day it came in: today or before'],
        note: ['Note is required'],
      },
    ],
    [{ method: 'cash', code: '', paidOn: '2026-11-21' }, '', { paidOn: '2026-11-21' }],
    [{ method: 'cash', code: '', paidOn: '1' }, '', { paidOn: [expect.any(String)] }],
  ])('%o, sent by “%s”, is read as %o', (more, button, expected) => {
    const result = v.safeParse(incomeSchema('2026-11-21', button), { ...typed, ...more })
    const read = result.success ? result.output : v.flatten(result.issues).nested
    expect(read).toMatchObject(expected)
  })
})

describe('a stored record', () => {
  it('is read as unknown in another shape', () => {
    const odd = { amount: '5,00', cart: 'T-Shirt', timestamp: 'today', name: 7, areas: 'money' }
    expect(readPledge('P', odd)).toEqual({
      id: 'P',
      name: '',
      email: '',
      amount: 0,
      message: '',
      paymentMethod: 'mpesa',
      at: null,
    })
    for (const amount of ['12345678', '1.5', 'x5'])
      expect(readPledge('P', { amount })).toMatchObject({ amount: 0 })
    expect(readOrder('O', odd, at)).toEqual({
      id: 'O',
      name: '',
      phoneNumber: '',
      cart: [],
      totalItems: 0,
      totalCost: 0,
      at,
    })
    expect(readAreas(odd)).toEqual([])
    expect(readSignature(odd)).toEqual({ by: '', byEmail: '', at: null })
  })

  it('is read with its id', () => {
    const piece = { name: 'Mug', size: 'One size' }
    expect(readPledge('P', { amount: '1500', timestamp: at })).toMatchObject({ amount: 1500, at })
    expect(readOrder('O', { cart: [piece] }, null)).toMatchObject({ cart: [piece], at: null })
    expect(
      readMessage('M', { user_name: 'A', user_email: 'e', user_subject: 's', message: 'm' }),
    ).toEqual({ id: 'M', name: 'A', email: 'e', subject: 's', message: 'm', at: null })
    expect(readSubscriber('S', { email: 'a@example.org' })).toEqual({
      id: 'S',
      email: 'a@example.org',
    })
    expect(readLeftPayment('TK', { amount: 5, paidOn: 'd', reason: 'r', ...signature })).toEqual({
      code: 'TK',
      amount: 5,
      paidOn: 'd',
      reason: 'r',
      ...signature,
    })
    expect(readAreas({ areas: ['admin', 'cook', 'money'] })).toEqual(['money', 'admin'])
    expect([readAt({ at }), readSignature(signature)]).toEqual([at, signature])
    expect(countPieces([piece, { name: 'Mug', size: 'L' }, piece])).toEqual([
      { ...piece, count: 2 },
      { name: 'Mug', size: 'L', count: 1 },
    ])
    expect(cashCode('A1')).toBe('CASH-A1')
  })

  it('gives the state of a payment: open, part, confirmed or void', () => {
    const stateOf = (parts: object, amount?: number) => readMark({ parts }, amount).state
    expect(readMark(null)).toEqual({ state: 'open', parts: {}, paid: 0 })
    expect([stateOf({}), stateOf({ a: 5 }), stateOf({ a: 5 }, 5)]).toEqual([
      'void',
      'confirmed',
      'confirmed',
    ])
    expect(readMark({ parts: { a: 5, b: 2 } }, 8)).toMatchObject({ state: 'part', paid: 7 })
    expect(readCodePayment('TK', { received: 9, attempts: 2, parts: { a: 5, b: 2 } })).toEqual({
      code: 'TK',
      received: 9,
      attempts: 2,
      parts: { a: 5, b: 2 },
      booked: 7,
      rest: 2,
    })
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
    expect(isSameRecord(readConfirmation('TK-2', stored), record)).toBe(true)
    for (const other of [{ amount: 5 }, { note: 'more' }])
      expect(isSameRecord(readConfirmation('TK-2', { ...stored, ...other }), record)).toBe(false)
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
  const line = contributionLine({ kind, document: 'TK', amount: 1500, paidOn }, 'TK5AY9DLMG')
  expect(line).toBe(`${day} · ${what} · Ksh 1,500 · TK5AY9DLMG`)
  const read = { day, what, amount: 'Ksh 1,500', code: 'TK5AY9DLMG' }
  expect(readContribution(line)).toEqual(read)
})
