export type Write = { readonly collection: string; readonly id: string } & (
  | {
      readonly set: Readonly<Record<string, unknown>>
      /** Becomes the server's time. */
      readonly timed?: string
    }
  /** Other fields stay. Creates a missing document. */
  | { readonly put: Readonly<Record<string, unknown>>; readonly timed: string }
  /** One key of a map, which null removes. Creates a missing document. */
  | {
      readonly map: string
      readonly key: string
      readonly value: number | null
      readonly put?: Readonly<Record<string, unknown>>
    }
  /** Other fields stay; an undefined one goes. The document must exist. */
  | { readonly change: Readonly<Record<string, unknown>> }
  | { readonly addTo: string; readonly item: string }
  | { readonly takeFrom: string; readonly item: string }
  | { readonly delete: true }
)

type Listener = (writes: readonly Write[]) => void

const listeners = new Set<Listener>()

export function watchChanges(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function publishChanges(writes: readonly Write[]): void {
  listeners.forEach((tell) => tell(writes))
}
