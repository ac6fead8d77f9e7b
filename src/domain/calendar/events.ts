import { wellFormed } from '@/domain/text/wellFormed'
import { addDays } from './calendar'

/** Whole days, both included, YYYY-MM-DD. */
export interface DayRange {
  readonly first: string
  readonly last: string
}

export interface CalendarEvent {
  readonly title: string
  readonly timeline: string
  readonly details: string
  readonly dates: DayRange | null
}

export interface CalendarFile extends CalendarEvent {
  readonly dates: DayRange
  readonly producer: string
  readonly uid: string
  readonly changedAt: Date
  /** Repeats every month with a reminder at nine; this is the address to open. */
  readonly monthlyAt?: string
}

/** Without dates, Google suggests today. */
export function googleCalendarLink(event: CalendarEvent): string {
  const { title, dates } = event
  const parts = [
    'action=TEMPLATE',
    `text=${encodeURIComponent(wellFormed(title))}`,
    ...(dates ? [`dates=${compact(dates.first)}/${compact(addDays(dates.last, 1))}`] : []),
    `details=${encodeURIComponent(wellFormed(description(event)))}`,
  ]
  return `https://calendar.google.com/calendar/render?${parts.join('&')}`
}

/** One all-day event (RFC 5545). */
export function icsText(event: CalendarFile): string {
  const { title, dates, producer, uid, changedAt, monthlyAt } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(producer)}//EN`,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${changedAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(dates.first)}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${compact(addDays(dates.last, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description(event))}`,
    // A whole day must not count as busy.
    'TRANSP:TRANSPARENT',
    ...(monthlyAt ? monthly(monthlyAt, title) : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function monthly(address: string, title: string): readonly string[] {
  return [
    `URL:${address}`,
    'RRULE:FREQ=MONTHLY',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT9H',
    'END:VALARM',
  ]
}

/** The same day next month, but no later than the 28th, which every month has. */
export function inAMonth(day: string): string {
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() + 1, Math.min(date.getUTCDate(), 28))
  return date.toISOString().slice(0, 10)
}

/** Works without script. */
export function icsLink(event: CalendarFile): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(icsText(event))}`
}

export function stageOf({ first, last }: DayRange, today: string): 'ahead' | 'on' | 'past' {
  if (today > last) return 'past'
  return today < first ? 'ahead' : 'on'
}

/**
 * `coming`: next first, undated last. `passed`: latest first.
 * @param today YYYY-MM-DD; null on prerendered pages, which use the day of the last change
 */
export function comingAndPassed<
  Event extends { readonly dates: DayRange | null; readonly changedOn: string },
>(events: readonly Event[], today: string | null) {
  const changes = events.map(({ changedOn }) => changedOn).sort()
  const day = today ?? changes.at(-1) ?? ''
  const start = ({ dates }: Event) => dates?.first ?? '9999'
  const inOrder = [...events].sort((one, other) => start(one).localeCompare(start(other)))
  const isPast = ({ dates }: Event) => dates !== null && stageOf(dates, day) === 'past'
  return {
    coming: inOrder.filter((event) => !isPast(event)),
    passed: inOrder.filter(isPast).reverse(),
  }
}

function description({ details, timeline }: CalendarEvent): string {
  return `${timeline}\n\n${details}`
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}

/** RFC 5545 allows no other control characters. */
function escaped(text: string): string {
  return wellFormed(text)
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|\r|\n/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, '')
}

/** At most 75 octets a line, never cut inside a character. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let result = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > 75) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}
