import { describe, expect, it } from 'vitest'
import { wholeKsh } from '@/domain/money/money'
import type { BookEntry } from '@/staff/domain/book'
import { differenceText, inOrder, isInFilter, referenceIn, sumsOf } from '@/staff/domain/book'
import { readConfirmation } from '@/staff/domain/confirmation'
import { monthText, dayText } from '@/staff/domain/days'

const at = new Date('2026-11-20T09:00:00Z')
const donation = 'K7P2QXABCDEFGHJKLMNP'

function entry(id: string, fields: object = {}, more: Partial<BookEntry> = {}): BookEntry {
  const gift = { kind: 'donation', method: 'mpesa', document: donation, amount: 1500 }
  const stored = { code: id, ...gift, paidOn: '2026-11-20', at, ...fields }
  const none = { payer: null, void: null, of: null, refund: null }
  return { ...readConfirmation({ id, fields: stored }), ...none, ...more }
}

const payer = { name: 'Amina Hassan', pledged: 2000 }
const gift = entry('TKAAAAAAAA', { note: 'With love' }, { payer })
const cash = { kind: 'income', method: 'cash', document: '', from: 'Sample Bank', amount: 700 }
const income = entry('CASH-1', { ...cash, paidOn: '2026-11-21' })
const back = { kind: 'refund', document: 'TKAAAAAAAA', amount: 200, at: null }
const refund = entry('TKBBBBBBBB', back, { of: gift, payer })
const gone = entry(
  'TKCCCCCCCC',
  { method: 'bank' },
  { void: { reason: 'Typo', by: 'g', byEmail: 'grace@example.org', at } },
)

it('days and months are written out', () => {
  expect(dayText('2026-05-03')).toBe('3 May 2026')
  expect(monthText('2026-09')).toBe('September 2026')
})

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
  ] as const)('%o by %o with “%s” shows a gift: %s', (kind, method, searchText, isShown) => {
    expect(isInFilter(gift, { kind, method, searchText })).toBe(isShown)
  })

  it('finds income by its sender, a refund by its gift, and a part by its code', () => {
    const part = entry('TKAAAAAAAA-9', { code: 'TKAAAAAAAA' })
    const found = (searchText: string) =>
      [gift, income, refund, part].filter((each) =>
        isInFilter(each, { kind: '', method: '', searchText }),
      )
    expect(found('sample bank')).toEqual([income])
    expect(found('K7P2QX amina')).toEqual([gift, refund])
    expect(found('tkaaaaaaaa-9')).toEqual([part])
    expect(found('null')).toEqual([])
  })

  it.each(
    Object.entries({
      ...{ '1,500': 1500, ' ksh. 1500 ': 1500, 'KSH1,234,567': 1_234_567, '12345678': null },
      ...{ '1,50': null, Ksh: null, '2 of 1500': null, '1500 twice': null },
    }),
  )('reads “%s” as the amount %o', (searchText, amount) => {
    expect(wholeKsh(searchText)).toBe(amount)
  })

  it('has the latest money on top, then the last confirmed', () => {
    const later = entry('TKAAAAAAAB', { at: new Date('2026-11-22T09:00:00Z') })
    const twin = entry('TKAAAAAAAC', { at })
    const sorted = [income, later, twin, gift, refund]
    expect(inOrder([refund, gift, later, income, twin])).toEqual(sorted)
  })

  it.each([
    ['method', 'mpesa 2 1300, cash 1 700, all 3 2000'],
    ['kind', 'donation 1 1500, income 1 700, refund 1 -200, all 3 2000'],
  ] as const)('adds up by %s, less refunds, without what is void', (by, expected) => {
    const sums = sumsOf([gift, income, refund, gone], by)
    expect(sums.map(({ id, count, sum }) => `${id} ${count} ${sum}`).join(', ')).toBe(expected)
  })

  it.each([
    [1500, 2000, 'of the Ksh 2,000 pledged'],
    [2500, 2000, 'Ksh 500 more than the Ksh 2,000 pledged'],
    [2000, 2000, ''],
    [2000, null, ''],
  ])('says for Ksh %d of Ksh %o pledged: “%s”', (amount, pledged, text) => {
    expect(differenceText(entry('TK', { amount }, { payer: { name: '', pledged } }))).toBe(text)
  })

  it('names no difference for a refund or without a payer, and names the pledge of a refund', () => {
    expect([refund, gone].map(differenceText)).toEqual(['', ''])
    expect([gift, refund, income].map(referenceIn)).toEqual(['K7P2QX', 'K7P2QX', ''])
  })
})
