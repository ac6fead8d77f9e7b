import { fail } from '../errors.ts'
import { type PathSegment, type PathValue, type Value } from '../values.ts'
import { convertToString } from './conversions.ts'
import { expectArgs, methodTable } from './method.ts'

/** The segments a value stands for in a path. */
export function segmentsOf(value: Value): readonly PathSegment[] {
  return value.kind === 'path' ? value.segments : [convertToString(value).value]
}

/** Fills `{name}`; every key of the map must be such a name. */
function bind({ segments }: PathValue, bindings: ReadonlyMap<string, Value>): PathValue {
  const names = new Set(
    segments.map((each) => (typeof each === 'string' ? null : each.placeholder)),
  )
  for (const name of bindings.keys()) {
    if (!names.has(name)) return fail(`Variable ${name} does not exist in the path template.`)
  }
  return {
    kind: 'path',
    segments: segments.flatMap((segment) => {
      const value = typeof segment === 'string' ? undefined : bindings.get(segment.placeholder)
      if (value?.kind === 'string' && value.value === '') return fail('A segment cannot be empty.')
      return value === undefined ? [segment] : segmentsOf(value)
    }),
  }
}

/** Source: rules.Path; placeholders are written `{name}`, which Google's service understands. */
export const PATH_METHODS = methodTable<PathValue>({
  bind: (self, args) => {
    const [bindings] = expectArgs(args, 'map')
    return bind(self, bindings.fields)
  },
})
