import type { PaymentKind } from './confirmation'

export interface ExpectedPayment {
  readonly kind: PaymentKind
  /** The donation's or order's id; the member's uid for a fee. */
  readonly id: string
  readonly name: string
  /** Whole Ksh. */
  readonly amount: number
  readonly email?: string
  readonly phone?: string
  readonly isByBank?: boolean
  /** Ms since 1970, if known. */
  readonly at?: number
}
