/** The HTTP status of each error status, from google.rpc.Code. */
const httpStatuses = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
} as const

export type FirestoreStatus = keyof typeof httpStatuses

export class FirestoreError extends Error {
  readonly status: FirestoreStatus

  constructor(status: FirestoreStatus, message: string) {
    super(message)
    this.status = status
  }

  get httpStatus(): number {
    return httpStatuses[this.status]
  }

  get body(): { error: { code: number; status: FirestoreStatus; message: string } } {
    return { error: { code: this.httpStatus, status: this.status, message: this.message } }
  }
}

/** The request does not have the shape that the protocol prescribes. */
export function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message)
}

/** Firestore can do it, but this backend cannot; it never pretends that it did. */
export function unsupported(what: string): FirestoreError {
  return new FirestoreError('UNIMPLEMENTED', `The embedded backend does not know ${what}`)
}
