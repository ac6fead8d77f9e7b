import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayInKenya, dayOfMoment, isDay } from '@/domain/calendar/calendar'
import {
  comingAndPassed,
  googleCalendarLink,
  icsLink,
  icsText,
  inAMonth,
  stageOf,
  type CalendarFile,
} from '@/domain/calendar/events'
import { anyDay, anyMoment } from '../support/moments'

const may: CalendarFile = {
  title: 'Mental Health Awareness Month',
  timeline: 'Throughout May 2025',
  details: 'Talks; stands, and "small" challenges\\games.\nBring a friend.',
  dates: { first: '2025-05-01', last: '2025-05-31' },
  producer: 'A site',
  uid: 'may@example.org',
  changedAt: new Date('2025-01-15T08:30:00.123Z'),
}

/** Any text at all, whole and broken surrogates, controls and right-to-left included. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom('é', '😀', 'ش', '\\', ';', ',', '\n', '\r', '\0', '\uD800', 'x'),
    ...{ maxLength: 300, size: 'max' },
  }),
)
const someDay = anyDay('1900-01-01', '2199-12-31')
const anyEvent: fc.Arbitrary<CalendarFile> = fc
  .record({
    title: anyText,
    timeline: anyText,
    details: anyText,
    days: fc.tuple(someDay, someDay),
    producer: anyText,
    uid: anyText,
    changedAt: anyMoment('1900-01-01', '2199-12-31'),
  })
  .map(({ days: [one, other], ...event }) => ({
    ...event,
    dates: one < other ? { first: one, last: other } : { first: other, last: one },
  }))

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD')
const compact = (day: string) => day.replaceAll('-', '')
/** What a calendar reads: lines unfolded, values unescaped. */
const unfolded = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n')
const unescaped = (value: string) =>
  value.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
/** A text as it must come out of a calendar file again. */
const readable = (text: string) =>
  wellFormed(text)
    .replace(/\r\n|\r|\n/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')

describe('the Google calendar link', () => {
  it('has title, days, timeline and details; its end is the day after the last', () => {
    expect(googleCalendarLink(may)).toBe(
      'https://calendar.google.com/calendar/render?action=TEMPLATE&text=Mental%20Health%20Awareness%20Month&dates=20250501/20250601&details=Throughout%20May%202025%0A%0ATalks%3B%20stands%2C%20and%20%22small%22%20challenges%5Cgames.%0ABring%20a%20friend.',
    )
  })

  it('has no dates if none is known', () => {
    const yoga = { ...may, timeline: 'To be announced', dates: null, details: 'Yoga' }
    const link = new URL(googleCalendarLink(yoga))
    expect([...link.searchParams.keys()]).toEqual(['action', 'text', 'details'])
    expect(link.searchParams.get('details')).toBe('To be announced\n\nYoga')
  })

  it('carries any text whole, and no text can add or change a parameter', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const link = new URL(googleCalendarLink(event))
        expect(link.origin + link.pathname).toBe('https://calendar.google.com/calendar/render')
        expect([...link.searchParams.keys()]).toEqual(['action', 'text', 'dates', 'details'])
        expect(link.searchParams.get('text')).toBe(wellFormed(event.title))
        const details = `${event.timeline}\n\n${event.details}`
        expect(link.searchParams.get('details')).toBe(wellFormed(details))
      }),
    )
  })
})

