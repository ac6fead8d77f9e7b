import { invalid } from './firestoreError.ts'

const pattern =
  /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?([Zz]|[+-]\d\d:\d\d)$/
const firstSecond = Date.parse('0001-01-01T00:00:00Z') / 1000
const lastSecond = Date.parse('9999-12-31T23:59:59Z') / 1000

/** Microseconds since 1970, the precision in which Firestore keeps time. */
export type Micros = bigint

/** Reads RFC 3339 text. Like Firestore, cuts off digits finer than a microsecond. */
export function readTimestamp(text: string): Micros {
  const match = pattern.exec(text)
  const [, , , day, , , , fraction = ''] = match ?? []
  const seconds = Date.parse(text.replace(/\.\d+/, '').toUpperCase()) / 1000
  // Date.parse turns 30 February into March; the protocol refuses it.
  if (day === undefined || Number.isNaN(seconds) || !isCalendarDay(text.slice(0, 10)))
    throw invalid(`"${text}" is not an RFC 3339 timestamp`)
  if (seconds < firstSecond || seconds > lastSecond)
    throw invalid(`"${text}" is outside of the years 1 to 9999`)
  return BigInt(seconds) * 1_000_000n + BigInt(fraction.padEnd(6, '0').slice(0, 6))
}

function isCalendarDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** RFC 3339 text in UTC with 0, 3 or 6 decimals, as Google's JSON mapping writes it. */
export function formatTimestamp(micros: Micros): string {
  const fraction = ((micros % 1_000_000n) + 1_000_000n) % 1_000_000n
  const seconds = Number((micros - fraction) / 1_000_000n)
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19)
  if (fraction === 0n) return `${whole}Z`
  const digits = String(fraction).padStart(6, '0')
  return `${whole}.${digits.endsWith('000') ? digits.slice(0, 3) : digits}Z`
}

/** From JavaScript's clock, which counts milliseconds. */
export function microsOf(date: Date): Micros {
  return BigInt(date.getTime()) * 1000n
}
