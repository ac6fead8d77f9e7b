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

/** A payment that is not a gift and stays out of the book. */
export type LeftPayment = Readonly<ReturnType<typeof readLeftPayment>>

/** The document's id is M-Pesa's code. */
export function readLeftPayment({ id: code, fields }: StoredDocument) {
  return { code, ...v.parse(storedLeft, fields) }
}
