import * as v from 'valibot'
import { signatureFields, storedNumber, storedText } from './stored'

const storedLeft = v.object({
  /** Whole Ksh. */
  amount: storedNumber,
  /** YYYY-MM-DD in Nairobi. */
  paidOn: storedText,
  reason: storedText,
  ...signatureFields,
})

/** Not a gift, and not in the book. */
export type LeftPayment = Readonly<ReturnType<typeof readLeftPayment>>

/** `code`: M-Pesa's. */
export function readLeftPayment(code: string, stored: Readonly<Record<string, unknown>>) {
  return { code, ...v.parse(storedLeft, stored) }
}
