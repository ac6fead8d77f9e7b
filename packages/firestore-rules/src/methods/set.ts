import { fail } from '../errors.ts'
import { bool, int, keyedSet, looseKey, typeOf, type SetValue, type Value } from '../values.ts'
import { isDisjoint, isSubset } from './list.ts'
import { expectArgs, expectCount, getter, methodTable } from './method.ts'

/** hasAll, hasAny and hasOnly take a set or a list, the other methods only a set. */
function setOrList(args: readonly Value[]): Set<string> {
  expectCount(args, 1)
  const [other] = args
  if (other?.kind === 'set') return new Set(other.items.keys())
  if (other?.kind === 'list') return new Set(other.items.map(looseKey))
  return fail(`Invalid argument: expected set or list, received ${other ? typeOf(other) : ''}.`)
}

function keys({ items }: SetValue): Set<string> {
  return new Set(items.keys())
}

function only({ items }: SetValue, keep: (key: string) => boolean): SetValue {
  return keyedSet(new Map([...items].filter(([key]) => keep(key))))
}

/** Source: rules.Set. */
export const SET_METHODS = methodTable<SetValue>({
  size: getter(({ items }) => int(items.size)),
  hasAll: (self, args) => bool(isSubset(setOrList(args), keys(self))),
  hasAny: (self, args) => bool(!isDisjoint(setOrList(args), keys(self))),
  hasOnly: (self, args) => bool(isSubset(keys(self), setOrList(args))),
  difference: (self, args) => {
    const [other] = expectArgs(args, 'set')
    return only(self, (key) => !other.items.has(key))
  },
  intersection: (self, args) => {
    const [other] = expectArgs(args, 'set')
    return only(self, (key) => other.items.has(key))
  },
  union: (self, args) => {
    const [other] = expectArgs(args, 'set')
    return keyedSet(new Map([...other.items, ...self.items]))
  },
})
