import type { BinaryOperator } from './ast'
import { fail } from './errors'
import { characters } from './methods/string'
import { fieldOf } from './methods/map'
import {
  bool,
  compareNumbers,
  compareText,
  duration,
  equalityKey,
  equals,
  float,
  int,
  isNumber,
  list,
  string,
  timestamp,
  typeOf,
  type FloatValue,
  type IntValue,
  type Value,
} from './values'

type StrictOperator = Exclude<BinaryOperator, '&&' | '||'>
type Arithmetic = '+' | '-' | '*' | '/' | '%'
type Relation = '<' | '<=' | '>' | '>='

/** Both sides are values already; `&&` and `||` are not here, since they absorb errors. */
export function applyOperator(operator: StrictOperator, left: Value, right: Value): Value {
  switch (operator) {
    case '==':
      return bool(equals(left, right))
    case '!=':
      return bool(!equals(left, right))
    case 'in':
      return bool(isIn(left, right))
    case '<':
    case '<=':
    case '>':
    case '>=':
      return bool(relate(operator, compare(operator, left, right)))
    default:
      return calculate(operator, left, right)
  }
}

function unsupported(operator: string, left: Value, right: Value): never {
  return fail(`Unsupported operation error. ${typeOf(left)} ${operator} ${typeOf(right)}.`)
}

function isIn(item: Value, container: Value): boolean {
  switch (container.kind) {
    case 'list': {
      const key = equalityKey(item)
      return container.items.some((each) => equalityKey(each) === key)
    }
    case 'set':
      return container.items.has(equalityKey(item))
    case 'map':
      return item.kind === 'string'
        ? fieldOf(container, item.value) !== undefined
        : unsupported('in', item, container)
    default:
      return unsupported('in', item, container)
  }
}

function relate(operator: Relation, order: number): boolean {
  switch (operator) {
    case '<':
      return order < 0
    case '<=':
      return order <= 0
    case '>':
      return order > 0
    default:
      return order >= 0
  }
}

function compare(operator: Relation, left: Value, right: Value): number {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right)
  if (left.kind === 'string' && right.kind === 'string') {
    return compareText(left.value, right.value)
  }
  if (
    (left.kind === 'timestamp' && right.kind === 'timestamp') ||
    (left.kind === 'duration' && right.kind === 'duration')
  ) {
    return left.nanos < right.nanos ? -1 : left.nanos > right.nanos ? 1 : 0
  }
  return unsupported(operator, left, right)
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

/** `-operand` */
export function negate(operand: Value): Value {
  if (operand.kind === 'int') return int(-operand.value)
  if (operand.kind === 'float') return float(-operand.value)
  return fail(`Unsupported operation error. -${typeOf(operand)}.`)
}

/** `object[index]`: a place in a list, string or path, or a key of a map. */
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
      return string(pick(characters(object.value), index.value))
    case 'path':
      return string(pick(object.segments, index.value))
    default:
      return unsupported('[]', object, index)
  }
}

function pick<Item>(items: readonly Item[], index: bigint): Item {
  const item = index >= 0n && index < items.length ? items[Number(index)] : undefined
  return item ?? fail(`Index ${index} is out of bounds for ${items.length} elements.`)
}

/**
 * `object[from:to]`, without the upper bound; a bound past the end is an error. Missing bounds are
 * the beginning and the end.
 */
export function slice(object: Value, from: Value | null, to: Value | null): Value {
  if (object.kind === 'list') return list(range(object.items, from, to))
  if (object.kind === 'string') return string(range(characters(object.value), from, to).join(''))
  return fail(`Unsupported operation error. ${typeOf(object)}[from:to].`)
}

function range<Item>(
  items: readonly Item[],
  from: Value | null,
  to: Value | null,
): readonly Item[] {
  const start = from ? boundOf(from) : 0n
  const end = to ? boundOf(to) : BigInt(items.length)
  if (start < 0n || end > items.length || start > end) {
    return fail(`Range ${start}:${end} is out of bounds for ${items.length} elements.`)
  }
  return items.slice(Number(start), Number(end))
}

function boundOf(bound: Value): bigint {
  return bound.kind === 'int'
    ? bound.value
    : fail(`Invalid argument: the bound of a range is an int, not ${typeOf(bound)}.`)
}

/** `object.name` */
export function memberOf(object: Value, name: string): Value {
  switch (object.kind) {
    case 'map':
      return fieldOf(object, name) ?? fail(`Property ${name} is undefined on object.`)
    case 'null':
      return fail('Null value error.')
    case 'unknown':
      return fail(object.what)
    default:
      return fail(`Property ${name} is undefined on ${typeOf(object)}.`)
  }
}
