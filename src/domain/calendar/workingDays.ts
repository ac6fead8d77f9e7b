/** A day that comes back every year, as MM-DD. */
export interface YearlyHoliday {
  readonly name: string
  readonly monthDay: string
}

/** A day off in one year, as YYYY-MM-DD. */
export interface AnnouncedHoliday {
  readonly name: string
  readonly day: string
}

/** The days on which nobody works, besides weekends. */
export interface Holidays {
  readonly yearly: readonly YearlyHoliday[]
  readonly announced: readonly AnnouncedHoliday[]
}

/** How many working days after the confirmed payment an order ships at the latest (SPEC section 9). */
export const shippingWorkingDays = 3

/** The day that lies `count` working days after `day`; both as YYYY-MM-DD. */
export function addWorkingDays(day: string, count: number, holidays: Holidays): string {
  let reached = day
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1)
    if (isWorkingDay(reached, holidays)) left -= 1
  }
  return reached
}

/** Whether people work on a day, given as YYYY-MM-DD. */
export function isWorkingDay(day: string, holidays: Holidays): boolean {
  return !isWeekend(day) && !daysOff(Number(day.slice(0, 4)), holidays).has(day)
}

/**
 * The public holidays of a year. One that falls on a Sunday is kept on the next day that is none
 * (Public Holidays Act, section 4).
 */
function daysOff(year: number, { yearly, announced }: Holidays): ReadonlySet<string> {
  const easter = easterSunday(year)
  const stated = [
    ...yearly.map(({ monthDay }) => `${year}-${monthDay}`),
    addDays(easter, -2),
    addDays(easter, 1),
    ...announced.map(({ day }) => day),
  ]
  const all = new Set(stated)
  for (const day of stated.filter((each) => weekday(each) === 0)) {
    let moved = addDays(day, 1)
    while (all.has(moved)) moved = addDays(moved, 1)
    all.add(moved)
  }
  return all
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(weekday(day))
}

/** 0 is Sunday. */
function weekday(day: string): number {
  return new Date(day).getUTCDay()
}

function addDays(day: string, count: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  // Days after 21 March.
  return addDays(`${year}-03-21`, epact + toSunday - 7 * correction + 1)
}
