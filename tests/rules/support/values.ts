import {
  Bytes,
  deleteField,
  doc,
  FieldValue,
  GeoPoint,
  serverTimestamp,
  Timestamp,
  type Firestore,
} from 'firebase/firestore/lite'
import type { RestFields, RestValue } from 'local-backend'

/** Fields of a document as the SDK takes them, and the kinds of placeholder below. */
export type Fields = Readonly<Record<string, unknown>>

/** A whole number stored as a floating-point one. The SDK never sends that; an attacker can. */
export class Double {
  constructor(readonly value: number) {}
}

/** A reference to a document; it becomes the SDK's where a database is at hand. */
class Reference {
  constructor(readonly path: string) {}
}

/** A value of every type that Firestore stores, by its name in a title. */
export const valueOfEveryType: Readonly<Record<string, unknown>> = {
  null: null,
  'a boolean': true,
  'a whole number': 7,
  'a decimal number': 7.5,
  'not a number (NaN)': NaN,
  'an empty text': '',
  'an empty list': [],
  'a list of texts': ['text', 'text'],
  'an empty map': {},
  'a map': { size: 7 },
  'a timestamp of the past': Timestamp.fromMillis(0),
  bytes: Bytes.fromUint8Array(new Uint8Array([65, 66])),
  'a geo point': new GeoPoint(-1.29, 36.82),
  'a reference': new Reference('users/ann'),
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
export function without(fields: Fields, ...names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !names.includes(key)))
}

function isPlain(value: unknown): value is Fields {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}

/** Whether only a hand-made request can send this. */
export function needsRawRequest(value: unknown): boolean {
  if (value instanceof Double) return true
  if (Array.isArray(value)) return value.some(needsRawRequest)
  return isPlain(value) && Object.values(value).some(needsRawRequest)
}

/** The fields as the SDK takes them. */
export function forSdk(firestore: Firestore, fields: Fields): Record<string, unknown> {
  const convert = (value: unknown): unknown => {
    if (value instanceof Reference) return doc(firestore, value.path)
    if (value instanceof DaysAgo) return value.before(new Date())
    if (value instanceof DayAhead) return value.after(new Date())
    if (Array.isArray(value)) return value.map(convert)
    return isPlain(value) ? forSdk(firestore, value) : value
  }
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, convert(value)]))
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
  if (value instanceof Timestamp) return { timestampValue: value.toDate().toISOString() }
  if (value instanceof Bytes) return { bytesValue: value.toBase64() }
  if (value instanceof GeoPoint) return { geoPointValue: value.toJSON() }
  if (value instanceof Reference)
    return { referenceValue: `projects/p/databases/(default)/documents/${value.path}` }
  if (value instanceof FieldValue && value.isEqual(serverTimestamp()))
    return { timestampValue: now.toISOString() }
  if (Array.isArray(value))
    return { arrayValue: { values: value.map((each) => restValue(each, now)) } }
  if (isPlain(value)) return { mapValue: { fields: restFields(value, now) } }
  throw new Error(`No stored form for a value of type ${typeof value}`)
}

/** Safe whole numbers but minus zero are ints, as with the SDK. */
function restNumber(value: number): RestValue {
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) return { integerValue: String(value) }
  return { doubleValue: Number.isFinite(value) ? value : String(value) }
}
