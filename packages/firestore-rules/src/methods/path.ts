import { fail } from '../errors.ts'
import { segmentText, type PathSegment, type PathValue, type Value } from '../values.ts'
import { convertToString } from './conversions.ts'
import { expectArgs, methodTable } from './method.ts'

export function segmentsOf(value: Value): readonly PathSegment[] {
  return value.kind === 'path' ? value.segments : [convertToString(value).value]
}

/**
 * Fills each `{name}` with one segment, whatever slashes the value has, and each `{name=**}` with a
 * path. The map and the path must have the same names, each once.
 */
function bind({ segments }: PathValue, bindings: ReadonlyMap<string, Value>): PathValue {
  const names = segments.flatMap((each) => (typeof each === 'string' ? [] : [each.placeholder]))
  if (new Set(names).size < names.length) return fail('A variable is twice in the path template.')
  for (const name of bindings.keys()) {
    if (!names.includes(name)) return fail(`Variable ${name} does not exist in the path template.`)
  }
  return {
    kind: 'path',
    segments: segments.flatMap((segment) => {
      if (typeof segment === 'string') return [segment]
      const value = bindings.get(segment.placeholder)
      // Google turns the rest into a path that equals no other.
      if (value === undefined) return fail(`Variable ${segment.placeholder} is not bound.`)
      if (segment.recursive) {
        return value.kind === 'path' ? value.segments.map(segmentText) : fail('Not a path.')
      }
      const text = convertToString(value).value
      return text === '' ? fail('A segment cannot be empty.') : [text]
    }),
  }
}

/** Source: rules.Path; placeholders are written `{name}`, as Google's service understands them. */
export const PATH_METHODS = methodTable<PathValue>({
  bind: (self, args) => {
    const [bindings] = expectArgs(args, 'map')
    return bind(self, bindings.fields)
  },
})
