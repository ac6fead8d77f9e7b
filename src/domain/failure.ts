import type { StkReason } from '@/domain/payment/stkReply'

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
 * - `rejected`: the payment service said no in its `message`; `detail` is that text
 * - `rejected-with-error`: the payment service said no in its `errorMessage`; `detail` is that text
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
  | 'rejected'
  | 'rejected-with-error'

/** Whether the call may have taken effect all the same: its answer was lost, late, or says nothing. */
export function mayHaveTakenEffect({ code }: Failure): boolean {
  return code === 'timeout' || code === 'no-connection' || code === 'unavailable'
}

/** An expected failure of a call to an outside party: what services throw, and all they throw. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: FailureCode
  /** The other side's own words, where the user is to see them. */
  readonly detail: string | undefined
  /** Why the payment service said no, where it is known. */
  readonly reason: StkReason | undefined

  constructor(
    code: FailureCode,
    options: { detail?: string | undefined; reason?: StkReason | undefined; cause?: unknown } = {},
  ) {
    super(options.detail ? `${code}: ${options.detail}` : code, { cause: options.cause })
    this.code = code
    this.detail = options.detail
    this.reason = options.reason
  }
}
