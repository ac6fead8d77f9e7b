import type { Write } from '@/services/firebase/staffDatabase'

type Listener = (writes: readonly Write[]) => void

const listeners = new Set<Listener>()

/** Calls `listener` with what is stored from here. Returns a function that stops it. */
export function watchChanges(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellChanges(writes: readonly Write[]): void {
  listeners.forEach((tell) => tell(writes))
}
