import { describe, expect, it } from 'vitest'
import * as booking from '@/staff/domain/booking'
import type { PaymentKind } from '@/staff/domain/confirmation'

it('a search finds the code of M-Pesa or a bank', () => {
  expect(booking.codesIn(' tk5ay9dlmg')).toEqual(['TK5AY9DLMG', 'BANK-TK5AY9DLMG'])
  expect(booking.codesIn('bank-ft 1234')).toContain('BANK-FT1234')
  for (const part of ['2', '12'])
    expect(booking.codesIn(`TK5AY9DLMG-${part}`)).toContain('TK5AY9DLMG')
  expect(booking.codesIn('–')).toEqual([])
})

it('a code is M-Pesa’s or the bank’s as staff say, not as it looks', () => {
  expect(booking.readCode('mpesa', ' tk5ay 9dlmg ')).toBe('TK5AY9DLMG')
  expect(booking.readCode('mpesa', 'TK5AY9DLM')).toBeNull()
  expect(booking.readCode('bank', 'TK5AY9DLM')).toBe('BANK-TK5AY9DLM')
  expect(booking.readCode('bank', 'FT1')).toBeNull()
  expect(booking.looksLikeMpesa('bank', 'tk5ay9dlmg')).toBe(true)
  expect(booking.looksLikeMpesa('bank', 'FT26325ABCDE')).toBe(false)
  expect(booking.looksLikeMpesa('mpesa', 'tk5ay9dlmg')).toBe(false)
})

const typed = { method: 'mpesa', code: ' tk5ay-9dlmg', total: '1500', paidOn: '2026-11-20' }
const limits = { id: 'A1', first: '2026-11-19', today: '2026-11-21', most: 2000 }
const nothing = { total: null, paidOn: null }
it.each([
  [{}, { method: 'mpesa', code: 'TK5AY9DLMG', total: 1500, paidOn: '2026-11-20' }],
  [{ method: 'cash' }, { method: 'cash', code: booking.cashCode('A1') }],
  [
    { method: 'bank', code: 'ft 1234' },
    { method: 'bank', code: 'BANK-FT1234' },
  ],
  [{ method: '' }, { method: undefined, code: null }],
  [{ total: 'Ksh 2,000/=' }, { total: 2000 }],
  [{ paidOn: '2026-11-21' }, { paidOn: '2026-11-21' }],
  [{ total: '2001', paidOn: '2026-11-22' }, nothing],
  [{ total: '', paidOn: '2026-11-18' }, nothing],
  [{ total: '3.5', paidOn: '1' }, nothing],
])('money typed as %o is read as %o', (more, read) => {
  expect(booking.readMoney({ ...typed, ...more }, limits)).toMatchObject(read)
})

describe('a second look', () => {
  const of = (kind: PaymentKind, amount: number) => ({ kind, id: 'A', name: 'Asha', amount })
  it.each<[string | null, ...number[]]>([
    [null, 251, 500, 999],
    ['far-from-expected', 250, 1000, 50_000],
  ])('is asked for as %s when of Ksh 500 Ksh %d is typed', (oddity, ...amounts) => {
    for (const amount of amounts) {
      expect(booking.oddityOf(of('donation', 500), amount, true), `${amount}`).toBe(oddity)
      // A statement says how much it was.
      expect(booking.oddityOf(of('donation', 500), amount, false)).toBeNull()
    }
  })

  it('is asked for when less than a fee would confirm it', () => {
    expect(booking.oddityOf(of('fee', 200), 199, false)).toBe('half-a-fee')
    expect(booking.oddityOf(of('fee', 200), 200, false)).toBeNull()
    expect(booking.oddityOf({ kind: 'income', id: '', name: 'Income' }, 1, true)).toBeNull()
  })
})
