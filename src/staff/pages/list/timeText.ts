import { dayInKenya, isDay } from '@/domain/calendar/calendar'
import { longMonth, shortDay } from '@/staff/domain/days'
import { isDayAlone } from '@/staff/matching/statement'

/** '20 Nov 2026, 16:05' in Kenya. */
export function timeText(at: Date | number | null): string {
  if (at === null) return '–'
  const moment = new Date(at)
  return `${shortDay(dayInKenya(moment))}, ${clockInKenya(moment)}`
}

/** Of a payment in a statement, which may have the day alone. */
export function paidText(at: number): string {
  return isDayAlone(at) ? shortDay(dayInKenya(new Date(at))) : timeText(at)
}

/** '2026-11-20 16:05' in Kenya, which spreadsheets read as a time. */
export function sheetTime(at: Date | null): string {
  return at === null ? '' : `${dayInKenya(at)} ${clockInKenya(at)}`
}

/** Today without the date. */
export function clockText(at: Date | null): string {
  return at !== null && dayInKenya(at) === dayInKenya(new Date()) ? clockInKenya(at) : timeText(at)
}

function clockInKenya(at: Date): string {
  const hours = (at.getUTCHours() + 3) % 24
  return `${String(hours).padStart(2, '0')}:${String(at.getUTCMinutes()).padStart(2, '0')}`
}

/** Of YYYY-MM-DD; other text unchanged. */
export const dayText = (text: string) => (isDay(text) ? shortDay(text) : text)

/** Of YYYY-MM; other text unchanged. */
export const monthText = (text: string) => (isDay(`${text}-01`) ? longMonth(text) : text)

const hourMs = 3_600_000

/** In hours; in days after two. */
export function howLong(ms: number): string {
  const hours = Math.floor(ms / hourMs)
  if (hours < 1) return 'less than an hour'
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`
  return `${Math.floor(hours / 24)} days`
}
