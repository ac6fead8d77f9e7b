import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import publicHolidays from '@/content/facts/publicHolidays.json'
import { monthsBefore } from '@/domain/calendar/calendar'
import { addWorkingDays, isWorkingDay, type Holidays } from '@/domain/calendar/workingDays'
import { anyDay } from '../support/moments'

const add = (day: string, count = 3, holidays = publicHolidays) =>
  addWorkingDays(day, count, holidays)
const none: Holidays = { yearly: [], announced: [] }

const someDay = anyDay('2024-01-01', '2060-12-31')
const anyCount = fc.integer({ min: 0, max: 40 })

describe('three working days', () => {
  it.each([
    ['a Monday', '2026-11-23', '2026-11-26'],
    ['a Friday', '2026-11-20', '2026-11-25'],
    ['a Saturday', '2026-11-21', '2026-11-25'],
    ['a Sunday', '2026-11-22', '2026-11-25'],
    ['the eve of Christmas', '2026-12-24', '2026-12-30'],
    ['the last days of a year', '2026-12-30', '2027-01-05'],
    ['the Thursday before Easter', '2027-03-25', '2027-04-01'],
    ['the day before Mashujaa Day', '2026-10-19', '2026-10-23'],
    ['the Friday before Madaraka Day on a Monday', '2026-05-29', '2026-06-04'],
    ['a Friday before a holiday on a Sunday, kept on Monday', '2027-10-08', '2027-10-14'],
    ['Christmas on a Sunday, kept after Boxing Day', '2022-12-23', '2022-12-30'],
  ])('after %s', (_what, day, reached) => {
    expect(add(day)).toBe(reached)
  })

  it('after an announced holiday, even one on a Sunday', () => {
    const announced = [
      { name: 'Idd-ul-Fitr', day: '2026-11-24' },
      { name: 'A day of mourning', day: '2026-11-29' },
    ]
    expect(add('2026-11-23', 3, { yearly: [], announced })).toBe('2026-11-27')
    expect(isWorkingDay('2026-11-30', { yearly: [], announced })).toBe(false)
  })
})

it.each([
  ['1954', '04-16', '04-19'],
  ['1981', '04-17', '04-20'],
  ['2024', '03-29', '04-01'],
  ['2025', '04-18', '04-21'],
  ['2026', '04-03', '04-06'],
  ['2027', '03-26', '03-29'],
  ['2038', '04-23', '04-26'],
  ['2049', '04-16', '04-19'],
  ['2076', '04-17', '04-20'],
])('Good Friday and Easter Monday of %s are not working days', (year, friday, monday) => {
  expect(isWorkingDay(`${year}-${friday}`, none)).toBe(false)
  expect(isWorkingDay(`${year}-${monday}`, none)).toBe(false)
})

it('any number of working days after any day ends on a working day, with just that many in between', () => {
  fc.assert(
    fc.property(someDay, anyCount, (day, count) => {
      const reached = add(day, count)
      expect(count === 0 || isWorkingDay(reached, publicHolidays)).toBe(true)
      let working = 0
      for (
        let time = Date.parse(day) + 86_400_000;
        time <= Date.parse(reached);
        time += 86_400_000
      ) {
        const each = new Date(time).toISOString().slice(0, 10)
        if (isWorkingDay(each, publicHolidays)) working += 1
      }
      expect(working).toBe(count)
      expect([0, 6].includes(new Date(reached).getUTCDay()) && count > 0).toBe(false)
    }),
  )
})

it('every yearly holiday is a real day', () => {
  for (const { monthDay } of publicHolidays.yearly) {
    expect(new Date(`2028-${monthDay}`).toISOString()).toContain(monthDay)
  }
})

test.each([
  ['2026-11-22T10:00:00Z', 3, '2026-08-22T10:00:00.000Z'],
  ['2026-01-15T00:00:00Z', 24, '2024-01-15T00:00:00.000Z'],
  ['2026-05-31T23:00:00Z', 3, '2026-02-28T23:00:00.000Z'],
  ['2028-02-29T00:00:00Z', 12, '2027-02-28T00:00:00.000Z'],
])('records kept until %s for %i months began on %s', (now, months, begun) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(begun)
})
