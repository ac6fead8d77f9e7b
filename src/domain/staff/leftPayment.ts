import * as v from 'valibot'
import { signatureFields, storedNumber, storedText } from './stored'

const storedLeft = v.object({
  /** Whole Ksh. */
  amount: storedNumber,
  /** In Nairobi, YYYY-MM-DD. */
  paidOn: storedText,
  reason: storedText,
  ...signatureFields,
})

/** A payment that is no gift: known, and in no book. */
export type LeftPayment = Readonly<ReturnType<typeof readLeftPayment>>

/** `code`: its M-Pesa code. */
export function readLeftPayment(code: string, stored: Readonly<Record<string, unknown>>) {
  return { code, ...v.parse(storedLeft, stored) }
}
