import { dayInKenya, isDay } from '@/domain/calendar/calendar'

/* Without Intl: its first use takes a cheap phone 100 ms. */

const hourMs = 3_600_000

const months =
  'January February March April May June July August September October November December'.split(' ')

/** YYYY-MM-DD as '20 Nov 2026'; other text unchanged. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-')
  return isDay(day) ? `${Number(date)} ${months[Number(month) - 1]?.slice(0, 3)} ${year}` : day
}

/** YYYY-MM as 'November 2026'; other text unchanged. */
export function monthText(month: string): string {
  const [year, number] = month.split('-')
  return isDay(`${month}-01`) ? `${months[Number(number) - 1]} ${year}` : month
}

/** '20 Nov 2026, 16:05' in Kenya. */
export function timeText(at: Date | number | null): string {
  if (at === null) return '–'
  const moment = new Date(at)
  return `${dayText(dayInKenya(moment))}, ${clockInKenya(moment)}`
}

/** When a payment in a statement was made: only the day if the time is unknown. */
export function paidText(at: number): string {
  return isDayAlone(at) ? dayText(dayInKenya(new Date(at))) : timeText(at)
}

/** '15 Nov 2026 to 30 Nov 2026'; with times if it begins or ends within a day. */
export function spanText({ from, to }: { readonly from: number; readonly to: number }): string {
  const isOfDays = isDayAlone(from) && isDayAlone(to + 1000)
  const textOf = (at: number) => (isOfDays ? dayText(dayInKenya(new Date(at))) : timeText(at))
  const [first, last] = [textOf(from), textOf(to)]
  return first === last ? first : `${first} to ${last}`
}

/** Whether it is midnight in Kenya. */
export function isDayAlone(at: number): boolean {
  return (at + 3 * hourMs) % (24 * hourMs) === 0
}

/** '2026-11-20 16:05' in Kenya, which spreadsheets read as a time. */
export function sheetTime(at: Date | null): string {
  return at === null ? '' : `${dayInKenya(at)} ${clockInKenya(at)}`
}

/** Leaves out the date if it is today. */
export function clockText(at: Date | null): string {
  return at !== null && dayInKenya(at) === dayInKenya(new Date()) ? clockInKenya(at) : timeText(at)
}

function clockInKenya(at: Date): string {
  return new Date(at.getTime() + 3 * hourMs).toISOString().slice(11, 16)
}

/** In hours, or in days from two days on. */
export function howLong(ms: number): string {
  const hours = Math.floor(ms / hourMs)
  if (hours < 1) return 'less than an hour'
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`
  return `${Math.floor(hours / 24)} days`
}

/** `today`: the last possible day, YYYY-MM-DD. Browsers read the year 26 as 0026, which the security rules refuse. */
export function isDayUntil(today: string, day: string): boolean {
  return isDay(day) && day >= '1900' && day <= today
}
