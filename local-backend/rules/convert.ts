import type { RestFields, RestValue } from '../firestore/restTypes.ts'
import { fail } from './errors.ts'
import {
  bool,
  bytes,
  float,
  int,
  list,
  map,
  NULL,
  string,
  timestamp,
  type TimestampValue,
  type Value,
} from './values.ts'

/** A stored value as the rules see it: a reference is a path, a geo point a latlng. */
export function fromRest(value: RestValue): Value {
  if ('nullValue' in value) return NULL
  if ('booleanValue' in value) return bool(value.booleanValue)
  if ('integerValue' in value) return int(BigInt(value.integerValue))
  if ('doubleValue' in value) return float(Number(value.doubleValue))
  if ('timestampValue' in value) return parseTimestamp(value.timestampValue)
  if ('stringValue' in value) return string(value.stringValue)
  if ('bytesValue' in value) return bytes(fromBase64(value.bytesValue))
  if ('referenceValue' in value) return fromReference(value.referenceValue)
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue
    return { kind: 'latlng', latitude, longitude }
  }
  if ('arrayValue' in value) return list((value.arrayValue.values ?? []).map(fromRest))
  if ('mapValue' in value) return fromRestFields(value.mapValue.fields ?? {})
  return fail('A stored value has a type the rules engine does not know.')
}

export function fromRestFields(fields: RestFields): Value {
  return map(new Map(Object.entries(fields).map(([name, value]) => [name, fromRest(value)])))
}

/** Claims of a token: JSON has one kind of number, whole ones become ints. */
export function fromJson(json: unknown): Value {
  if (json === null || json === undefined) return NULL
  if (typeof json === 'boolean') return bool(json)
  if (typeof json === 'string') return string(json)
  if (typeof json === 'number') return Number.isSafeInteger(json) ? int(json) : float(json)
  if (Array.isArray(json)) return list(json.map(fromJson))
  if (typeof json === 'object') {
    return map(new Map(Object.entries(json).map(([name, value]) => [name, fromJson(value)])))
  }
  return fail('A claim of the token is not JSON.')
}

/** Millisecond precision, as Google's request.time has. */
export function fromDate(date: Date): TimestampValue {
  return timestamp(BigInt(date.getTime()) * 1_000_000n)
}

const RFC_3339 =
  /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/

function parseTimestamp(text: string): TimestampValue {
  const parts = RFC_3339.exec(text)
  if (!parts) return fail('A stored timestamp is not RFC 3339 text.')
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map(Number)
  const date = new Date(0)
  // Date.UTC would take the years 0 to 99 for 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day)
  date.setUTCHours(hour, minute, second)
  const offset =
    (parts[8] === '-' ? -60 : 60) * (Number(parts[9] ?? 0) * 60 + Number(parts[10] ?? 0))
  const seconds = BigInt(date.getTime() / 1000 - offset)
  return timestamp(seconds * 1_000_000_000n + BigInt((parts[7] ?? '').padEnd(9, '0')))
}

function fromBase64(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

/** `projects/P/databases/D/documents/…` without the project, as path literals are written. */
function fromReference(name: string): Value {
  const segments = name.split('/')
  const start = segments.indexOf('databases')
  if (start !== 2) return fail('A stored reference is not a resource name.')
  return { kind: 'path', segments: segments.slice(start) }
}
