import { deleteField, FieldValue, serverTimestamp } from 'firebase/firestore/lite'
import type { RestFields, RestValue } from 'local-backend'

/** Fields of a document with values of the SDK, and the placeholders below. */
export type Fields = Readonly<Record<string, unknown>>

/** A whole number stored as a floating-point one. The SDK never sends that; an attacker can. */
export class Double {
  constructor(readonly value: number) {}
}

/** A moment so many days before the request. */
export class DaysAgo {
  constructor(readonly days: number) {}

  before(now: Date): Date {
    return new Date(now.getTime() - this.days * 86_400_000)
  }
}

/** The day so many days after the request in UTC, as YYYY-MM-DD, or its month. */
export class DayAhead {
  constructor(
    readonly days: number,
    readonly part: 'day' | 'month' = 'day',
  ) {}

  after(now: Date): string {
    const day = new Date(now.getTime() + this.days * 86_400_000).toISOString()
    return day.slice(0, this.part === 'day' ? 10 : 7)
  }
}

/** The fields without some of them. */
export function without<Value>(
  fields: Readonly<Record<string, Value>>,
  ...names: readonly string[]
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !names.includes(key)))
}

export function isServerTime(value: unknown): boolean {
  return value instanceof FieldValue && value.isEqual(serverTimestamp())
}

function isPlain(value: unknown): value is Fields {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}

/** The fields in REST's form; `now` is what a server timestamp becomes, a deleted field is left out. */
export function restFields(fields: Fields, now: Date): RestFields {
  const kept = Object.entries(fields).filter(
    ([, value]) => !(value instanceof FieldValue && value.isEqual(deleteField())),
  )
  return Object.fromEntries(kept.map(([name, value]) => [name, restValue(value, now)]))
}

function restValue(value: unknown, now: Date): RestValue {
  if (value === null) return { nullValue: 'NULL_VALUE' }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'number') return restNumber(value)
  if (value instanceof Double) return { doubleValue: value.value }
  if (value instanceof DaysAgo) return { timestampValue: value.before(now).toISOString() }
  if (value instanceof DayAhead) return { stringValue: value.after(now) }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (isServerTime(value)) return { timestampValue: now.toISOString() }
  if (Array.isArray(value))
    return { arrayValue: { values: value.map((each) => restValue(each, now)) } }
  if (isPlain(value)) return { mapValue: { fields: restFields(value, now) } }
  throw new Error(`No stored form for a value of type ${typeof value}`)
}

/** Safe whole numbers are ints, as with the SDK. */
function restNumber(value: number): RestValue {
  if (Number.isSafeInteger(value)) return { integerValue: String(value) }
  return { doubleValue: Number.isFinite(value) ? value : String(value) }
}
