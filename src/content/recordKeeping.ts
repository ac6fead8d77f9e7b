/**
 * What the organisation has decided about its records; null is not decided yet, and is then never
 * claimed anywhere.
 */
export interface RecordKeeping {
  /**
   * The sentence that makes the acknowledgement of a gift a receipt for tax, for example with the number
   * of the exemption. Without it the acknowledgement says that it is none.
   */
  readonly taxReceipt: string | null
  /**
   * How many months each is kept; 3 or more. /privacy says so, and the staff area lists what is older.
   * Orders count from the day they were handed over or cancelled.
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
