import { fail } from '../errors.ts'
import type { Value } from '../values.ts'
import { BYTES_METHODS } from './bytes.ts'
import { LATLNG_METHODS } from './latlng.ts'
import { LIST_METHODS, PARTIAL_LIST_METHODS } from './list.ts'
import { MAP_DIFF_METHODS, MAP_METHODS } from './map.ts'
import type { Method } from './method.ts'
import { PATH_METHODS } from './path.ts'
import { SET_METHODS } from './set.ts'
import { STRING_METHODS } from './string.ts'
import { DURATION_METHODS, TIMESTAMP_METHODS } from './timestamp.ts'

function call<Receiver extends Value>(
  methods: ReadonlyMap<string, Method<Receiver>>,
  receiver: Receiver,
  name: string,
  args: readonly Value[],
): Value {
  const method = methods.get(name)
  return method ? method(receiver, args) : notFound(name)
}

export function notFound(name: string): never {
  return fail(`Function not found error: Name: [${name}].`)
}

/** `receiver.name(args)` */
export function callMethod(receiver: Value, name: string, args: readonly Value[]): Value {
  switch (receiver.kind) {
    case 'string':
      return call(STRING_METHODS, receiver, name, args)
    case 'list':
      return call(LIST_METHODS, receiver, name, args)
    case 'partial_list':
      return call(PARTIAL_LIST_METHODS, receiver, name, args)
    case 'set':
      return call(SET_METHODS, receiver, name, args)
    case 'map':
      return call(MAP_METHODS, receiver, name, args)
    case 'map_diff':
      return call(MAP_DIFF_METHODS, receiver, name, args)
    case 'timestamp':
      return call(TIMESTAMP_METHODS, receiver, name, args)
    case 'duration':
      return call(DURATION_METHODS, receiver, name, args)
    case 'latlng':
      return call(LATLNG_METHODS, receiver, name, args)
    case 'bytes':
      return call(BYTES_METHODS, receiver, name, args)
    case 'path':
      return call(PATH_METHODS, receiver, name, args)
    case 'null':
      return fail('Null value error.')
    default:
      return notFound(name)
  }
}
