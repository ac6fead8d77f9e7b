import { addDays } from './workingDays'
import { wellFormed } from '@/domain/text/wellFormed'

/** Whole days, both included, as YYYY-MM-DD. */
export interface DayRange {
  readonly first: string
  readonly last: string
}

/** What a calendar is told about an event. */
export interface CalendarEvent {
  readonly title: string
  /** When it is, in words: the only thing known while there is no date. */
  readonly timeline: string
  readonly details: string
  readonly dates: DayRange | null
}

/** What a calendar file needs besides: who made it, what tells the event from all others, its age. */
export interface CalendarFile extends CalendarEvent {
  readonly dates: DayRange
  readonly producer: string
  readonly uid: string
  /** When the event was last changed. */
  readonly changedAt: Date
}

/**
 * The link that opens a new event in Google's calendar with title, timeline and details. Without
 * dates the link has none: we invent none, and Google then proposes today.
 */
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

/** A calendar file with one event over whole days (RFC 5545), for calendars other than Google's. */
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
    // The day after the last one: an event ends before it.
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

/** The calendar file as an address of its own, so that it can be downloaded without script. */
export function icsLink(event: CalendarFile): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(icsText(event))}`
}

/** Whether the days of an event, seen from `today` (YYYY-MM-DD), lie ahead, include it or have passed. */
export function stageOf({ first, last }: DayRange, today: string): 'ahead' | 'on' | 'past' {
  if (today > last) return 'past'
  return today < first ? 'ahead' : 'on'
}

/**
 * Events as people look for them: those to come, the next one first and at the end those without a
 * date; and those that have passed, the latest first.
 */
export function comingAndPassed<Event extends { readonly dates: DayRange | null }>(
  events: readonly Event[],
  today: string,
): { readonly coming: readonly Event[]; readonly passed: readonly Event[] } {
  const inOrder = events.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
  const isPast = ({ dates }: Event) => dates !== null && stageOf(dates, today) === 'past'
  return {
    coming: inOrder.filter((event) => !isPast(event)),
    passed: inOrder.filter(isPast).toReversed(),
  }
}

/** What an event is sorted by; without a date it is after all that have one. */
function orderOf({ dates }: { readonly dates: DayRange | null }): string {
  return dates?.first ?? '9999'
}

/** The day it is in Kenya, three hours ahead of UTC all year, as YYYY-MM-DD. */
export function dayInKenya(now: Date): string {
  return new Date(now.getTime() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

function description({ details, timeline }: CalendarEvent): string {
  return `${timeline}\n\n${details}`
}

/** 2025-03-01 becomes 20250301. */
function compact(day: string): string {
  return day.replaceAll('-', '')
}

/** Text as RFC 5545 wants it; control characters other than line breaks have no place in it. */
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
