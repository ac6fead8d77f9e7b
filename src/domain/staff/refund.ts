import type { Way } from './confirmation'

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
