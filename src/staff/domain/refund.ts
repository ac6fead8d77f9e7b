import type { Method } from './confirmation'

export interface Refund {
  /** M-Pesa's of the payout, `bankCode` of a transfer, or `cashCode`. */
  readonly code: string
  readonly method: Method
  /** Whole Ksh. */
  readonly amount: number
  /** YYYY-MM-DD in Nairobi. */
  readonly paidOn: string
  readonly note: string
}
