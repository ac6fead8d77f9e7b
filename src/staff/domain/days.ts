import { isDay } from '@/domain/calendar/calendar'

/*
 * Not Intl: its first use costs a cheap phone 100 ms.
 */

const months =
  'January February March April May June July August September October November December'.split(' ')

/** YYYY-MM-DD as '20 Nov 2026'. */
export function shortDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1]?.slice(0, 3)} ${year}`
}

/** YYYY-MM as 'November 2026'. */
export function longMonth(month: string): string {
  const [year, number] = month.split('-')
  return `${months[Number(number) - 1]} ${year}`
}

/** `today`: the last possible day, YYYY-MM-DD. */
export function isDayUntil(today: string, day: string): boolean {
  return isDay(day) && day <= today
}
