/** Null: undecided, and claimed nowhere. */
export interface RecordKeeping {
  /**
   * The sentence that makes a gift's acknowledgement a tax receipt, perhaps with the exemption
   * number.
   */
  readonly taxReceipt: string | null
  /**
   * At least 3 each, as /privacy states; the staff area lists older ones. Orders count from handing
   * over or cancelling.
   */
  readonly keptMonths: {
    readonly donations: number | null
    readonly orders: number | null
    readonly messages: number | null
    /** Addresses left under "Tell me when". */
    readonly tellMeWhen: number | null
  }
}

export const recordKeeping: RecordKeeping = {
  taxReceipt: null,
  keptMonths: { donations: null, orders: null, messages: null, tellMeWhen: null },
}