describe('the calendar file', () => {
  it('is an all-day event as in RFC 5545', () => {
    expect(icsText(may)).toBe(
      [
        ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//A site//EN', 'BEGIN:VEVENT'],
        ...['UID:may@example.org', 'DTSTAMP:20250115T083000Z', 'DTSTART;VALUE=DATE:20250501'],
        ...['DTEND;VALUE=DATE:20250601', 'SUMMARY:Mental Health Awareness Month'],
        // 75 octets, then a line break, a space and the rest.
        'DESCRIPTION:Throughout May 2025\\n\\nTalks\\; stands\\, and "small" challenges\\',
        ' \\games.\\nBring a friend.',
        ...['TRANSP:TRANSPARENT', 'END:VEVENT', 'END:VCALENDAR', ''],
      ].join('\r\n'),
    )
  })

  it('of a monthly reminder comes back each month, rings at nine and leads to its address', () => {
    const dates = { first: inAMonth('2026-01-31'), last: inAMonth('2026-01-31') }
    const lines = icsText({ ...may, dates, monthlyAt: 'https://x.org/donate#amount=500' })
    expect(lines.split('\r\n').slice(-11, -1)).toEqual([
      ...['TRANSP:TRANSPARENT', 'URL:https://x.org/donate#amount=500', 'RRULE:FREQ=MONTHLY'],
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${may.title}`, 'TRIGGER:PT9H'],
      ...['END:VALARM', 'END:VEVENT', 'END:VCALENDAR'],
    ])
    expect(lines).toContain('DTSTART;VALUE=DATE:20260228')
  })

  it.each([
    ['2025-12-31', '20260101'],
    ['2024-02-28', '20240229'],
    ['2025-02-28', '20250301'],
  ])('that lasts until %s ends before %s', (last, end) => {
    const ics = icsText({ ...may, dates: { first: '2024-02-01', last } })
    expect(ics).toContain(`\r\nDTEND;VALUE=DATE:${end}\r\n`)
  })

  it('has lines of at most 75 octets that end in CR LF, and splits no character', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const ics = icsText(event)
        expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true)
        expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        for (const line of ics.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/\p{Surrogate}/u)
        }
      }),
    )
  })

  it('carries any text whole, and no text can add a line', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const lines = unfolded(icsText(event))
        expect(lines.map((line) => line.split(/[:;]/)[0])).toEqual([
          ...['BEGIN', 'VERSION', 'PRODID', 'BEGIN', 'UID', 'DTSTAMP', 'DTSTART', 'DTEND'],
          ...['SUMMARY', 'DESCRIPTION', 'TRANSP', 'END', 'END', ''],
        ])
        const value = (name: string) =>
          lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? ''
        expect(unescaped(value('SUMMARY'))).toBe(readable(event.title))
        const description = `${event.timeline}\n\n${event.details}`
        expect(unescaped(value('DESCRIPTION'))).toBe(readable(description))
        expect(unescaped(value('UID'))).toBe(readable(event.uid))
        expect(value('DTSTART;VALUE=DATE')).toBe(compact(event.dates.first))
      }),
    )
  })

  it('is downloaded as text/calendar, unchanged', () => {
    const [type, body = ''] = icsLink(may).split(',', 2)
    expect(type).toBe('data:text/calendar;charset=utf-8')
    expect(decodeURIComponent(body)).toBe(icsText(may))
  })
})

describe('whether an activity has passed', () => {
  it.each([
    ['ahead', '2025-04-30T20:59:59Z'],
    ['on', '2025-04-30T21:00:00Z', '2025-05-31T20:59:59Z'],
    ['past', '2025-05-31T21:00:00Z', '2026-11-21T09:00:00Z'],
  ])('it is %s in Kenya, three hours ahead, at %s', (stage, ...moments) => {
    for (const now of moments)
      expect(stageOf(may.dates, dayInKenya(new Date(now))), now).toBe(stage)
  })

  it('depends on the day in Kenya', () => {
    // Since 1960 the clocks of Kenya have stood at UTC+3.
    const inNairobi = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi' })
    fc.assert(
      fc.property(anyMoment('1970-01-01', '2100-01-01'), (now) => {
        expect(dayInKenya(now)).toBe(inNairobi.format(now))
      }),
    )
  })
})

it('a moment is shown as its day in Kenya', () => {
  expect(dayOfMoment(new Date('2026-11-20T20:59:59Z'))).toBe('20 November 2026')
  expect(dayOfMoment(Date.parse('2026-11-20T21:00:00Z'))).toBe('21 November 2026')
})

it.each<[isOne: boolean, ...texts: string[]]>([
  [true, '2024-02-29'],
  [false, '2026-02-29', '2026-11', '2026', ''],
])('as a real day is accepted (%s): %s', (isOne, ...texts) => {
  for (const text of texts) expect(isDay(text), text).toBe(isOne)
})

describe('activities', () => {
  const event = (first: string | null, changedOn = '2026-01-01') => ({
    changedOn,
    dates: first === null ? null : { first, last: first },
  })
  const undated = event(null)
  const [one, two, three, four] = [
    event('2026-05-01'),
    event('2026-06-01', '2026-06-15'),
    event('2026-07-01'),
    event('2026-08-01'),
  ] as const
  const all = [undated, four, one, three, two]

  it('to come are listed next first and undated last; past ones latest first', () => {
    expect(comingAndPassed(all, '2026-07-01')).toEqual({
      coming: [three, four, undated],
      passed: [two, one],
    })
  })

  it('without a date count as past on the day of their last change', () => {
    expect(comingAndPassed(all, null).passed).toEqual([two, one])
    expect(comingAndPassed([], null)).toEqual({ coming: [], passed: [] })
  })
})
