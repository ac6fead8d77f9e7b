/** As in Firestore's REST protocol. */
export type RestValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number | string }
  | { readonly stringValue: string }
  | { readonly timestampValue: string }
  | { readonly referenceValue: string }
  | { readonly arrayValue: { readonly values?: readonly RestValue[] } }
  | { readonly mapValue: { readonly fields?: RestFields } }

export type RestFields = Readonly<Record<string, RestValue>>

export function toRest(value: unknown): RestValue {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'number' && Number.isSafeInteger(value))
    return { integerValue: String(value) }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toRest) } }
  throw new TypeError(`No value of the database: ${typeof value}`)
}

/** Null for types that our records do not use. */
export function fromRest(value: RestValue): unknown {
  if ('stringValue' in value) return value.stringValue
  if ('integerValue' in value) return Number(value.integerValue)
  if ('doubleValue' in value) return Number(value.doubleValue)
  if ('booleanValue' in value) return value.booleanValue
  if ('timestampValue' in value) return new Date(value.timestampValue)
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(fromRest)
  if ('mapValue' in value) return fieldsFromRest(value.mapValue.fields ?? {})
  return null
}

export function fieldsFromRest(fields: RestFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, fromRest(value)]))
}
