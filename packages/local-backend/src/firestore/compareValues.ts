import type { RestFields, RestValue } from './restTypes.ts'
import { readTimestamp } from './timestamps.ts'
import { doubleOf } from './values.ts'

/**
 * The order of values of different types ("Value type ordering" in Firestore's documentation of
 * data types). Integers and doubles are one type here.
 */
export function typeOrder(value: RestValue): number {
  if ('nullValue' in value) return 0
  if ('booleanValue' in value) return 1
  if ('integerValue' in value || 'doubleValue' in value) return 2
  if ('timestampValue' in value) return 3
  if ('stringValue' in value) return 4
  if ('bytesValue' in value) return 5
  if ('referenceValue' in value) return 6
  if ('geoPointValue' in value) return 7
  if ('arrayValue' in value) return 8
  return 9
}

/** Firestore's order of values, for Array.sort: negative, 0 or positive; 1 and 1.0 are equal. */
export function compareValues(a: RestValue, b: RestValue): number {
  const byType = typeOrder(a) - typeOrder(b)
  if (byType !== 0) return byType
  if ('booleanValue' in a && 'booleanValue' in b)
    return Number(a.booleanValue) - Number(b.booleanValue)
  if ('timestampValue' in a && 'timestampValue' in b)
    return order(readTimestamp(a.timestampValue), readTimestamp(b.timestampValue))
  if ('stringValue' in a && 'stringValue' in b)
    return Buffer.compare(Buffer.from(a.stringValue), Buffer.from(b.stringValue))
  if ('bytesValue' in a && 'bytesValue' in b)
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'))
  if ('referenceValue' in a && 'referenceValue' in b)
    return comparePaths(a.referenceValue.split('/'), b.referenceValue.split('/'))
  if ('geoPointValue' in a && 'geoPointValue' in b)
    return (
      order(a.geoPointValue.latitude ?? 0, b.geoPointValue.latitude ?? 0) ||
      order(a.geoPointValue.longitude ?? 0, b.geoPointValue.longitude ?? 0)
    )
  if ('arrayValue' in a && 'arrayValue' in b)
    return compareLists(a.arrayValue.values ?? [], b.arrayValue.values ?? [], compareValues)
  if ('mapValue' in a && 'mapValue' in b)
    return compareMaps(a.mapValue.fields ?? {}, b.mapValue.fields ?? {})
  return compareNumbers(a, b)
}

export function sameValue(a: RestValue, b: RestValue): boolean {
  // The most frequent question: documents by name.
  if ('referenceValue' in a && 'referenceValue' in b) return a.referenceValue === b.referenceValue
  return compareValues(a, b) === 0
}

/** Order of resource names: segment by segment, each by its UTF-8 bytes. */
function comparePaths(a: readonly string[], b: readonly string[]): number {
  return compareLists(a, b, compareTexts)
}

function compareTexts(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

/** A number value as bigint or number; JavaScript compares the two exactly. */
export function numberOf(value: RestValue): bigint | number | undefined {
  if ('integerValue' in value) return BigInt(value.integerValue)
  return 'doubleValue' in value ? doubleOf(value) : undefined
}

function compareNumbers(a: RestValue, b: RestValue): number {
  const left = numberOf(a)
  const right = numberOf(b)
  if (left === undefined || right === undefined) return 0
  // NaN comes before all numbers and equals itself.
  if (Number.isNaN(left) || Number.isNaN(right))
    return Number(Number.isNaN(right)) - Number(Number.isNaN(left))
  return order(left, right)
}

function compareMaps(a: RestFields, b: RestFields): number {
  return compareLists(
    sortedEntries(a),
    sortedEntries(b),
    ([leftName, leftValue], [rightName, rightValue]) =>
      compareTexts(leftName, rightName) || compareValues(leftValue, rightValue),
  )
}

function sortedEntries(fields: RestFields): [string, RestValue][] {
  return Object.entries(fields).toSorted(([left], [right]) => compareTexts(left, right))
}

function compareLists<T>(
  a: readonly T[],
  b: readonly T[],
  compare: (left: T, right: T) => number,
): number {
  for (const [index, left] of a.entries()) {
    const right = b[index]
    if (right === undefined) break
    const difference = compare(left, right)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

function order(a: bigint | number, b: bigint | number): number {
  return a < b ? -1 : a > b ? 1 : 0
}
