import type { PaymentKind } from './confirmation'

/** A pledge, an order or a membership fee. */
export interface ExpectedPayment {
  readonly kind: PaymentKind
  /** The id of the donation or order; the member's uid for a fee. */
  readonly id: string
  readonly name: string
  /** Whole Ksh. */
  readonly amount: number
  readonly email?: string
  readonly phone?: string
  /** Ms since 1970; left out when unknown. */
  readonly at?: number
}
