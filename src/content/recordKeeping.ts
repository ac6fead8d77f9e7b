/** Null is not decided yet, and claimed nowhere. */
export interface RecordKeeping {
  /**
   * A sentence that makes the acknowledgement of a gift a tax receipt, for example with the number
   * of the exemption.
   */
  readonly taxReceipt: string | null
  /**
   * At least 3 each. /privacy says so, and the staff area lists what is older. Orders count from the day of
   * handing over or cancelling.
   */
  readonly keptMonths: {
    readonly donations: number | null
    readonly orders: number | null
    readonly messages: number | null
  }
}

export const recordKeeping: RecordKeeping = {
  taxReceipt: null,
  keptMonths: { donations: null, orders: null, messages: null },
}
