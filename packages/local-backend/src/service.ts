import type { IncomingMessage, ServerResponse } from 'node:http'

/** An error that a service answers, with Google's name and words for it. */
export interface ServiceError {
  readonly status: number
  readonly name: string
  readonly message: string
}

/** One of the services behind the backend's addresses. */
export interface Service {
  /** By which faults name it. */
  readonly name: string
  owns(pathname: string): boolean
  /** Never rejects. */
  answer(request: IncomingMessage, response: ServerResponse, address: URL): Promise<void>
  /** Answers an error in the words of this service. */
  answerError(response: ServerResponse, error: ServiceError): void
  /** Back to the state of a fresh start. */
  reset(): void | Promise<void>
  /** What /__local shows of it. */
  readonly panel?: ServicePanel
}

/** What /__local shows of a service that a project brings. */
export interface ServicePanel {
  readonly title: string
  /** The name of the entries in /__local/state.json. */
  readonly key: string
  /** What it was asked, the oldest first. */
  entries(): readonly object[]
  /** What can be tried with it, as the rows of a table under these two headings. */
  readonly hints?: {
    readonly title: string
    readonly headings: readonly [string, string]
    readonly rows: readonly (readonly [string, string])[]
  }
}
