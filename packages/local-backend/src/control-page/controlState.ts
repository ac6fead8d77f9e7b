import type { PendingFault } from '../faults.ts'
import type { SentMail } from '../email/outbox.ts'
import type { Denial } from '../firestore/rulesGate.ts'
import type { LocalBackend, PlainDocument } from '../localBackend.ts'

/** The answer of /__local/state.json, without the calls of the project's own services. */
interface ControlState {
  /** Documents by the path of their collection. */
  documents: Record<string, PlainDocument[]>
  outbox: SentMail[]
  denials: Denial[]
  faults: PendingFault[]
}

export function readState(backend: LocalBackend): ControlState & Record<string, unknown> {
  return {
    documents: Object.fromEntries(
      backend.collections().map((path) => [path, backend.documents(path)]),
    ),
    outbox: backend.outbox(),
    denials: backend.denials(),
    faults: backend.pendingFaults(),
    ...Object.fromEntries(
      backend.services.flatMap(({ panel }) => (panel ? [[panel.key, panel.entries()]] : [])),
    ),
  }
}

/** JSON of anything in plain documents: dates as ISO text, integers beyond 2^53 as text. */
export function toJson(value: unknown, indent?: number): string {
  return JSON.stringify(
    value,
    (_key, one: unknown) => (typeof one === 'bigint' ? one.toString() : one),
    indent,
  )
}
