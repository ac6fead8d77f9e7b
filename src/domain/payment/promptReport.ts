import * as v from 'valibot'

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

const askAgainInMs = 12_000

/** Until the next question; two minutes is as long as a prompt is waited for. */
export const questionDelay = v.fallback(
  v.pipe(v.number(), v.minValue(1), v.maxValue(120_000)),
  askAgainInMs,
)

const reportSchema = v.object({
  status: v.picklist(['pending', 'paid', 'not-paid', 'unknown']),
  reason: v.fallback(v.picklist(notPaidReasons), 'other'),
  askAgainInMs: questionDelay,
})

/** What M-Pesa says about a prompt, as the payment service passes it on. */
export type PromptReport = Readonly<v.InferOutput<typeof reportSchema>>

/** Where the payment service could not be asked, or gave no answer. */
export const noReport = { status: 'none', reason: 'other', askAgainInMs } as const
export type NoReport = typeof noReport

/** Null for anything else, such as the web page of a Wi-Fi. */
export function readPromptReport(status: number, body: string): PromptReport | null {
  if (status !== 200) return null
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), body)
  return success ? output : null
}
