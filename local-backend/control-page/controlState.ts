import type { ControlledBackend, PlainDocument } from './controlledBackend.ts'

/** All that /__local shows, and what /__local/state.json answers. */
export interface ControlState {
  /** Documents by the path of their collection. */
  documents: Record<string, PlainDocument[]>
  outbox: ReturnType<ControlledBackend['outbox']>
  stkRequests: ReturnType<ControlledBackend['stkRequests']>
  denials: ReturnType<ControlledBackend['denials']>
  faults: ReturnType<ControlledBackend['pendingFaults']>
  /** Whether there is something to try the staff area with. */
  hasSamples: boolean
}

/** The state of this moment. */
export function readState(backend: ControlledBackend): ControlState {
  return {
    documents: Object.fromEntries(
      backend.collections().map((path) => [path, backend.documents(path)]),
    ),
    outbox: backend.outbox(),
    stkRequests: backend.stkRequests(),
    denials: backend.denials(),
    faults: backend.pendingFaults(),
    hasSamples: backend.statement() !== null,
  }
}

/** JSON of anything that plain documents hold: dates as ISO text, integers beyond 2^53 as text. */
export function toJson(value: unknown, indent?: number): string {
  return JSON.stringify(
    value,
    (_key, one: unknown) => (typeof one === 'bigint' ? one.toString() : one),
    indent,
  )
}
