import * as v from 'valibot'
import { signatureFields, storedNumber, storedText, storedTime } from './stored'

const storedLeft = v.object({
  /** Whole Ksh. */
  amount: storedNumber,
  /** YYYY-MM-DD in Nairobi. */
  paidOn: storedText,
  reason: storedText,
  ...signatureFields,
  backByEmail: storedText,
  backAt: storedTime,
})

/** Not a gift, and not in the book. `backAt`: when somebody took it back; null while it stands. */
export type LeftPayment = Readonly<ReturnType<typeof readLeftPayment>>

/** `code`: M-Pesa's. */
export function readLeftPayment(code: string, stored: Readonly<Record<string, unknown>>) {
  return { code, ...v.parse(storedLeft, stored) }
}
