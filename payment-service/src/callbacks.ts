import { fieldsOf, textOf } from './answer.ts'
import { callbacksAbout, questionsAbout } from './limits.ts'
import { outcomeOf, readOutcome, unknownCode } from './outcome.ts'
import type { ConnectedTools } from './prompts.ts'

/** Anybody may send a callback: we only log it, and only believe what Daraja confirms. */
export function createCallbacks({ daraja, now, log, limiter, timing }: ConnectedTools) {
  return async (body: string): Promise<void> => {
    const { stkCallback } = Object(fieldsOf(body).Body) as Record<string, unknown>
    const fields = Object(stkCallback) as Record<string, unknown>
    const promptId = textOf(fields.CheckoutRequestID)
    const told = outcomeOf(fields.ResultCode)
    if (promptId === '') return
    const limits = [
      ...callbacksAbout(promptId, timing.nextAskMs),
      questionsAbout(promptId, timing.nextAskMs),
    ]
    if (await limiter.take(limits, now())) return
    const unknown = unknownCode(fields)
    if (unknown) log(`callback ends nothing, ${unknown}`)
    if (told.status === 'open') return
    const known = readOutcome(await daraja.query(promptId), promptId)
    const isTrue = JSON.stringify(known) === JSON.stringify(told)
    const word = isTrue ? 'true' : known.status === 'open' ? 'not known yet' : 'not believed'
    log(`callback ${word}: ${told.status}`)
  }
}
