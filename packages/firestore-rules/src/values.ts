import type { TypeName } from './syntaxTree.ts'
import { fail } from './errors.ts'
import { MAX_VALUE_SIZE } from './limits.ts'

/** A value of the rules language. Ints have 64 bits; times and durations count nanoseconds. */
export type Value =
  | NullValue
  | BoolValue
  | IntValue
  | FloatValue
  | StringValue
  | BytesValue
  | TimestampValue
  | DurationValue
  | LatLngValue
  | PathValue
  | ListValue
  | PartialListValue
  | SetValue
  | MapValue
  | MapDiffValue

export type NullValue = { readonly kind: 'null' }
export type BoolValue = { readonly kind: 'bool'; readonly value: boolean }
export type IntValue = { readonly kind: 'int'; readonly value: bigint }
/** A floating-point number, including NaN and the infinities. */
export type FloatValue = { readonly kind: 'float'; readonly value: number }
/** Text, indexed by UTF-16 units. */
export type StringValue = { readonly kind: 'string'; readonly value: string }
export type BytesValue = { readonly kind: 'bytes'; readonly value: Uint8Array }
/** Since 1970-01-01T00:00Z. */
export type TimestampValue = { readonly kind: 'timestamp'; readonly nanos: bigint }
export type DurationValue = { readonly kind: 'duration'; readonly nanos: bigint }
/** In degrees. */
export type LatLngValue = {
  readonly kind: 'latlng'
  readonly latitude: number
  readonly longitude: number
}
/** A placeholder is a `{name}` that `bind` has not filled; a recursive one, `{name=**}`, takes a path. */
export type PathSegment = string | { readonly placeholder: string; readonly recursive: boolean }
export type PathValue = { readonly kind: 'path'; readonly segments: readonly PathSegment[] }
export type ListValue = { readonly kind: 'list'; readonly items: readonly Value[] }
/**
 * A list of which one item is known, as in a document that a query with array-contains might return.
 * Anything that this item does not decide is an error.
 */
export type PartialListValue = { readonly kind: 'partial_list'; readonly known: Value }
/** Keyed by `looseKey`, so that equal items are one. */
export type SetValue = { readonly kind: 'set'; readonly items: ReadonlyMap<string, Value> }
/** Values by name, like a document's data. */
export type MapValue = {
  readonly kind: 'map'
  readonly fields: ReadonlyMap<string, Value>
  /**
   * Whether it might have another field, like a document that a query might return. Asking for such a
   * field is an error, and so is anything that needs all fields.
   */
  readonly mayHave?: (key: string) => boolean
}
/** What `after.diff(before)` found. */
export type MapDiffValue = {
  readonly kind: 'map_diff'
  readonly added: SetValue
  readonly removed: SetValue
  readonly changed: SetValue
  readonly unchanged: SetValue
}
/** The segment; an error if it is an unfilled placeholder. */
export function segmentText(segment: PathSegment): string {
  return typeof segment === 'string'
    ? segment
    : fail(`Variable ${segment.placeholder} is not bound in path template.`)
}

/** Whether no placeholder is left. */
function isBound({ segments }: PathValue): boolean {
  return segments.every((segment) => typeof segment === 'string')
}

export const NULL: NullValue = { kind: 'null' }
const TRUE: BoolValue = { kind: 'bool', value: true }
const FALSE: BoolValue = { kind: 'bool', value: false }

export function bool(value: boolean): BoolValue {
  return value ? TRUE : FALSE
}

const MAX_INT = 2n ** 63n - 1n
const MIN_INT = -(2n ** 63n)

/** An error beyond 64 bits. */
export function int(value: bigint | number): IntValue {
  const exact = BigInt(value)
  if (exact > MAX_INT || exact < MIN_INT) return fail('Integer overflow.')
  return { kind: 'int', value: exact }
}

export function float(value: number): FloatValue {
  return { kind: 'float', value }
}

/** A string of the rules; an error if it is too long. */
export function string(value: string): StringValue {
  if (value.length > MAX_VALUE_SIZE) return fail('The string becomes too long.')
  return { kind: 'string', value }
}

export function bytes(value: Uint8Array): BytesValue {
  return { kind: 'bytes', value }
}

const NANOS_PER_SECOND = 1_000_000_000n
/** 0001-01-01 and 9999-12-31, the range of a protobuf Timestamp. */
const MIN_TIMESTAMP = -62_135_596_800n * NANOS_PER_SECOND
const MAX_TIMESTAMP = 253_402_300_800n * NANOS_PER_SECOND - 1n
/** About 10,000 years, the range of a protobuf Duration. */
const MAX_DURATION = 315_576_000_000n * NANOS_PER_SECOND

/** An error outside the years 1 to 9999. */
export function timestamp(nanos: bigint): TimestampValue {
  if (nanos < MIN_TIMESTAMP || nanos > MAX_TIMESTAMP) return fail('Timestamp out of range.')
  return { kind: 'timestamp', nanos }
}

/** An error beyond about 10,000 years. */
export function duration(nanos: bigint): DurationValue {
  if (nanos < -MAX_DURATION || nanos > MAX_DURATION) return fail('Duration out of range.')
  return { kind: 'duration', nanos }
}

const sizes = new WeakMap<ListValue | SetValue | MapValue, number>()

/** Bytes that a value takes when written out; shared parts count each time. */
function sizeOf(value: Value): number {
  switch (value.kind) {
    case 'string':
    case 'bytes':
      return 1 + value.value.length
    case 'list':
    case 'set':
    case 'map': {
      const known = sizes.get(value)
      if (known !== undefined) return known
      let size = 1
      for (const part of partsOf(value)) size += sizeOf(part)
      sizes.set(value, size)
      return size
    }
    default:
      return 1
  }
}

