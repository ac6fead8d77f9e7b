import * as v from 'valibot'
import { storedNumber, storedText, takenBackFields, type StoredDocument } from './stored'

const storedLeft = v.object({
  /** Whole Ksh. */
  amount: storedNumber,
  /** YYYY-MM-DD in Nairobi. */
  paidOn: storedText,
  reason: storedText,
  ...takenBackFields,
})

/** Not a gift, and not in the book. */
export type LeftPayment = Readonly<ReturnType<typeof readLeftPayment>>

/** Its id is M-Pesa's code. */
export function readLeftPayment({ id: code, fields }: StoredDocument) {
  return { code, ...v.parse(storedLeft, fields) }
}
