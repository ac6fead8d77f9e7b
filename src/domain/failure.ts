/**
 * Why an outside call failed.
 * - `offline`: nothing was sent
 * - `no-connection`: the request or its reply got lost
 * - `timeout`: no reply in time; the call may have taken effect
 * - `refused`: understood, but rejected
 * - `unavailable`: not possible now
 * - `account-closed`: deleted, or its password was changed
 * - `logged-out`: nobody, or somebody else, is logged in
 * - `link-expired`: the mailed code is wrong, used or too old
 */
export type FailureCode =
  | 'offline'
  | 'no-connection'
  | 'timeout'
  | 'refused'
  | 'unavailable'
  | 'wrong-credentials'
  | 'email-taken'
  | 'weak-password'
  | 'too-many-requests'
  | 'account-disabled'
  | 'account-closed'
  | 'logged-out'
  | 'link-expired'

export function mayHaveTakenEffect({ code }: Failure): boolean {
  return code === 'timeout' || code === 'no-connection' || code === 'unavailable'
}

/** The only error that services throw. */
export class Failure extends Error {
  override readonly name: string = 'Failure'
  readonly code: FailureCode
  /** The other side's words, for users. */
  readonly detail: string | undefined

  constructor(code: FailureCode, options: { detail?: string | undefined; cause?: unknown } = {}) {
    super(options.detail ? `${code}: ${options.detail}` : code, { cause: options.cause })
    this.code = code
    this.detail = options.detail
  }
}

/** For promises that reject when no answer comes. */
export function noConnection(cause: unknown): never {
  throw new Failure('no-connection', { cause })
}

/** @throws anything else, which is a bug */
export function toFailure(reason: unknown): Failure {
  if (reason instanceof Failure) return reason
  throw reason
}
