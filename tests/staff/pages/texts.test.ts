import { expect, it } from 'vitest'
import { staffAdvice } from '@/staff/content/desk'
import { bookingWords } from '@/staff/content/booking'
import { howLong, paidText, timeText } from '@/staff/domain/days'
import { places } from '@/staff/pages/find/places'
import { lastThanks } from '@/staff/pages/payments/records'
import { whyRefused } from '@/staff/pages/payments/whyRefused'
import { markAnswered } from '@/staff/services/messages'
import { markOrder } from '@/staff/services/orderSteps'
import { sampleMessages, sampleOrders } from '../../../local/samples/sampleGiving'
import * as staff from '../support/staff'

/* What pages say, shown without a page. */

it('staff read times as in Kenya, and none for a payment whose statement has only the day', () => {
  expect(timeText(new Date('2026-11-20T21:30:00Z'))).toBe('21 Nov 2026, 00:30')
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

it.each([
  ['refused', /^The database refused it: you may no longer have access/],
  ['logged-out', 'Your login has ended. Log out, and log in again.'],
  ['too-many-requests', /until about 10 or 11 in the morning/],
  ['unavailable', /Please try again in a few minutes\.$/],
] as const)('staff whose call fails as %s read why, and what to do next', (code, says) => {
  expect(staffAdvice({ code })).toMatch(says)
})

it.each([
  [
    'all of the code',
    { ...staff.giftFor(staff.wycliffe, 'TKSAMP0001') },
    /^It was not confirmed\. This code is used already: Ksh 500 from Sample Wycliffe Otieno .* confirmed by demo\.staff@/,
  ],
  [
    'most of the code',
    { ...staff.giftFor(staff.wycliffe, 'TKSAMP0001'), received: 1900 },
    'It was not confirmed: only Ksh 1,400 of this payment is left.',
  ],
  [
    'a part of the code, of another sum',
    { ...staff.giftFor(staff.brian, 'TKSAMP0001'), received: 1900 },
    /^It was not confirmed: .*Ksh 1,900/,
  ],
  [
    'the pledge',
    staff.giftFor(staff.grace, 'TKSAMP0002'),
    /^It was not confirmed, because it already is: Ksh 1,500 from Sample Grace Akinyi .*, code TKSAMP0002, arrived on .*\.$/,
  ],
])('a gift is refused if a colleague has just booked %s', async (_, booked, says) => {
  await staff.beginAsStaff()
  await staff.confirm(booked)
  const gift = { ...staff.giftFor(staff.grace, 'TKSAMP0001'), received: 2000 }
  expect(await whyRefused(gift, bookingWords.confirm.not)).toMatch(says)
})

it.each([
  ['SJMPLE', /^SJMPLE · Sample Faith Mumbua · Ksh 2,200 · Not paid yet$/],
  ['SKMPLE', 'SKMPLE · Sample Kevin Barasa · Ksh 700 · Not paid yet · Cancelled'],
  ['TKFIND0001', 'TKFIND0001 · Sample Wycliffe Otieno · Ksh 500 · Donation · 26 Nov 2024'],
  ['Amani', 'Amani Demo · demo.member@example.org'],
  ['ann.sample@example.org', /^Sample Ann · Volunteering · \d.* · Answered$/],
])('the search for %s says what it found', async (searchText, says) => {
  await staff.beginAsStaff()
  await staff.confirm(staff.giftFor(staff.wycliffe, 'TKFIND0001', '2024-11-26'))
  await markAnswered(sampleMessages[0].id, staff.staffAccount)
  await markOrder(sampleOrders[1].id, 'cancelled', staff.staffAccount)
  const found = await Promise.all(places.map(({ find }) => find(searchText)))
  expect(found.flat().map(({ text }) => text)).toContainEqual(expect.stringMatching(says))
})
