import type { Value } from 'firestore-rules'
import type { RestFields, RestValue } from './restTypes.ts'
import { readTimestamp } from './timestamps.ts'
import { doubleOf } from './values.ts'

export function toRulesFields(fields: RestFields): ReadonlyMap<string, Value> {
  return new Map(Object.entries(fields).map(([name, value]) => [name, toRulesValue(value)]))
}

/** A stored value for the rules: a reference becomes a path, a geo point a latlng. */
export function toRulesValue(value: RestValue): Value {
  if ('nullValue' in value) return { kind: 'null' }
  if ('booleanValue' in value) return { kind: 'bool', value: value.booleanValue }
  if ('integerValue' in value) return { kind: 'int', value: BigInt(value.integerValue) }
  if ('doubleValue' in value) return { kind: 'float', value: doubleOf(value) }
  if ('timestampValue' in value)
    return { kind: 'timestamp', nanos: readTimestamp(value.timestampValue) * 1000n }
  if ('stringValue' in value) return { kind: 'string', value: value.stringValue }
  if ('bytesValue' in value)
    return { kind: 'bytes', value: new Uint8Array(Buffer.from(value.bytesValue, 'base64')) }
  // projects/P/databases/D/documents/…, but without the project, as rules write paths.
  if ('referenceValue' in value)
    return { kind: 'path', segments: value.referenceValue.split('/').slice(2) }
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue
    return { kind: 'latlng', latitude, longitude }
  }
  if ('arrayValue' in value)
    return { kind: 'list', items: (value.arrayValue.values ?? []).map(toRulesValue) }
  return { kind: 'map', fields: toRulesFields(value.mapValue.fields ?? {}) }
}
