import { wellFormed } from '@/domain/text/wellFormed'
import { addDays } from './calendar'

/** Whole days, both included, as YYYY-MM-DD. */
export interface DayRange {
  readonly first: string
  readonly last: string
}

export interface CalendarEvent {
  readonly title: string
  /** When it is, in words. */
  readonly timeline: string
  readonly details: string
  readonly dates: DayRange | null
}

export interface CalendarFile extends CalendarEvent {
  readonly dates: DayRange
  readonly producer: string
  readonly uid: string
  readonly changedAt: Date
}

/** Opens a new event in Google's calendar, which proposes today for an event without dates. */
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

/** A calendar file (RFC 5545) with one event over whole days. */
export function icsText(event: CalendarFile): string {
  const { title, dates, producer, uid, changedAt } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(producer)}//EN`,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${changedAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(dates.first)}`,
    // An event ends before this day.
    `DTEND;VALUE=DATE:${compact(addDays(dates.last, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description(event))}`,
    // Nobody is busy for a whole month.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** The calendar file as a link that works without script. */
export function icsLink(event: CalendarFile): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(icsText(event))}`
}

export function stageOf({ first, last }: DayRange, today: string): 'ahead' | 'on' | 'past' {
  if (today > last) return 'past'
  return today < first ? 'ahead' : 'on'
}

/**
 * The events to come, the next one first and undated ones last; and the past ones, the latest first.
 * @param today YYYY-MM-DD; null on a prerendered page, which takes the day of the last change for it
 */
export function comingAndPassed<
  Event extends { readonly dates: DayRange | null; readonly changedOn: string },
>(
  events: readonly Event[],
  today: string | null,
): { readonly coming: readonly Event[]; readonly passed: readonly Event[] } {
  const changes = events.map(({ changedOn }) => changedOn).toSorted()
  const day = today ?? changes.at(-1) ?? ''
  const start = ({ dates }: Event) => dates?.first ?? '9999'
  const inOrder = events.toSorted((one, other) => start(one).localeCompare(start(other)))
  const isPast = ({ dates }: Event) => dates !== null && stageOf(dates, day) === 'past'
  return {
    coming: inOrder.filter((event) => !isPast(event)),
    passed: inOrder.filter(isPast).toReversed(),
  }
}

function description({ details, timeline }: CalendarEvent): string {
  return `${timeline}\n\n${details}`
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}

/** RFC 5545 has no place for control characters other than line breaks. */
function escaped(text: string): string {
  return wellFormed(text)
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|\r|\n/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, '')
}

/** A line in pieces of at most 75 octets, never cut inside a character. */
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
