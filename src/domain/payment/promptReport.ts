import * as v from 'valibot'
import { askAgainMs, fieldsOf, questionDelay } from './stkReply'

export const notPaidReasons = [
  'cancelled',
  'wrong-pin',
  'insufficient-funds',
  'unreachable',
  'expired',
  'limit',
  'other',
] as const

const reportSchema = v.object({
  status: v.picklist(['pending', 'paid', 'not-paid', 'unknown']),
  reason: v.fallback(v.picklist(notPaidReasons), 'other'),
  askAgainInMs: questionDelay,
})

/** M-Pesa's word, from the payment service. */
export type PromptReport = Readonly<v.InferOutput<typeof reportSchema>>

/** The service cannot be reached, or does not answer. */
export const noReport = { status: 'none', reason: 'other', askAgainInMs: askAgainMs } as const
export type NoReport = typeof noReport

/** Null for anything else, such as a Wi-Fi login page. */
export function readPromptReport(status: number, body: string): PromptReport | null {
  const { success, output } = v.safeParse(reportSchema, fieldsOf(body))
  return success && status === 200 ? output : null
}
