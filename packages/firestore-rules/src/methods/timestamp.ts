import { duration, int, timestamp, type DurationValue, type TimestampValue } from '../values.ts'
import { getter, methodTable } from './method.ts'

const NANOS_PER_MILLI = 1_000_000n
const NANOS_PER_SECOND = 1_000_000_000n
const NANOS_PER_DAY = 86_400n * NANOS_PER_SECOND

/** Rounds down, even before 1970. */
function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by
  return value % by < 0n ? quotient - 1n : quotient
}

function sinceMidnight(nanos: bigint): bigint {
  return nanos - floorDivide(nanos, NANOS_PER_DAY) * NANOS_PER_DAY
}

function utc({ nanos }: TimestampValue): Date {
  return new Date(Number(floorDivide(nanos, NANOS_PER_MILLI)))
}

function dayOfYear(date: Date): number {
  const newYear = new Date(date)
  newYear.setUTCMonth(0, 1)
  return Math.round((date.getTime() - newYear.getTime()) / 86_400_000) + 1
}

/** Source: rules.Timestamp; everything is in UTC. */
export const TIMESTAMP_METHODS = methodTable<TimestampValue>({
  year: getter((self) => int(utc(self).getUTCFullYear())),
  month: getter((self) => int(utc(self).getUTCMonth() + 1)),
  day: getter((self) => int(utc(self).getUTCDate())),
  // Monday is 1, Sunday 7, as in ISO 8601.
  dayOfWeek: getter((self) => int(utc(self).getUTCDay() || 7)),
  dayOfYear: getter((self) => int(dayOfYear(utc(self)))),
  hours: getter((self) => int(utc(self).getUTCHours())),
  minutes: getter((self) => int(utc(self).getUTCMinutes())),
  seconds: getter((self) => int(utc(self).getUTCSeconds())),
  nanos: getter(({ nanos }) => int(sinceMidnight(nanos) % NANOS_PER_SECOND)),
  toMillis: getter(({ nanos }) => int(floorDivide(nanos, NANOS_PER_MILLI))),
  date: getter(({ nanos }) => timestamp(nanos - sinceMidnight(nanos))),
  time: getter(({ nanos }) => duration(sinceMidnight(nanos))),
})

/** Source: rules.Duration; both parts have the sign. */
export const DURATION_METHODS = methodTable<DurationValue>({
  seconds: getter(({ nanos }) => int(nanos / NANOS_PER_SECOND)),
  nanos: getter(({ nanos }) => int(nanos % NANOS_PER_SECOND)),
})
