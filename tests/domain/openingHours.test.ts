import { describe, expect, it, vi } from 'vitest'
import * as opening from '@/domain/care/openingHours'

/** A moment of the clock in Kenya: 23 November 2026 was a Monday. */
const at = (day: string, time: string) => Date.parse(`2026-11-${day}T${time}:00+03:00`)
const weekdays: opening.Hours = [{ first: 'Monday', last: 'Friday', from: '08:00', until: '17:00' }]
const evenings: opening.Hours = [
  { first: 'Saturday', last: 'Monday', from: '19:00', until: '02:30' },
]
const allMonday: opening.Hours = [
  { first: 'Monday', last: 'Monday', from: '00:00', until: '24:00' },
]

describe('the word about now', () => {
  it.each<[opening.Hours, string, ...string[]]>([
    [weekdays, 'Opens at 8:00', '23 02:00', '23 07:59', '24 00:00'],
    [weekdays, 'Open now', '23 08:00', '23 10:00', '23 16:59'],
    [weekdays, 'Opens Tuesday at 8:00', '23 17:00', '23 23:59'],
    [weekdays, 'Opens Monday at 8:00', '27 17:00', '29 10:00'],
    [evenings, 'Open now', '23 02:29', '24 01:00'],
    [evenings, 'Opens at 19:00', '23 02:30'],
    [evenings, 'Opens Saturday at 19:00', '24 02:30'],
    // Saturday night ends in the next week.
    [evenings, 'Open now', '28 23:59', '29 00:00'],
    [allMonday, 'Opens Monday at 0:00', '22 23:59', '24 00:00'],
    [allMonday, 'Open now', '23 00:00', '23 23:59'],
  ])('of %j is "%s" on the %s', (hours, word, ...moments) => {
    const spans = opening.spansOf(hours)
    for (const moment of moments) {
      const [day = '', time = ''] = moment.split(' ')
      expect(opening.openWord(spans, at(day, time)), moment).toBe(word)
      const isShut = opening.isShut({ spans, isFree: true }, at(day, time))
      expect(isShut, moment).toBe(word.startsWith('Opens'))
    }
  })

  it('is missing where hours are unknown or round the clock, or there is no clock', () => {
    expect(opening.openWord(opening.spansOf(null), at('23', '10:00'))).toBe('')
    expect(opening.openWord(opening.spansOf('always'), at('23', '10:00'))).toBe('')
    expect(opening.openWord(opening.spansOf(weekdays), null)).toBe('')
  })

  it('names no opening of a holiday', () => {
    const word = (holidays: string) =>
      opening.openWord(opening.spansOf(allMonday), at('22', '20:00'), holidays)
    expect([word('2026-11-24'), word('2026-11-23')]).toEqual(['Opens Monday at 0:00', 'Closed now'])
  })
})

it('hours are told in words', () => {
  const words = 'Monday to Friday, 8:00 to 17:00; Monday, 0:00 to 24:00'
  expect(opening.hoursText([...weekdays, ...allMonday])).toBe(words)
})

const lines = {
  unknown: { spans: '', isFree: true },
  office: { spans: opening.spansOf(weekdays), isFree: true },
  paid: { spans: 'always', isFree: false },
  free: { spans: 'always', isFree: true },
}
const orderAt = (moment: number | null) =>
  Object.entries(lines)
    .toSorted(([, one], [, other]) => opening.rankAt(one, moment) - opening.rankAt(other, moment))
    .map(([name]) => name)

it.each([
  ['at two in the morning', at('24', '02:00'), ['free', 'paid', 'unknown', 'office']],
  ['on a Sunday morning', at('29', '10:00'), ['free', 'paid', 'unknown', 'office']],
  ['just before office hours', at('24', '07:59'), ['free', 'paid', 'unknown', 'office']],
  ['on a weekday morning', at('24', '10:00'), ['unknown', 'office', 'paid', 'free']],
  ['late in the afternoon', at('24', '17:30'), ['unknown', 'paid', 'free', 'office']],
  ['in the evening', at('24', '18:00'), ['free', 'paid', 'unknown', 'office']],
  ['without a clock', null, ['free', 'paid', 'unknown', 'office']],
])('the order of lines %s puts first who answers', (_, moment, order) => {
  expect(orderAt(moment)).toEqual(order)
})

describe('a clock', () => {
  const since = at('01', '00:00')
  const zone = (offset: number) =>
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset)

  it('is believed in Kenya’s zone, from the day of this version on', () => {
    zone(-180)
    expect(opening.kenyanMoment(new Date(since), since)).toBe(since)
    expect(opening.kenyanMoment(new Date(at('23', '02:00')), since)).toBe(at('23', '02:00'))
  })

  it.each([
    ['before it', -180, since - 1],
    ['in 1970', -180, 0],
    ['ten years after it', -180, since + 3650 * 86_400_000],
    ['in another zone', 0, at('23', '02:00')],
  ])('is not believed %s', (_, offset, moment) => {
    zone(offset)
    expect(opening.kenyanMoment(new Date(moment), since)).toBeNull()
  })
})
