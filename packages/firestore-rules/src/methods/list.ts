import { fail } from '../errors.ts'
import { MAX_VALUE_SIZE } from '../limits.ts'
import {
  bool,
  int,
  list,
  set,
  strictKey,
  string,
  unknownItems,
  type ListValue,
  type PartialListValue,
  type Value,
} from '../values.ts'
import { convertToString } from './conversions.ts'
import { expectArgs, getter, methodTable } from './method.ts'

/** The keys by which lists compare their items. */
function keysOf(items: Iterable<Value>): Set<string> {
  return new Set(Array.from(items, strictKey))
}

export function isSubset(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  for (const key of part) if (!whole.has(key)) return false
  return true
}

export function isDisjoint(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const key of one) if (other.has(key)) return false
  return true
}

function join(items: readonly Value[], separator: string): string {
  if (items.length * separator.length > MAX_VALUE_SIZE) return fail('The string becomes too long.')
  return items.map((item) => convertToString(item).value).join(separator)
}

/** What a single known item can decide. */
export const PARTIAL_LIST_METHODS = methodTable<PartialListValue>({
  hasAny: ({ known }, args) => {
    const [{ items }] = expectArgs(args, 'list')
    return bool(keysOf(items).has(strictKey(known)) || unknownItems())
  },
})

/** Source: rules.List. 1 and 1.0 are different elements. */
export const LIST_METHODS = methodTable<ListValue>({
  size: getter(({ items }) => int(items.length)),
  toSet: getter(({ items }) => set(items)),
  concat: ({ items }, args) => {
    const [other] = expectArgs(args, 'list')
    return list([...items, ...other.items])
  },
  hasAll: ({ items }, args) => {
    const [other] = expectArgs(args, 'list')
    return bool(isSubset(keysOf(other.items), keysOf(items)))
  },
  hasAny: ({ items }, args) => {
    const [other] = expectArgs(args, 'list')
    return bool(!isDisjoint(keysOf(other.items), keysOf(items)))
  },
  hasOnly: ({ items }, args) => {
    const [other] = expectArgs(args, 'list')
    return bool(isSubset(keysOf(items), keysOf(other.items)))
  },
  removeAll: ({ items }, args) => {
    const [other] = expectArgs(args, 'list')
    const removed = keysOf(other.items)
    return list(items.filter((item) => !removed.has(strictKey(item))))
  },
  join: ({ items }, args) => {
    const [separator] = expectArgs(args, 'string')
    return string(join(items, separator.value))
  },
})
