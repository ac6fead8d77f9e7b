import { fail } from './errors.ts'
import { fieldOf } from './methods/map.ts'
import type { BinaryOperator } from './syntaxTree.ts'
import {
  bool,
  compareNumbers,
  duration,
  equals,
  float,
  int,
  isNumber,
  list,
  looseKey,
  strictKey,
  segmentText,
  string,
  timestamp,
  typeOf,
  unknownItems,
  type FloatValue,
  type IntValue,
  type Value,
} from './values.ts'

type StrictOperator = Exclude<BinaryOperator, '&&' | '||'>
type Arithmetic = '+' | '-' | '*' | '/' | '%'

/** Both sides are values: `&&` and `||`, which absorb errors, are elsewhere. */
export function applyOperator(operator: StrictOperator, left: Value, right: Value): Value {
  switch (operator) {
    case '==':
      return bool(equals(left, right))
    case '!=':
      return bool(!equals(left, right))
    case 'in':
      return bool(isIn(left, right))
    case '<':
      return bool(compare(operator, left, right) < 0)
    case '<=':
      return bool(compare(operator, left, right) <= 0)
    case '>':
      return bool(compare(operator, left, right) > 0)
    case '>=':
      return bool(compare(operator, left, right) >= 0)
    default:
      return calculate(operator, left, right)
  }
}

function unsupported(operator: string, left: Value, right: Value): never {
  return fail(`Unsupported operation error. ${typeOf(left)} ${operator} ${typeOf(right)}.`)
}

/** Negative, zero or positive; NaN for NaN; an error for values without an order. */
function compare(operator: string, left: Value, right: Value): number {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right)
  // By UTF-16 units, like Java.
  if (left.kind === 'string' && right.kind === 'string') return order(left.value, right.value)
  if (left.kind === 'bytes' && right.kind === 'bytes') return compareBytes(left.value, right.value)
  if (
    (left.kind === 'timestamp' && right.kind === 'timestamp') ||
    (left.kind === 'duration' && right.kind === 'duration')
  ) {
    return order(left.nanos, right.nanos)
  }
  return unsupported(operator, left, right)
}

function order<Ordered extends string | bigint | number>(left: Ordered, right: Ordered): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}

function compareBytes(left: Uint8Array, right: Uint8Array): number {
  const at = left.findIndex((byte, index) => byte !== right[index])
  return at === -1 ? order(left.length, right.length) : order(left[at] ?? 0, right[at] ?? -1)
}

function isIn(item: Value, container: Value): boolean {
  switch (container.kind) {
    case 'list': {
      const key = strictKey(item)
      return container.items.some((each) => strictKey(each) === key)
    }
    case 'partial_list':
      return strictKey(item) === strictKey(container.known) || unknownItems()
    case 'set':
      return container.items.has(looseKey(item))
    case 'map':
      return item.kind === 'string'
        ? fieldOf(container, item.value) !== undefined
        : unsupported('in', item, container)
    default:
      return unsupported('in', item, container)
  }
}

function calculate(operator: Arithmetic, left: Value, right: Value): Value {
  if (left.kind === 'int' && right.kind === 'int') {
    return calculateInts(operator, left.value, right.value)
  }
  if (isNumber(left) && isNumber(right)) return calculateFloats(operator, left, right)
  if (operator === '+') return add(left, right)
  if (operator === '-') return subtract(left, right)
  return unsupported(operator, left, right)
}

/** Division truncates toward zero, as bigint division does. */
function calculateInts(operator: Arithmetic, left: bigint, right: bigint): IntValue {
  if (right === 0n && (operator === '/' || operator === '%')) return fail('Division by zero.')
  switch (operator) {
    case '+':
      return int(left + right)
    case '-':
      return int(left - right)
    case '*':
      return int(left * right)
    case '/':
      return int(left / right)
    default:
      return int(left % right)
  }
}

function calculateFloats(
  operator: Arithmetic,
  left: IntValue | FloatValue,
  right: IntValue | FloatValue,
): FloatValue {
  const [a, b] = [Number(left.value), Number(right.value)]
  if (b === 0 && (operator === '/' || operator === '%')) return fail('Division by zero.')
  switch (operator) {
    case '+':
      return float(a + b)
    case '-':
      return float(a - b)
    case '*':
      return float(a * b)
    case '/':
      return float(a / b)
    default:
      return float(a % b)
  }
}

