import type { PaymentKind } from './confirmation'

/** Money that somebody pledged, owes for an order, or owes as the membership fee. */
export interface ExpectedPayment {
  readonly kind: PaymentKind
  /** The id of the donation or the order; for a fee the uid of the member. */
  readonly id: string
  readonly name: string
  /** Whole Ksh. */
  readonly amount: number
  readonly email?: string
  readonly phone?: string
  /** When it was stored, in ms since 1970; left out where nobody knows. */
  readonly at?: number
}
