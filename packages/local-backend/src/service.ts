import type { IncomingMessage, ServerResponse } from 'node:http'

/** An error that a service answers with, with Google's name and words for it. */
export interface ServiceError {
  readonly status: number
  readonly name: string
  readonly message: string
}

/** One of the services behind the backend's addresses. */
export interface Service {
  /** The name that faults use. */
  readonly name: string
  owns(pathname: string): boolean
  /** Never rejects. */
  answer(request: IncomingMessage, response: ServerResponse, address: URL): Promise<void>
  /** Answers with an error in this service's words. */
  answerError(response: ServerResponse, error: ServiceError): void
  /** Returns to the state of a fresh start. */
  reset(): void | Promise<void>
  /** What /__local shows about it. */
  readonly panel?: ServicePanel
}

/** What /__local shows about a project's own service. */
export interface ServicePanel {
  readonly title: string
  /** The key of the entries in /__local/state.json. */
  readonly key: string
  /** The calls it received, oldest first. */
  entries(): readonly object[]
  /** What to try with it, as the rows of a table under these two headings. */
  readonly hints?: {
    readonly title: string
    readonly headings: readonly [string, string]
    readonly rows: readonly (readonly [string, string])[]
  }
}