function add(left: Value, right: Value): Value {
  if (left.kind === 'string' && right.kind === 'string') return string(left.value + right.value)
  if (left.kind === 'timestamp' && right.kind === 'duration') {
    return timestamp(left.nanos + right.nanos)
  }
  if (left.kind === 'duration' && right.kind === 'timestamp') return add(right, left)
  if (left.kind === 'duration' && right.kind === 'duration') {
    return duration(left.nanos + right.nanos)
  }
  return unsupported('+', left, right)
}

function subtract(left: Value, right: Value): Value {
  if (left.kind === 'timestamp' && right.kind === 'timestamp') {
    return duration(left.nanos - right.nanos)
  }
  if (left.kind === 'timestamp' && right.kind === 'duration') {
    return timestamp(left.nanos - right.nanos)
  }
  if (left.kind === 'duration' && right.kind === 'duration') {
    return duration(left.nanos - right.nanos)
  }
  return unsupported('-', left, right)
}

export function negate(operand: Value): Value {
  if (operand.kind === 'int') return int(-operand.value)
  if (operand.kind === 'float') return float(-operand.value)
  if (operand.kind === 'duration') return duration(-operand.nanos)
  return fail(`Unsupported operation error. -${typeOf(operand)}.`)
}

/** `object[index]`: an item of a list, string or path, or a key of a map. */
export function elementAt(object: Value, index: Value): Value {
  if (object.kind === 'map') {
    if (index.kind === 'string') return memberOf(object, index.value)
    return fail(`Invalid argument: a key is a string, not ${typeOf(index)}.`)
  }
  if (object.kind === 'null') return fail('Null value error.')
  if (index.kind !== 'int') return unsupported('[]', object, index)
  switch (object.kind) {
    case 'list':
      return pick(object.items, index.value)
    case 'string':
      return string(characterAt(object.value, index.value))
    case 'path':
      return string(pick(object.segments.map(segmentText), index.value))
    default:
      return unsupported('[]', object, index)
  }
}

function pick<Item>(items: readonly Item[], index: bigint): Item {
  const item = index >= 0n && index < items.length ? items[Number(index)] : undefined
  return item ?? fail(`Index ${index} is out of bounds for ${items.length} elements.`)
}

/** A character is a UTF-16 unit, as in Java. */
function characterAt(text: string, index: bigint): string {
  const character = index >= 0n ? text[Number(index)] : undefined
  return character ?? fail(`Index ${index} is out of bounds for ${text.length} characters.`)
}

/**
 * `object[from:to]`, without the upper bound. Missing bounds are the beginning and the end. A range
 * may be empty, but only if both bounds are at elements that exist.
 */
export function slice(object: Value, from: Value | null, to: Value | null): Value {
  if (object.kind === 'list') return list(object.items.slice(...range(object.items, from, to)))
  if (object.kind === 'string') return string(object.value.slice(...range(object.value, from, to)))
  if (object.kind === 'path' && object.segments.every((each) => typeof each === 'string')) {
    return { kind: 'path', segments: object.segments.slice(...range(object.segments, from, to)) }
  }
  return fail(`Unsupported operation error. ${typeOf(object)}[from:to].`)
}

function range(
  { length }: { length: number },
  from: Value | null,
  to: Value | null,
): [number, number] {
  const start = from ? boundOf(from) : 0n
  const end = to ? boundOf(to) : BigInt(length)
  if (start < 0n || start >= length || end < 1n || end > length || start > end) {
    return fail(`Range ${start}:${end} is out of bounds for ${length} elements.`)
  }
  return [Number(start), Number(end)]
}

function boundOf(bound: Value): bigint {
  return bound.kind === 'int'
    ? bound.value
    : fail(`Invalid argument: the bound of a range is an int, not ${typeOf(bound)}.`)
}

export function memberOf(object: Value, name: string): Value {
  switch (object.kind) {
    case 'map':
      return fieldOf(object, name) ?? fail(`Property ${name} is undefined on object.`)
    case 'null':
      return fail('Null value error.')
    default:
      return fail(`Property ${name} is undefined on ${typeOf(object)}.`)
  }
}
