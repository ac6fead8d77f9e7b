import type { BookedMoney } from './confirmation'

export interface Refund extends BookedMoney {
  readonly note: string
}