function partsOf(value: ListValue | SetValue | MapValue): Iterable<Value> {
  if (value.kind === 'list') return value.items
  return value.kind === 'set' ? value.items.values() : value.fields.values()
}

/** Refuses values that are only small because they share parts: comparing them would take for ever. */
function sized<Composite extends Value>(composite: Composite): Composite {
  return sizeOf(composite) > MAX_VALUE_SIZE ? fail('The value becomes too large.') : composite
}

/** An error if it becomes too large, like the other collections below. */
export function list(items: readonly Value[]): ListValue {
  return sized({ kind: 'list', items })
}

/** Keeps the first of equal items. */
export function set(items: Iterable<Value>): SetValue {
  const unique = new Map<string, Value>()
  for (const item of items) {
    const key = looseKey(item)
    if (!unique.has(key)) unique.set(key, item)
  }
  return keyedSet(unique)
}

/** A set of items that come with their `looseKey`. */
export function keyedSet(items: ReadonlyMap<string, Value>): SetValue {
  return sized({ kind: 'set', items })
}

export function map(fields: ReadonlyMap<string, Value>): MapValue {
  return sized({ kind: 'map', fields })
}

export function stringSet(items: Iterable<string>): SetValue {
  return set(Array.from(items, string))
}

export function typeOf(value: Value): string {
  return value.kind
}

export function isNumber(value: Value): value is IntValue | FloatValue {
  return value.kind === 'int' || value.kind === 'float'
}

/** `value is type`. Google's service answers that no set `is set`. */
export function isOfType(value: Value, type: TypeName): boolean {
  if (type === 'number') return isNumber(value)
  if (type === 'set') return false
  if (value.kind === 'partial_list') return unknownItems()
  return value.kind === type
}

export function unknownItems(): never {
  return fail('Not all items of the list are known here.')
}

/** The fields; an error unless all of them are known. */
export function wholeFields({ fields, mayHave }: MapValue): ReadonlyMap<string, Value> {
  return mayHave ? fail('Not all fields are known here.') : fields
}

/**
 * `left == right`. Values of different types are unequal. Ints and floats compare as numbers, but
 * inside lists and maps 1 and 1.0 differ, as with Google's service.
 */
export function equals(left: Value, right: Value): boolean {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right) === 0
  if (left.kind === 'string' && right.kind === 'string') return left.value === right.value
  if (left.kind === 'partial_list' || right.kind === 'partial_list') return unknownItems()
  if (left.kind !== right.kind) return false
  // A path with a placeholder equals nothing, not even itself.
  if (left.kind === 'path' && right.kind === 'path' && !(isBound(left) && isBound(right)))
    return false
  return strictKey(left) === strictKey(right)
}

/** Compares an int and a float as floats. Negative, zero or positive; NaN if either is NaN. */
export function compareNumbers(left: IntValue | FloatValue, right: IntValue | FloatValue): number {
  const isMixed = left.kind !== right.kind
  const one = isMixed ? Number(left.value) : left.value
  const other = isMixed ? Number(right.value) : right.value
  if (one < other) return -1
  if (one > other) return 1
  return Number.isNaN(one) || Number.isNaN(other) ? NaN : 0
}

let nextNaN = 0

/**
 * The same text for equal values, but not for 1 and 1.0: used by lists. As in Google's service, 0.0 and
 * -0.0 are the same element of a list, but make two lists or maps differ.
 */
export function strictKey(value: Value): string {
  return keyOf(value.kind === 'float' && value.value === 0 ? float(0) : value, 'f')
}

/** The same text for equal values, including 1 and 1.0: used by sets and diff(). */
export function looseKey(value: Value): string {
  return keyOf(value, 'i')
}

/** `whole` marks floats that are whole numbers; ints are marked with i. */
function keyOf(value: Value, whole: 'i' | 'f'): string {
  switch (value.kind) {
    case 'null':
      return 'null'
    case 'bool':
      return `${value.value}`
    case 'int':
      return `i${value.value}`
    case 'float':
      return floatKey(value.value, whole)
    case 'string':
      return JSON.stringify(value.value)
    case 'bytes':
      return `b${value.value.join()}`
    case 'timestamp':
      return `t${value.nanos}`
    case 'duration':
      return `d${value.nanos}`
    case 'latlng':
      return `l${signedText(value.latitude)},${signedText(value.longitude)}`
    case 'path':
      return `p${JSON.stringify(value.segments.map(segmentText))}`
    case 'list':
      return `[${value.items.map((item) => keyOf(item, whole)).join()}]`
    case 'partial_list':
      return unknownItems()
    case 'set':
      return `s[${[...value.items.keys()].toSorted().join()}]`
    case 'map':
      return `{${[...wholeFields(value)]
        .map(([key, item]) => `${JSON.stringify(key)}:${keyOf(item, whole)}`)
        .toSorted()
        .join()}}`
    default:
      return `diff(${[value.added, value.removed, value.changed, value.unchanged]
        .map(looseKey)
        .join()})`
  }
}

function signedText(value: number): string {
  return Object.is(value, -0) ? '-0' : `${value}`
}

function floatKey(value: number, whole: 'i' | 'f'): string {
  if (Number.isNaN(value)) {
    // NaN equals nothing, not even itself.
    nextNaN += 1
    return `NaN${nextNaN}`
  }
  if (whole === 'f' && Object.is(value, -0)) return 'f-0'
  return Number.isInteger(value) ? `${whole}${BigInt(value)}` : `f${value}`
}
