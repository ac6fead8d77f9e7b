import type { TypeName } from './ast'
import { fail } from './errors'
import { MAX_VALUE_SIZE } from './limits'

/** A value of the rules language. Ints are 64-bit, times and durations count nanoseconds. */
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
  | SetValue
  | MapValue
  | MapDiffValue
  | UnknownValue

export type NullValue = { readonly kind: 'null' }
export type BoolValue = { readonly kind: 'bool'; readonly value: boolean }
export type IntValue = { readonly kind: 'int'; readonly value: bigint }
export type FloatValue = { readonly kind: 'float'; readonly value: number }
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
export type PathValue = { readonly kind: 'path'; readonly segments: readonly string[] }
export type ListValue = { readonly kind: 'list'; readonly items: readonly Value[] }
/** By `equalityKey`, so that equal items are one. */
export type SetValue = { readonly kind: 'set'; readonly items: ReadonlyMap<string, Value> }
export type MapValue = {
  readonly kind: 'map'
  readonly fields: ReadonlyMap<string, Value>
  /**
   * Only these fields are known and there may be more: a document that a query might return.
   * Whatever would need the rest is an error.
   */
  readonly partial?: true
}
export type MapDiffValue = {
  readonly kind: 'map_diff'
  readonly added: SetValue
  readonly removed: SetValue
  readonly changed: SetValue
  readonly unchanged: SetValue
}
/** Something a query leaves open, such as the id of the documents it might return. */
export type UnknownValue = { readonly kind: 'unknown'; readonly what: string }

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

export function timestamp(nanos: bigint): TimestampValue {
  if (nanos < MIN_TIMESTAMP || nanos > MAX_TIMESTAMP) return fail('Timestamp out of range.')
  return { kind: 'timestamp', nanos }
}

export function duration(nanos: bigint): DurationValue {
  if (nanos < -MAX_DURATION || nanos > MAX_DURATION) return fail('Duration out of range.')
  return { kind: 'duration', nanos }
}

/** Bytes a value takes when written out; shared parts count each time. */
const sizes = new WeakMap<Value, number>()

function sizeOf(value: Value): number {
  if (value.kind === 'string' || value.kind === 'bytes') return 1 + value.value.length
  return sizes.get(value) ?? 1
}

/** Refuses values that only sharing keeps small, since comparing them would take for ever. */
function sized<Composite extends Value>(composite: Composite, parts: Iterable<Value>): Composite {
  let size = 1
  for (const part of parts) size += sizeOf(part)
  if (size > MAX_VALUE_SIZE) return fail('The value becomes too large.')
  sizes.set(composite, size)
  return composite
}

export function list(items: readonly Value[]): ListValue {
  return sized({ kind: 'list', items }, items)
}

/** Of equal items the first is kept. */
export function set(items: Iterable<Value>): SetValue {
  const unique = new Map<string, Value>()
  for (const item of items) {
    const key = equalityKey(item)
    if (!unique.has(key)) unique.set(key, item)
  }
  return keyedSet(unique)
}

/** A set whose items come with their `equalityKey`. */
export function keyedSet(items: ReadonlyMap<string, Value>): SetValue {
  return sized({ kind: 'set', items }, items.values())
}

export function map(fields: ReadonlyMap<string, Value>): MapValue {
  return sized({ kind: 'map', fields }, fields.values())
}

export function stringSet(items: Iterable<string>): SetValue {
  return set(Array.from(items, string))
}

/** The name of the value's own type, as `is` spells it. */
export function typeOf(value: Value): string {
  return value.kind
}

export function isNumber(value: Value): value is IntValue | FloatValue {
  return value.kind === 'int' || value.kind === 'float'
}

/** `value is type` */
export function isOfType(value: Value, type: TypeName): boolean {
  if (type === 'number') return isNumber(value)
  return value.kind === type
}

/** The fields, if all of them are known; otherwise an error. */
export function wholeFields(value: MapValue): ReadonlyMap<string, Value> {
  if (value.partial) {
    return fail('A query does not say which fields its documents have beyond those it filters on.')
  }
  return value.fields
}

/** `left == right`. Values of different types are unequal; ints and floats compare as numbers. */
export function equals(left: Value, right: Value): boolean {
  if (left.kind === 'unknown') return fail(left.what)
  if (right.kind === 'unknown') return fail(right.what)
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right) === 0
  if (left.kind === 'string' && right.kind === 'string') return left.value === right.value
  if (left.kind !== right.kind) return false
  return equalityKey(left) === equalityKey(right)
}

/** By exact value: negative, zero or positive; NaN when one of them is NaN. */
export function compareNumbers(left: IntValue | FloatValue, right: IntValue | FloatValue): number {
  if (left.value < right.value) return -1
  if (left.value > right.value) return 1
  return Number.isNaN(left.value) || Number.isNaN(right.value) ? NaN : 0
}

/** By characters; comparing UTF-16 units would sort emoji before some other signs. */
export function compareText(left: string, right: string): number {
  const rights = right[Symbol.iterator]()
  for (const character of left) {
    const other = rights.next()
    if (other.done) return 1
    const difference = (character.codePointAt(0) ?? 0) - (other.value.codePointAt(0) ?? 0)
    if (difference !== 0) return difference
  }
  return rights.next().done ? 0 : -1
}

let nextNaN = 0

/** The same text for exactly those values that `==` calls equal. */
export function equalityKey(value: Value): string {
  switch (value.kind) {
    case 'null':
      return 'null'
    case 'bool':
      return `${value.value}`
    case 'int':
      return `n${value.value}`
    case 'float':
      return floatKey(value.value)
    case 'string':
      return JSON.stringify(value.value)
    case 'bytes':
      return `b${value.value.join()}`
    case 'timestamp':
      return `t${value.nanos}`
    case 'duration':
      return `d${value.nanos}`
    case 'latlng':
      return `l${value.latitude + 0},${value.longitude + 0}`
    case 'path':
      return `p${JSON.stringify(value.segments)}`
    case 'list':
      return `[${value.items.map(equalityKey).join()}]`
    case 'set':
      return `s[${[...value.items.keys()].toSorted().join()}]`
    case 'map':
      return `{${[...wholeFields(value)]
        .map(([key, item]) => `${JSON.stringify(key)}:${equalityKey(item)}`)
        .toSorted()
        .join()}}`
    case 'map_diff':
      return `diff(${[value.added, value.removed, value.changed, value.unchanged]
        .map(equalityKey)
        .join()})`
    default:
      return fail(value.what)
  }
}

function floatKey(value: number): string {
  if (Number.isNaN(value)) {
    // NaN equals nothing, not even itself.
    nextNaN += 1
    return `NaN${nextNaN}`
  }
  return Number.isInteger(value) ? `n${BigInt(value)}` : `n${value}`
}
