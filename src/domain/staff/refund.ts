import {
  confirmationId,
  contributionLine,
  type Confirmation,
  type NewRecord,
  type Way,
} from './confirmation'

/** Money that was paid back. */
export interface Refund {
  /** M-Pesa's of the paying out, `bankCode` of a transfer, or `cashCode`. */
  readonly code: string
  readonly method: Way
  /** Whole Ksh. */
  readonly amount: number
  /** In Nairobi, YYYY-MM-DD. */
  readonly paidOn: string
  /** Why. */
  readonly note: string
}

/** `uid`: the member on whose profile the line of what is paid back stands. */
export function refundRecord(
  { code, method, amount, paidOn, note }: Refund,
  { id: document }: Confirmation,
  uid: string | undefined,
  attempt: number,
): NewRecord {
  const kind = 'refund'
  const month = paidOn.slice(0, 7)
  const line = contributionLine({ kind, document, amount, paidOn }, confirmationId(code, attempt))
  return {
    code,
    attempt,
    method,
    kind,
    document,
    amount,
    paidOn,
    month,
    note,
    ...(uid !== undefined && { uid, line }),
  }
}
