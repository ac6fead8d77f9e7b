/**
 * Why a call that left the browser did not do what was asked.
 * - `offline`: the device had no network to begin with, so nothing was sent
 * - `no-connection`: the request or its answer did not get through
 * - `timeout`: no answer within the call's deadline; the call may still have taken effect
 * - `refused`: the other side understood and said no (rules, wrong credentials)
 * - `unavailable`: the other side answered that it cannot do it now
 * - `wrong-credentials`: no account has this address and this password
 * - `email-taken`: another account has this address
 * - `weak-password`: the sign-in service wants a better password
 * - `too-many-requests`: the sign-in service wants a pause
 * - `account-disabled`: the team has disabled the account
 * - `account-closed`: the sign-in service knows no such session: account deleted or password changed
 * - `logged-out`: whoever asked is not, or no longer, logged in here
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

/** Whether the call may have taken effect all the same: its answer was lost, late, or says nothing. */
export function mayHaveTakenEffect({ code }: Failure): boolean {
  return code === 'timeout' || code === 'no-connection' || code === 'unavailable'
}

/** An expected failure of a call to an outside party: what services throw, and all they throw. */
export class Failure extends Error {
  override readonly name: string = 'Failure'
  readonly code: FailureCode
  /** The other side's own words, where the user is to see them. */
  readonly detail: string | undefined

  constructor(code: FailureCode, options: { detail?: string | undefined; cause?: unknown } = {}) {
    super(options.detail ? `${code}: ${options.detail}` : code, { cause: options.cause })
    this.code = code
    this.detail = options.detail
  }
}

/** Turns what a service threw into a value; anything but a failure is a bug and thrown on. */
export function asFailure(reason: unknown): Failure {
  if (reason instanceof Failure) return reason
  throw reason
}
