import { compare } from './compare.ts'
import { fail } from './errors.ts'
import { bool, strictKey, type Fact, type UnknownValue, type Value } from './values.ts'

/**
 * `unknown operator value` where the filters of a query leave only this result: true, or else an
 * error. As with Google's service they never prove that something is false.
 */
export function prove(unknown: UnknownValue, operator: Fact['operator'], value: Value): Value {
  const isProven = unknown.facts?.some((fact) =>
    fact.operator === 'contains'
      ? operator === 'contains' && strictKey(fact.value) === strictKey(value)
      : operator !== 'contains' && isWithin(fact.operator, fact.value, operator, value),
  )
  return isProven ? bool(true) : fail(unknown.what)
}

/** Whether all that is `known bound` is `asked value`. An int says nothing about floats. */
function isWithin(
  known: string,
  bound: Value,
  asked: '<' | '<=' | '>' | '>=',
  value: Value,
): boolean {
  if (known[0] !== asked[0] || bound.kind !== value.kind) return false
  const difference = compare(asked, bound, value)
  if (difference === 0) return asked.endsWith('=') || !known.endsWith('=')
  return asked.startsWith('<') ? difference < 0 : difference > 0
}

/** `unknown.hasAny(items)` */
export function proveAny(unknown: UnknownValue, items: readonly Value[]): Value {
  const wanted = new Set(items.map(strictKey))
  const isProven = unknown.facts?.some(
    ({ operator, value }) => operator === 'contains' && wanted.has(strictKey(value)),
  )
  return isProven ? bool(true) : fail(unknown.what)
}
