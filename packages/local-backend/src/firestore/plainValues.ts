import type { RestFields, RestValue } from './restTypes.ts'
import { doubleOf, doubleValue, integerValue } from './values.ts'

/**
 * A value as plain JavaScript, to look at: timestamps become Dates, references their resource name,
 * bytes base64 text, and integers beyond 2^53 bigints.
 */
function toPlain(value: RestValue): unknown {
  if ('nullValue' in value) return null
  if ('booleanValue' in value) return value.booleanValue
  if ('integerValue' in value) {
    const number = Number(value.integerValue)
    return Number.isSafeInteger(number) ? number : BigInt(value.integerValue)
  }
  if ('doubleValue' in value) return doubleOf(value)
  if ('timestampValue' in value) return new Date(value.timestampValue)
  if ('stringValue' in value) return value.stringValue
  if ('bytesValue' in value) return value.bytesValue
  if ('referenceValue' in value) return value.referenceValue
  if ('geoPointValue' in value) return value.geoPointValue
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(toPlain)
  return toPlainFields(value.mapValue.fields ?? {})
}

export function toPlainFields(fields: RestFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toPlain(value)]))
}

/** The reverse: whole numbers become integers, Dates timestamps. */
function fromPlain(value: unknown): RestValue {
  if (value === null || value === undefined) return { nullValue: null }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'bigint') return integerValue(value)
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? integerValue(BigInt(value)) : doubleValue(value)
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(fromPlain) } }
  return { mapValue: { fields: fromPlainFields(value) } }
}

export function fromPlainFields(fields: object): RestFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fromPlain(value)]))
}
