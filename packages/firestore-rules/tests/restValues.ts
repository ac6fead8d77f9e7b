import type { Value } from '../index.ts'

/** A value in Firestore's REST protocol, as far as the verdict files use it. */
export type RestValue = Readonly<Record<string, unknown>>

/** The value in the engine's form. */
function fromRest(rest: RestValue): Value {
  const [[type, content] = ['', null]] = Object.entries(rest)
  switch (type) {
    case 'nullValue':
      return { kind: 'null' }
    case 'booleanValue':
      return { kind: 'bool', value: content === true }
    case 'integerValue':
      return { kind: 'int', value: BigInt(String(content)) }
    case 'doubleValue':
      return { kind: 'float', value: Number(content) }
    case 'stringValue':
      return { kind: 'string', value: String(content) }
    case 'bytesValue':
      return { kind: 'bytes', value: new Uint8Array(Buffer.from(String(content), 'base64')) }
    case 'timestampValue': {
      const [seconds = '', micros = ''] = String(content).replace('Z', '').split('.')
      const millis = BigInt(Date.parse(`${seconds}Z`))
      return { kind: 'timestamp', nanos: millis * 1_000_000n + BigInt(micros.padEnd(9, '0')) }
    }
    case 'referenceValue':
      // $root stands for projects/P/databases/D/documents.
      return {
        kind: 'path',
        segments: ['databases', '(default)', 'documents', ...String(content).split('/').slice(1)],
      }
    case 'geoPointValue':
      return { kind: 'latlng', latitude: 0, longitude: 0, ...(content as object) }
    case 'arrayValue': {
      const { values = [] } = content as { values?: RestValue[] }
      return { kind: 'list', items: values.map(fromRest) }
    }
    default: {
      const { fields = {} } = content as { fields?: Record<string, RestValue> }
      return { kind: 'map', fields: fieldsFromRest(fields) }
    }
  }
}

/** A document's fields in the engine's form. */
export function fieldsFromRest(
  fields: Readonly<Record<string, RestValue>>,
): ReadonlyMap<string, Value> {
  return new Map(Object.entries(fields).map(([name, value]) => [name, fromRest(value)]))
}
