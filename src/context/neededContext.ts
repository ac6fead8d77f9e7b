import { createContext, use, type Context } from 'react'

/** A context, and the hook that reads it. `needs` is the error without a provider. */
export function neededContext<T>(needs: string): readonly [Context<T | null>, () => T] {
  const Needed = createContext<T | null>(null)
  function useNeeded(): T {
    const value = use(Needed)
    if (value === null) throw new Error(needs)
    return value
  }
  return [Needed, useNeeded]
}
