/**
 * Why a call that left the browser failed.
 * - `offline`: nothing was sent
 * - `no-connection`: the request or its answer did not get through
 * - `timeout`: no answer within the deadline; the call may have taken effect
 * - `refused`: the other side understood and said no
 * - `unavailable`: it cannot do it now
 * - `account-closed`: the account is deleted, or its password changed
 * - `logged-out`: nobody, or somebody else, is logged in here
 * - `link-expired`: the code of a mail is wrong, used or too old
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

/** The answer was lost, late, or says nothing. */
export function mayHaveTakenEffect({ code }: Failure): boolean {
  return code === 'timeout' || code === 'no-connection' || code === 'unavailable'
}

/** The expected failure of a call to an outside party: all that services throw. */
export class Failure extends Error {
  override readonly name: string = 'Failure'
  readonly code: FailureCode
  /** The other side's words, for the user. */
  readonly detail: string | undefined

  constructor(code: FailureCode, options: { detail?: string | undefined; cause?: unknown } = {}) {
    super(options.detail ? `${code}: ${options.detail}` : code, { cause: options.cause })
    this.code = code
    this.detail = options.detail
  }
}

/** Throws on anything else, which is a bug. */
export function asFailure(reason: unknown): Failure {
  if (reason instanceof Failure) return reason
  throw reason
}
