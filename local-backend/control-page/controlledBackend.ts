import type { SentMail } from '../email/outbox.ts'
import type { Fault, PendingFault } from '../faults.ts'
import type { Denial } from '../firestore/rulesGate.ts'
import type { StkRequest } from '../mobile-money/stkApi.ts'

/** A document as tests and /__local look at it. */
export interface PlainDocument {
  id: string
  /** Plain JavaScript values, see toPlain. */
  fields: Record<string, unknown>
}

/** What tests and /__local can see of the backend and do to it. */
export interface ControlledBackend {
  /** The documents directly in a collection ('users', 'a/b/c'), sorted by id. */
  documents(collection: string): PlainDocument[]
  /** Paths of all collections that have documents, sorted. */
  collections(): string[]
  /** What was sent, the oldest first; mails of the Auth service included. */
  outbox(): SentMail[]
  /** All requests to charge a phone, the oldest first. */
  stkRequests(): StkRequest[]
  /** The last refusals of firestore.rules, the newest first. */
  denials(): Denial[]
  /** A statement to try the staff area with; null where there are no samples. */
  statement(): string | null
  /** Faults that no call has met yet. */
  pendingFaults(): PendingFault[]
  /**
   * Lets the next call (or calls) to one of the services go wrong. For calls of a browser go by
   * /__local/fail-next, which also closes idle connections: when one of those breaks, browsers send
   * the request again by themselves and the page never notices the fault.
   */
  failNext(fault: Fault): void
  /** Back to the state of a fresh start, except for the rules. */
  reset(): Promise<void>
}
