import { dayInKenya, isDay } from '@/domain/calendar/calendar'

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const

const time = new Intl.DateTimeFormat('en-GB', {
  ...day,
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Nairobi',
})

const days = new Intl.DateTimeFormat('en-GB', { ...day, timeZone: 'UTC' })

export function timeText(at: Date | number | null): string {
  return at === null ? '–' : time.format(at)
}

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Nairobi',
})

/** Today the time alone. */
export function clockText(at: Date | null): string {
  return at !== null && dayInKenya(at) === dayInKenya(new Date()) ? clock.format(at) : timeText(at)
}

/** Of a day YYYY-MM-DD; any other text stays as it is. */
export function dayText(text: string): string {
  return isDay(text) ? days.format(new Date(text)) : text
}

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Of a month YYYY-MM; any other text stays as it is. */
export function monthText(text: string): string {
  return isDay(`${text}-01`) ? months.format(new Date(`${text}-01`)) : text
}
