import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readAreas } from '@/domain/staff/areas'
import {
  searchedAmount,
  differenceText,
  inOrder,
  isInFilter,
  referenceIn,
  sumsOf,
  type BookEntry,
} from '@/domain/staff/book'
import {
  bankCode,
  contributionLine,
  isSameRecord,
  newRecord,
  readCodePayment,
  readConfirmation,
  readMark,
} from '@/domain/staff/confirmation'
import { longMonth } from '@/domain/staff/days'
import { bankAnyway, cashCode, incomeSchema } from '@/domain/staff/income'
import { readLeftPayment } from '@/domain/staff/leftPayment'
import { countPieces } from '@/domain/staff/pieces'
import { readMessage, readOrder, readPledge, readSubscriber } from '@/domain/staff/records'
import { readMoment, readSignature } from '@/domain/staff/stored'

const at = new Date('2026-11-20T09:00:00Z')
const signature = { by: 'g', byEmail: 'grace@example.org', at }
const donation = 'K7P2QXABCDEFGHJKLMNP'

function entry(id: string, fields: object = {}, more: Partial<BookEntry> = {}): BookEntry {
  const gift = { kind: 'donation', method: 'mpesa', document: donation, amount: 1500 }
  const stored = { code: id, ...gift, paidOn: '2026-11-20', at, ...fields }
  const none = { payer: null, void: null, of: null, refund: null }
  return { record: readConfirmation(id, stored), ...none, ...more }
}

const payer = { name: 'Amina Hassan', pledged: 2000 }
const gift = entry('TKAAAAAAAA', { note: 'With love' }, { payer })
const cash = { kind: 'income', method: 'cash', document: '', from: 'Sample Bank', amount: 700 }
const income = entry('CASH-1', { ...cash, paidOn: '2026-11-21' })
const back = { kind: 'refund', document: 'TKAAAAAAAA', amount: 200, at: null }
const refund = entry('TKBBBBBBBB', back, { of: gift.record, payer })
const gone = entry('TKCCCCCCCC', { method: 'bank' }, { void: { reason: 'Typo', ...signature } })

describe('the book', () => {
  it.each([
    ['', '', '', true],
    ['donation', 'mpesa', '', true],
    ['order', '', '', false],
    ['', 'bank', '', false],
    ['', '', 'hassan AMINA', true],
    ['', '', 'tkaaaaaaaa k7p2 love', true],
    ['', '', 'amina baraka', false],
    ['', '', 'Ksh 1,500', true],
    ['', '', '150', false],
  ] as const)(
    'with kind %o, method %o and “%s” shows a gift: %s',
    (kind, method, searchText, isShown) => {
      expect(isInFilter(gift, { kind, method, searchText })).toBe(isShown)
    },
  )

  it('finds income by its sender, and a refund by its gift', () => {
    const found = (searchText: string) =>
      [gift, income, refund].filter((each) =>
        isInFilter(each, { kind: '', method: '', searchText }),
      )
    expect(found('sample bank')).toEqual([income])
    expect(found('K7P2QX amina')).toEqual([gift, refund])
    expect(found('null').concat(found('Stryker'))).toEqual([])
  })

  it.each([
    ['1,500', 1500],
    [' ksh. 1500 ', 1500],
    ['KSH1,234,567', 1_234_567],
    ['12345678', null],
    ['1,50', null],
    ['Ksh', null],
    ['2 of 1500', null],
    ['1500 twice', null],
  ])('reads “%s” as the amount %o', (sought, amount) => {
    expect(searchedAmount(sought)).toBe(amount)
  })

  it('has the latest money on top, then what was confirmed last', () => {
    const later = entry('TKAAAAAAAB', { at: new Date('2026-11-22T09:00:00Z') })
    const twin = entry('TKAAAAAAAC', { at })
    expect(inOrder([refund, gift, later, income, twin])).toEqual([
      income,
      later,
      twin,
      gift,
      refund,
    ])
  })

  it('sums what stands, less what went back, by way and kind', () => {
    const sums = sumsOf([gift, income, refund, gone]).map(({ of, count, sum }) => [of, count, sum])
    expect(sums).toEqual([
      ...[
        ['all', 3, 2000],
        ['mpesa', 2, 1300],
        ['cash', 1, 700],
      ],
      ...[
        ['donation', 1, 1500],
        ['income', 1, 700],
        ['refund', 1, -200],
      ],
    ])
  })

  it.each([
    [1500, 2000, 'of the Ksh 2,000 pledged'],
    [2500, 2000, 'Ksh 500 more than the Ksh 2,000 pledged'],
    [2000, 2000, ''],
    [2000, null, ''],
  ])('says of Ksh %d where Ksh %o were pledged: “%s”', (amount, pledged, text) => {
    expect(differenceText(entry('TK', { amount }, { payer: { name: '', pledged } }))).toBe(text)
  })

  it('says no difference of a refund or of nobody, and names the pledge of a refund', () => {
    expect([refund, gone].map(differenceText)).toEqual(['', ''])
    expect([gift, refund, income].map(referenceIn)).toEqual(['K7P2QX', 'K7P2QX', ''])
  })
})

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

