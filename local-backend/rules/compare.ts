import { fail } from './errors.ts'
import { compareNumbers, isNumber, typeOf, type Relation, type Value } from './values.ts'

export function unsupported(operator: string, left: Value, right: Value): never {
  return fail(`Unsupported operation error. ${typeOf(left)} ${operator} ${typeOf(right)}.`)
}

/** What the operator makes of a difference. */
export function relate(operator: Relation, difference: number): boolean {
  switch (operator) {
    case '<':
      return difference < 0
    case '<=':
      return difference <= 0
    case '>':
      return difference > 0
    default:
      return difference >= 0
  }
}

/** Negative, zero or positive, NaN with NaN; an error for what has no order. */
export function compare(operator: Relation, left: Value, right: Value): number {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right)
  // By UTF-16 units, as Java compares strings.
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
