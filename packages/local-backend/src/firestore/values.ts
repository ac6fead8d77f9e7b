import { readDocumentName } from './documentPath.ts'
import { checkFieldName } from './fieldPath.ts'
import { invalid } from './firestoreError.ts'
import { readList, readObject, readString } from './requestJson.ts'
import type { RestFields, RestValue } from './restTypes.ts'
import { formatTimestamp, readTimestamp } from './timestamps.ts'

const minInteger = -(2n ** 63n)
const maxInteger = 2n ** 63n - 1n
/** "Maximum depth of fields in a map or array: 20" (Firestore, Usage and limits). */
const maxDepth = 20

/**
 * Checks the fields of a document or map from a request, and returns them in the form in which
 * Firestore sends them. Throws INVALID_ARGUMENT.
 * @param root the database, which reference values must belong to
 */
export function readFields(raw: unknown, root: string, depth = 0): RestFields {
  if (raw === undefined) return {}
  return Object.fromEntries(
    Object.entries(readObject(raw, 'fields')).map(([name, value]) => {
      checkFieldName(name)
      return [name, readValue(value, root, depth)]
    }),
  )
}

export function readValue(raw: unknown, root: string, depth = 0): RestValue {
  const entries = Object.entries(readObject(raw, 'A value'))
  const [entry] = entries
  if (entry === undefined || entries.length > 1)
    throw invalid('A value must have exactly one key that says its type')
  if (depth > maxDepth) throw invalid(`Maps and lists are nested deeper than ${maxDepth} levels`)
  const [type, content] = entry
  switch (type) {
    case 'nullValue':
      if (content !== null && content !== 'NULL_VALUE') throw invalid('nullValue must be null')
      return { nullValue: null }
    case 'booleanValue':
      if (typeof content !== 'boolean') throw invalid('booleanValue must be true or false')
      return { booleanValue: content }
    case 'integerValue':
      return { integerValue: readInteger(content).toString() }
    case 'doubleValue':
      return { doubleValue: readDouble(content) }
    case 'timestampValue':
      return { timestampValue: formatTimestamp(readTimestamp(readString(content, type))) }
    case 'stringValue':
      return { stringValue: readString(content, type) }
    case 'bytesValue':
      return { bytesValue: readBytes(readString(content, type)) }
    case 'referenceValue': {
      const name = readString(content, type)
      readDocumentName(name, root)
      return { referenceValue: name }
    }
    case 'geoPointValue':
      return { geoPointValue: readGeoPoint(content) }
    case 'arrayValue':
      return { arrayValue: { values: readElements(content, root, depth + 1) } }
    case 'mapValue': {
      const fields = readObject(content, type)['fields']
      return { mapValue: { fields: readFields(fields, root, depth + 1) } }
    }
    default:
      throw invalid(`Unknown name "${type}" in a value`)
  }
}

export function readElements(raw: unknown, root: string, depth = 1): RestValue[] {
  const values = readList(readObject(raw, 'arrayValue')['values'], 'arrayValue.values')
  return values.map((element) => {
    const value = readValue(element, root, depth)
    if ('arrayValue' in value) throw invalid('Nested arrays are not allowed')
    return value
  })
}

function readInteger(content: unknown): bigint {
  const isWhole = typeof content === 'number' && Number.isInteger(content)
  if (!isWhole && !(typeof content === 'string' && /^-?\d{1,19}$/.test(content)))
    throw invalid('integerValue must be a whole number')
  const value = BigInt(content)
  if (value < minInteger || value > maxInteger) throw invalid('integerValue exceeds 64 bits')
  return value
}

function readDouble(content: unknown): number | string {
  if (typeof content === 'number') return content
  if (content === 'NaN' || content === 'Infinity' || content === '-Infinity') return content
  // The SDK sends -0 as text, since JSON.stringify loses the sign.
  if (content === '-0') return -0
  throw invalid('doubleValue must be a number')
}

function readBytes(text: string): string {
  const bytes = Buffer.from(text, 'base64')
  // Buffer.from skips anything that is not base64; the comparison shows whether it did.
  const plain = text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')
  const canonical = bytes.toString('base64')
  if (canonical.replace(/=+$/, '') !== plain) throw invalid('bytesValue is not base64')
  return canonical
}

function readGeoPoint(content: unknown): { latitude: number; longitude: number } {
  const { latitude = 0, longitude = 0 } = readObject(content, 'geoPointValue')
  if (typeof latitude !== 'number' || Math.abs(latitude) > 90)
    throw invalid('latitude must be a number from -90 to 90')
  if (typeof longitude !== 'number' || Math.abs(longitude) > 180)
    throw invalid('longitude must be a number from -180 to 180')
  return { latitude, longitude }
}

/** A double value as a number; the protocol writes some of them as text. */
export function doubleOf(value: { doubleValue: number | string }): number {
  return Number(value.doubleValue)
}

/** A double in the protocol's form: JSON has no NaN and no infinities. */
export function doubleValue(number: number): RestValue {
  return { doubleValue: Number.isFinite(number) ? number : String(number) }
}

/** A 64-bit integer in the protocol's form, cut to its range like Firestore's increment. */
export function integerValue(number: bigint): RestValue {
  const cut = number < minInteger ? minInteger : number > maxInteger ? maxInteger : number
  return { integerValue: cut.toString() }
}
