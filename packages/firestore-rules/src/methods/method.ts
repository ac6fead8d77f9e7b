import { fail } from '../errors.ts'
import { typeOf, type Value } from '../values.ts'

/** A built-in method: takes the value before the dot and the arguments, or fails. */
export type Method<Receiver extends Value> = (receiver: Receiver, args: readonly Value[]) => Value

/** A built-in function, of a package or not. */
export type BuiltIn = (args: readonly Value[]) => Value

/** Exactly this many arguments of these types; anything else is an error, as with Google. */
export function expectArgs<const Kinds extends readonly Value['kind'][]>(
  args: readonly Value[],
  ...kinds: Kinds
): { [Index in keyof Kinds]: Extract<Value, { kind: Kinds[Index] }> } {
  expectCount(args, kinds.length)
  const checked = kinds.map((kind, index) => {
    const arg = args[index]
    if (!arg || arg.kind !== kind) {
      return fail(`Invalid argument: expected ${kind}, received ${arg ? typeOf(arg) : 'nothing'}.`)
    }
    return arg
  })
  // Each element was compared with its own kind above.
  return checked as { [Index in keyof Kinds]: Extract<Value, { kind: Kinds[Index] }> }
}

/** Exactly this many arguments; anything else is an error. */
export function expectCount(args: readonly Value[], count: number): void {
  if (args.length !== count) {
    fail(`Invalid argument count: expected ${count}, received ${args.length}.`)
  }
}

/** A table without JavaScript's inherited names. */
export function methodTable<Receiver extends Value>(
  methods: Readonly<Record<string, Method<Receiver>>>,
): ReadonlyMap<string, Method<Receiver>> {
  return new Map(Object.entries(methods))
}

/** Functions by name, without JavaScript's inherited names. */
export function builtInTable(
  functions: Readonly<Record<string, BuiltIn>>,
): ReadonlyMap<string, BuiltIn> {
  return new Map(Object.entries(functions))
}

export function getter<Receiver extends Value>(
  read: (receiver: Receiver) => Value,
): Method<Receiver> {
  return (receiver, args) => {
    expectCount(args, 0)
    return read(receiver)
  }
}
