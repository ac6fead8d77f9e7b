import * as v from 'valibot'
import { askAgainMs, fieldsOf, questionDelay } from './stkReply'

/** Why M-Pesa ended a prompt without a payment. */
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

/** What M-Pesa says about a prompt, as the payment service passes it on. */
export type PromptReport = Readonly<v.InferOutput<typeof reportSchema>>

/** Where the payment service could not be asked, or gave no answer. */
export const noReport = { status: 'none', reason: 'other', askAgainInMs: askAgainMs } as const
export type NoReport = typeof noReport

/** Null for anything else, such as the web page of a Wi-Fi. */
export function readPromptReport(status: number, body: string): PromptReport | null {
  const { success, output } = v.safeParse(reportSchema, fieldsOf(body))
  return success && status === 200 ? output : null
}
