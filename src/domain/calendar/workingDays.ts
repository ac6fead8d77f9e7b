import { addDays } from './calendar'

/** Holidays besides weekends and Easter. */
export interface Holidays {
  /** MM-DD. */
  readonly yearly: readonly { readonly name: string; readonly monthDay: string }[]
  /** Only in one year, YYYY-MM-DD. */
  readonly announced: readonly { readonly name: string; readonly day: string }[]
}

/** From the confirmed payment to the last shipping day. */
export const shippingWorkingDays = 3

/** YYYY-MM-DD. */
export function addWorkingDays(day: string, count: number, holidays: Holidays): string {
  let reached = day
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1)
    if (isWorkingDay(reached, holidays)) left -= 1
  }
  return reached
}

export function isWorkingDay(day: string, holidays: Holidays): boolean {
  const isWeekend = isSunday(day) || isSunday(addDays(day, 1))
  return !isWeekend && !daysOff(Number(day.slice(0, 4)), holidays).has(day)
}

/** By law a holiday on a Sunday moves to the next free day. */
export function daysOff(year: number, { yearly, announced }: Holidays): ReadonlySet<string> {
  const easter = easterSunday(year)
  const stated = [
    ...yearly.map(({ monthDay }) => `${year}-${monthDay}`),
    addDays(easter, -2),
    addDays(easter, 1),
    ...announced.map(({ day }) => day),
  ]
  const all = new Set(stated)
  for (const day of stated.filter(isSunday)) {
    let moved = addDays(day, 1)
    while (all.has(moved)) moved = addDays(moved, 1)
    all.add(moved)
  }
  return all
}

function isSunday(day: string): boolean {
  return new Date(day).getUTCDay() === 0
}

/** Gauss's rule, valid from 1900 to 2099. */
function easterSunday(year: number): string {
  const cycle = year % 19
  const moon = (19 * cycle + 24) % 30
  const toSunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
  const isTooLate = toSunday === 6 && moon >= 28
  return addDays(`${year}-03-22`, moon + toSunday - (isTooLate ? 7 : 0))
}
