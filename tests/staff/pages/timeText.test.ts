import { expect, it } from 'vitest'
import { howLong, paidText, timeText } from '@/staff/domain/days'
import { lastThanks } from '@/staff/pages/payments/records'

it.each([
  ['2026-11-20T06:05:00Z', '20 Nov 2026, 09:05'],
  ['2026-11-20T21:30:00Z', '21 Nov 2026, 00:30'],
])('%s is shown as %s in Kenya', (at, text) => {
  expect(timeText(new Date(at))).toBe(text)
})

it('a payment shows no time if its statement has the day alone', () => {
  expect(paidText(Date.parse('2026-11-20T09:05:00+03:00'))).toBe('20 Nov 2026, 09:05')
  expect(paidText(Date.parse('2026-11-20T00:00:00+03:00'))).toBe('20 Nov 2026')
})

it.each([
  [0.9, 'less than an hour'],
  [1, '1 hour'],
  [1.9, '1 hour'],
  [2, '2 hours'],
  [47.9, '47 hours'],
  [48, '2 days'],
  [71, '2 days'],
])('%s hours are said as %s', (hours, text) => {
  expect(howLong(hours * 3_600_000)).toBe(text)
})

it('a giver is thanked once the latest part of a gift is thanked for', () => {
  const at = new Date('2026-11-20T09:00:00Z')
  const thanks = { by: 'Staff', byEmail: 'staff@example.org', at }
  const [thanked, open] = [
    { id: 'TKPART0001', thanks },
    { id: 'TKPART0002', thanks: null },
  ]
  const said = 'Thanked by staff@example.org on 20 Nov 2026, 12:00'
  expect([[], [thanked, open], [open, thanked]].map(lastThanks)).toEqual(['', '', said])
})
