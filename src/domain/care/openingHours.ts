import { dayInKenya } from '@/domain/calendar/calendar'

const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** The same times on each day from `first` to `last`, in Kenya. */
export interface OpeningTimes {
  readonly first: (typeof weekdays)[number]
  readonly last: (typeof weekdays)[number]
  /** HH:MM. */
  readonly from: string
  /** HH:MM; after midnight if not later than `from`; '24:00' ends the day. */
  readonly until: string
}

export type Hours = 'always' | readonly OpeningTimes[]

/** What decides a line's place; also in the HTML, for the first script. */
export interface Openness {
  /** From `spansOf`. */
  readonly spans: string
  readonly isFree: boolean
}

const dayMinutes = 1440
const weekMinutes = 7 * dayMinutes
const minuteMs = 60_000
const yearMs = 365 * dayMinutes * minuteMs

/** 'always', '' for unknown, or minutes since Sunday 0:00: '1920-2460 3360-3900'. */
export function spansOf(hours: Hours | null): string {
  if (hours === null || hours === 'always') return hours ?? ''
  return hours.flatMap(spansOfTimes).join(' ')
}

function spansOfTimes({ first, last, from, until }: OpeningTimes): string[] {
  const [start, end] = [weekdays.indexOf(first), weekdays.indexOf(last)]
  const [opens, closes] = [minutesOf(from), minutesOf(until)]
  const length = closes > opens ? closes - opens : closes - opens + dayMinutes
  return Array.from({ length: ((end - start + 7) % 7) + 1 }, (_, day) => {
    const at = ((start + day) % 7) * dayMinutes + opens
    return `${at}-${at + length}`
  })
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** For example 'Monday to Friday, 8:00 to 17:00'. */
export function hoursText(hours: readonly OpeningTimes[]): string {
  const parts = hours.map(({ first, last, from, until }) => {
    const days = first === last ? first : `${first} to ${last}`
    return `${days}, ${shortTime(minutesOf(from))} to ${shortTime(minutesOf(until))}`
  })
  return parts.join('; ')
}

function shortTime(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** For how long after `since` a clock is believed. */
export const believedYears = 3

/**
 * Null if the zone is not Kenya's or the clock is wrong: before `since`, or three years later. Also on
 * a public holiday, when nobody knows which lines keep their hours.
 * @param since ms since 1970: a moment that has certainly passed
 * @param holidays YYYY-MM-DD, in one text
 */
export function kenyanMoment(now: Date, since: number, holidays = ''): number | null {
  const at = now.getTime()
  // In another zone, a clock set by hand to Kenya's time is hours off.
  const isKenyan = now.getTimezoneOffset() === -180
  const isBelieved = isKenyan && at >= since && at < since + believedYears * yearMs
  return isBelieved && !holidays.includes(dayInKenya(now)) ? at : null
}

/** In minutes since Sunday 0:00. 1 January 1970 was a Thursday, and Kenya is at UTC+3 all year. */
function minuteOfWeek(moment: number): number {
  return (Math.floor(moment / minuteMs) + 4 * dayMinutes + 3 * 60) % weekMinutes
}

/**
 * 'Open now' or 'Opens Monday at 8:00'; '' if hours or clock are unknown, or the line is always open.
 * @param holidays YYYY-MM-DD, in one text: days on which no line is said to open
 */
export function openWord(spans: string, moment: number | null, holidays = ''): string {
  if (moment === null || !/\d/.test(spans)) return ''
  const minute = minuteOfWeek(moment)
  const times = spans.split(' ').map((span) => span.split('-').map(Number))
  const sinceThen = (at: number) => (minute - at + weekMinutes) % weekMinutes
  if (times.some(([from = 0, until = 0]) => sinceThen(from) < until - from)) return 'Open now'
  const waits = times
    .map(([from = 0]) => weekMinutes - sinceThen(from))
    .filter((wait) => !holidays.includes(dayInKenya(new Date(moment + wait * minuteMs))))
  if (waits.length === 0) return 'Closed now'
  const wait = Math.min(...waits)
  const opens = minute + wait
  const isToday = Math.floor(opens / dayMinutes) === Math.floor(minute / dayMinutes)
  const day = isToday ? '' : `${weekdays[Math.floor(opens / dayMinutes) % 7]} `
  return `Opens ${day}at ${shortTime(opens % dayMinutes)}`
}

export function isShut({ spans }: Openness, moment: number | null): boolean {
  return openWord(spans, moment).startsWith('Opens')
}

/**
 * The lowest comes first. At night, at weekends and without a clock: lines that certainly answer,
 * free ones first, then lines of unknown hours. Closed lines are always last.
 */
export function rankAt(line: Openness, moment: number | null): number {
  if (isShut(line, moment)) return 3
  if (moment !== null && isOfficeHour(minuteOfWeek(moment))) return 0
  const answers = line.spans === 'always' || openWord(line.spans, moment) !== ''
  if (!answers) return 2
  return line.isFree ? 0 : 1
}

/** Lines of unknown hours probably answer then: Monday to Friday, 8:00 to 18:00. */
function isOfficeHour(minute: number): boolean {
  const day = Math.floor(minute / dayMinutes)
  const hour = (minute % dayMinutes) / 60
  return day >= 1 && day <= 5 && hour >= 8 && hour < 18
}
