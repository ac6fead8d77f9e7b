import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { HydratedContext } from './useHydrated'

/**
 * Stands around prerendered HTML that React takes over, and tells what is within once that is done: in
 * slices again, so that no tap waits for all of it to be drawn anew.
 */
export function Hydration({ children }: { readonly children: ReactNode }) {
  const [isDone, setIsDone] = useState(false)
  useEffect(() => startTransition(() => setIsDone(true)), [])
  return <HydratedContext value={isDone}>{children}</HydratedContext>
}
