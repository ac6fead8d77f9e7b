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
  /** Those of firestore.indexes.json; if left out, no query misses one. */
  indexes?: readonly CompositeIndex[]
  /** Receives refusals and failures, line by line; silent by default. */
  log?: (line: string) => void
  /** The server's clock; by default the computer's. */
  now?: () => Date
  /** How long slow faults take, in milliseconds; 8000 by default. */
  slowMs?: number
  /** The accounts that exist from the start. */
  accounts?: readonly SeededAccount[]
  /** The documents that exist from the start, and again after each reset. */
  documents?: (now: Date) => readonly SeededDocument[]
  /** The project's own page for links in mails of the Auth service, such as '/reset-password'. */
  mailLinks?: string
  /** The project's own services, such as a payment service. */
  services?: readonly Service[]
  /** Files to download from /__local. */
  downloads?: readonly Download[]
}

/** A document that exists from the start, with plain JavaScript values. */
export interface SeededDocument {
  /** 'users/ann' */
  readonly path: string
  readonly fields: Readonly<Record<string, unknown>>
  /** When it was created; at the start by default. */
  readonly time?: Date
}

/** A file to download from /__local. */
export interface Download {
  /** Its address below /__local. */
  readonly name: string
  readonly label: string
  readonly type: string
  /** The name it is saved under. */
  readonly fileName: string
  content(): string
}

/** A document for tests and /__local to look at. */
export interface PlainDocument {
  id: string
  fields: Record<string, unknown>
}

/** A Firebase project in memory, and what tests and /__local can see of it and do to it. */
export interface LocalBackend {
  /** Connect-style middleware: answers the addresses of the backend, calls next() for all others. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void
  loadRules(source: string): void
  /** Starts the Auth service ahead of its first request, since it takes a moment. */
  startAuth(): Promise<void>
  /** Returns to the state of a fresh start, except for the rules. */
  reset(): Promise<void>

  /** The documents directly in a collection ('users', 'a/b/c'), sorted by id. */
  documents(collection: string): PlainDocument[]
  /** Paths of all collections that have documents, sorted. */
  collections(): string[]
  /** When a document was created; null for a missing one. */
  createdAt(path: string): Date | null
  /** The mails sent, oldest first, including those of the Auth service. */
  outbox(): SentMail[]
  /** The latest refusals of firestore.rules, newest first. */
  denials(): Denial[]

  /**
   * Makes the next calls to a service go wrong. For calls from a browser use /__local/fail-next,
   * which also closes idle connections: when one of those breaks, browsers send the request again by
   * themselves, and the page never notices the fault.
   */
  failNext(fault: Fault): void
  /** Faults that no call has met yet. */
  pendingFaults(): PendingFault[]

  readonly accounts: readonly SeededAccount[]
  readonly services: readonly Service[]
  readonly downloads: readonly Download[]
}
