import { fail } from '../errors.ts'
import {
  int,
  keyedSet,
  list,
  looseKey,
  string,
  stringSet,
  typeOf,
  wholeFields,
  type MapDiffValue,
  type MapValue,
  type Value,
} from '../values.ts'
import { expectArgs, expectCount, getter, methodTable } from './method.ts'

/** The field; undefined if the map does not have it, an error if that is unknown. */
export function fieldOf(value: MapValue, key: string): Value | undefined {
  const field = value.fields.get(key)
  return field === undefined && value.mayHave?.(key) ? fail(`${key} is not known here.`) : field
}

/** `get(key, fallback)`; a list of keys walks down nested maps. */
function get(self: MapValue, key: Value, fallback: Value): Value {
  if (key.kind === 'string') return fieldOf(self, key.value) ?? fallback
  if (key.kind !== 'list' || key.items.length === 0) {
    return fail(`Invalid argument: a key is a string or a list of strings, not ${typeOf(key)}.`)
  }
  const path = key.items.map((item) =>
    item.kind === 'string' ? item.value : fail('Invalid argument: every key must be a string.'),
  )
  let current: Value = self
  for (const name of path) {
    const next: Value | undefined = current.kind === 'map' ? fieldOf(current, name) : undefined
    if (next === undefined) return fallback
    current = next
  }
  return current
}

function diff(after: MapValue, before: MapValue): MapDiffValue {
  const now = wholeFields(after)
  const then = wholeFields(before)
  const common = [...now.keys()].filter((key) => then.has(key))
  const isSame = (key: string): boolean => {
    const [left, right] = [now.get(key), then.get(key)]
    return left !== undefined && right !== undefined && looseKey(left) === looseKey(right)
  }
  return {
    kind: 'map_diff',
    added: stringSet([...now.keys()].filter((key) => !then.has(key))),
    removed: stringSet([...then.keys()].filter((key) => !now.has(key))),
    changed: stringSet(common.filter((key) => !isSame(key))),
    unchanged: stringSet(common.filter(isSame)),
  }
}

/** Source: rules.Map. */
export const MAP_METHODS = methodTable<MapValue>({
  size: getter((self) => int(wholeFields(self).size)),
  // Sorted, so that maps with equal keys give equal lists; values are not sorted.
  keys: getter((self) => list([...wholeFields(self).keys()].toSorted().map(string))),
  values: getter((self) => list([...wholeFields(self).values()])),
  get: (self, args) => {
    expectCount(args, 2)
    const [key, fallback] = args
    return key && fallback ? get(self, key, fallback) : fail('Invalid argument.')
  },
  diff: (self, args) => {
    const [before] = expectArgs(args, 'map')
    return diff(self, before)
  },
})

/** Source: rules.MapDiff. */
export const MAP_DIFF_METHODS = methodTable<MapDiffValue>({
  addedKeys: getter(({ added }) => added),
  removedKeys: getter(({ removed }) => removed),
  changedKeys: getter(({ changed }) => changed),
  unchangedKeys: getter(({ unchanged }) => unchanged),
  affectedKeys: getter(({ added, removed, changed }) =>
    keyedSet(new Map([...added.items, ...removed.items, ...changed.items])),
  ),
})
