import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SeededAccount } from './auth/authEmulator.ts'
import type { SentMail } from './email/outbox.ts'
import type { Fault, PendingFault } from './faults.ts'
import type { CompositeIndex } from './firestore/indexes.ts'
import type { Denial } from './firestore/rulesGate.ts'
import type { Service } from './service.ts'

export interface LocalBackendOptions {
  /** Firebase project id, 'demo-…'. */
  projectId: string
  /** Text of firestore.rules; without it nobody may do anything until rules are loaded. */
  rules?: string
  /** Those of firestore.indexes.json; without them no query ever misses one. */
  indexes?: readonly CompositeIndex[]
  /** Told of refusals and failures, line by line; silent unless given. */
  log?: (line: string) => void
  /** The server's clock; the computer's unless given. */
  now?: () => Date
  /** How long slow faults take, in milliseconds; 8000 unless given. */
  slowMs?: number
  /** Who can log in from the start. */
  accounts?: readonly SeededAccount[]
  /** What the database holds from the start, and again after each reset. */
  documents?: (now: Date) => readonly SeededDocument[]
  /** The project's own page for the links in mails of the Auth service, as '/reset-password'. */
  mailLinks?: string
  /** Services of the project's own, as a payment service. */
  services?: readonly Service[]
  /** Files to take from /__local. */
  downloads?: readonly Download[]
}

/** A document that is there from the start, with plain JavaScript values. */
export interface SeededDocument {
  /** 'users/ann' */
  readonly path: string
  readonly fields: Readonly<Record<string, unknown>>
  /** When it was made; at the start unless given. */
  readonly time?: Date
}

/** A file to take from /__local. */
export interface Download {
  /** Its address below /__local. */
  readonly name: string
  readonly label: string
  readonly type: string
  /** What the browser saves it as. */
  readonly fileName: string
  content(): string
}

/** A document as tests and /__local look at it. */
export interface PlainDocument {
  id: string
  fields: Record<string, unknown>
}

/** A project on Firebase, in memory, and what tests and /__local can see of it and do to it. */
export interface LocalBackend {
  /** Connect-style middleware: answers the addresses of the backend, calls next() for all others. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void
  loadRules(source: string): void
  /** Starts the Auth service ahead of its first request; it takes a moment. */
  startAuth(): Promise<void>
  /** Back to the state of a fresh start, except for the rules. */
  reset(): Promise<void>

  /** The documents directly in a collection ('users', 'a/b/c'), sorted by id. */
  documents(collection: string): PlainDocument[]
  /** Paths of all collections that have documents, sorted. */
  collections(): string[]
  /** When a document was made; null where there is none. */
  createdAt(path: string): Date | null
  /** The mails that were sent, the oldest first; those of the Auth service included. */
  outbox(): SentMail[]
  /** The last refusals of firestore.rules, the newest first. */
  denials(): Denial[]

  /**
   * Lets the next call (or calls) to one of the services go wrong. For calls of a browser go by
   * /__local/fail-next, which also closes idle connections: when one of those breaks, browsers send
   * the request again by themselves and the page never notices the fault.
   */
  failNext(fault: Fault): void
  /** Faults that no call has met yet. */
  pendingFaults(): PendingFault[]

  readonly accounts: readonly SeededAccount[]
  readonly services: readonly Service[]
  readonly downloads: readonly Download[]
}
