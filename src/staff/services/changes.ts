import type { Write } from './write'

type Listener = (writes: readonly Write[]) => void

const listeners = new Set<Listener>()

export function watchChanges(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function publishChanges(writes: readonly Write[]): void {
  listeners.forEach((tell) => tell(writes))
}