describe('what is stored', () => {
  it('counts as unknown where it has another shape', () => {
    const odd = { amount: '5,00', cart: 'T-Shirt', timestamp: 'today', name: 7, areas: 'money' }
    expect(readPledge('P', odd)).toEqual({
      ...{ id: 'P', name: '', email: '', amount: 0, message: '', paymentMethod: 'mpesa', at: null },
    })
    for (const amount of ['12345678', '1.5', 'x5'])
      expect(readPledge('P', { amount })).toMatchObject({ amount: 0 })
    expect(readOrder('O', odd, at)).toEqual({
      ...{ id: 'O', name: '', phoneNumber: '', cart: [], totalItems: 0, totalCost: 0, at },
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
      ...{ id: 'S', email: 'a@example.org' },
    })
    expect(readLeftPayment('TK', { amount: 5, paidOn: 'd', reason: 'r', ...signature })).toEqual({
      ...{ code: 'TK', amount: 5, paidOn: 'd', reason: 'r', ...signature },
    })
    expect(readAreas({ areas: ['admin', 'cook', 'money'] })).toEqual(['money', 'admin'])
    expect([readMoment({ at }), readSignature(signature)]).toEqual([at, signature])
    expect(countPieces([piece, { name: 'Mug', size: 'L' }, piece])).toEqual([
      ...[
        { ...piece, count: 2 },
        { name: 'Mug', size: 'L', count: 1 },
      ],
    ])
    expect([longMonth('2026-11'), cashCode('A1')]).toEqual(['November 2026', 'CASH-A1'])
  })

  it('is the state of a payment: open, a part of it, all of it, or void', () => {
    const stateOf = (parts: object, amount?: number) => readMark({ parts }, amount).state
    expect(readMark(null)).toEqual({ state: 'open', parts: {}, paid: 0 })
    expect([stateOf({}), stateOf({ a: 5 }), stateOf({ a: 5 }, 5)]).toEqual([
      ...['void', 'confirmed', 'confirmed'],
    ])
    expect(readMark({ parts: { a: 5, b: 2 } }, 8)).toMatchObject({ state: 'part', paid: 7 })
    expect(readCodePayment('TK', { received: 9, attempts: 2, parts: { a: 5, b: 2 } })).toEqual({
      ...{ code: 'TK', received: 9, attempts: 2, parts: { a: 5, b: 2 }, booked: 7, rest: 2 },
    })
  })

  it.each(['A'.repeat(3), 'A'.repeat(31)])('a bank’s number is never “%s”', (number) => {
    expect(bankCode(number)).toBeNull()
    expect(bankCode('ft-1 2')).toBe('BANK-FT12')
    expect(bankCode('A'.repeat(30))).toHaveLength(35)
  })

  it('is the same record where every field is, under any signature', () => {
    const told = { ...{ code: 'TK', kind: 'donation', document: 'D', uid: 'ann', amount: 1500 } }
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
    const refunded = { kind: 'refund', document: 'TK', amount: 200, paidOn: '2026-11-21' } as const
    expect(contributionLine(refunded, 'TKR')).toBe('21 Nov 2026 · Refund of TK · Ksh 200 · TKR')
  })
})
