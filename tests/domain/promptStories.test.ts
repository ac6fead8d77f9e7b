import fc from 'fast-check'
import { createPayments, readSettings, timing } from 'payment-service'
import { expect, it } from 'vitest'
import {
  afterEvent,
  initialProgress,
  progressNow,
  type PaymentEvent,
  type PaymentProgress,
} from '@/domain/payment/paymentProgress'
import { noReport, readPromptReport } from '@/domain/payment/promptReport'
import { readStkReply } from '@/domain/payment/stkReply'

const settings = readSettings({
  ...{ DARAJA_CONSUMER_KEY: 'key', DARAJA_CONSUMER_SECRET: 'secret', DARAJA_PASSKEY: 'passkey' },
  ...{ DARAJA_SHORT_CODE: '600123', PAYMENTS_SECRET: btoa('thirty-two bytes for these tests') },
  PAYMENTS_PUBLIC_URL: 'https://payments.example.org',
  PAYMENTS_ORIGINS: 'https://www.example.org',
})

const prompts = Number(process.env.PROMPTS ?? 500)

type Said = readonly [status: number, body: string] | 'nothing'

const daraja = (errorCode: string, errorMessage: string) =>
  JSON.stringify({ requestId: '1', errorCode, errorMessage })

/** Neither the end of a prompt nor a clear refusal. */
const noise: readonly Said[] = [
  [200, ''],
  [200, '<html>Request unsuccessful</html>'],
  [200, '{"ResponseCode":"0"'],
  [200, daraja('500.001.1001', 'The transaction is being processed')],
  [403, '<html>Request unsuccessful</html>'],
  [500, daraja('500.001.1001', '')],
  [500, daraja('500.003.1001', 'Internal Server Error')],
  [503, 'Service Unavailable'],
  'nothing',
]

const accepted: Said = [
  200,
  '{"CheckoutRequestID":"ws_CO_1","ResponseCode":"0","ResponseDescription":"Success"}',
]

const staleToken: Said = [404, daraja('404.001.03', 'Invalid Access Token')]

/** After each of these Daraja has sent no prompt. */
const refusals: readonly Said[] = [
  [400, daraja('400.002.02', 'Bad Request - Invalid PhoneNumber')],
  staleToken,
  [429, '{"fault":{"faultstring":"Spike arrest violation"}}'],
  [500, daraja('500.001.1001', 'Unable to lock subscriber, a transaction is already in process')],
  [500, daraja('500.003.02', 'System is busy')],
  [200, '{"ResponseCode":"1","ResponseDescription":"Rejected"}'],
]

/** The end of a prompt as M-Pesa knows it, and what the page may then say. */
const ends = {
  '0': 'reported-paid',
  '1032': 'cancelled',
  '2001': 'wrong-pin',
  '1': 'insufficient-funds',
  '1037': 'unreachable',
}

const story = fc.record({
  push: fc.oneof(
    { weight: 6, arbitrary: fc.record({ isSent: fc.constant(true), said: fc.constant(accepted) }) },
    fc.record({ isSent: fc.constant(false), said: fc.constantFrom(...refusals) }),
    fc.record({ isSent: fc.boolean(), said: fc.constantFrom(...noise) }),
  ),
  isTokenStale: fc.boolean(),
  end: fc.constantFrom('never' as const, ...(Object.keys(ends) as (keyof typeof ends)[])),
  /** Of the prompt, in ms. */
  endsAfter: fc.integer({ min: 0, max: 200_000 }),
  /** Each question in turn: true answers, and all that gets in their way. */
  answers: fc.infiniteStream(
    fc.oneof({ weight: 3, arbitrary: fc.constant('true' as const) }, fc.constantFrom(...noise)),
  ),
  /** What the page meets in turn. */
  page: fc.infiniteStream(
    fc.oneof(
      { weight: 5, arbitrary: fc.constant('hears it' as const) },
      fc.constantFrom('the line breaks' as const, 'is reloaded' as const, 'is hidden' as const),
    ),
  ),
})

it('one press never sends two prompts, and no prompt is wrongly called paid or unpaid', async () => {
  let phone = 700_000_000
  await fc.assert(
    fc.asyncProperty(story, async ({ push, isTokenStale, end, endsAfter, answers, page }) => {
      let now = Date.parse('2026-11-23T09:00:00Z')
      /** When Daraja sent each prompt. */
      const sent: number[] = []
      const pushes: Said[] = []
      let tokens = 0
      const isOver = () => end !== 'never' && sent.length > 0 && now - (sent[0] ?? 0) >= endsAfter
      const payments = createPayments({
        settings,
        now: () => now,
        fetch: async (input) => {
          const url = String(input instanceof Request ? input.url : input)
          if (url.includes('oauth')) {
            tokens += 1
            return new Response(`{"access_token":"token${tokens}","expires_in":"3599"}`)
          }
          if (url.includes('query')) {
            const next = answers.next().value
            const code = isOver() ? end : '4999'
            return respond(
              next === 'true' ? [200, `{"ResponseCode":"0","ResultCode":"${code}"}`] : next,
            )
          }
          pushes.push(isTokenStale && tokens === 1 ? staleToken : push.said)
          if (pushes.at(-1) !== staleToken && push.isSent) sent.push(now)
          return respond(pushes.at(-1))
        },
      })
      async function ask(path: string, init?: RequestInit) {
        const address = `https://payments.example.org/api/stkpush${path}`
        const response = await payments(new Request(address, init), { address: null })
        return [response.status, await response.text()] as const
      }

      phone += 1
      let progress: PaymentProgress = initialProgress
      const happen = (event: PaymentEvent) => (progress = afterEvent(progress, event))
      const at = now
      happen({ type: 'request-sent', at, amount: 500 })
      const reply = readStkReply(
        ...(await ask('', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ phone: `0${phone}`, amount: 500 }),
        })),
      )
      // Only the gateway's word on a token makes a second request, and that before M-Pesa hears of the first.
      expect(pushes.slice(0, -1).every((said) => said === staleToken)).toBe(true)
      expect(pushes.length).toBeLessThanOrEqual(2)
      expect(sent.length).toBeLessThanOrEqual(1)
      // A page that says why no prompt was sent says too that nothing was charged.
      expect(reply.accepted || reply.said === 'nothing' || sent.length === 0).toBe(true)
      if (!reply.accepted) return
      expect(sent).toHaveLength(1)
      const told = { handle: reply.handle, askAgainInMs: reply.askAgainInMs }
      happen({ type: 'request-accepted', at, now, ...told })

      for (let asked = 0; asked < 40 && progress.step === 'waiting'; asked += 1) {
        const { handle, askAt }: { handle: string | null; askAt: number } = progress
        now = Math.max(now, askAt)
        const meets = page.next().value
        if (meets === 'is hidden') now += 100_000
        if (meets === 'is reloaded') progress = progressNow(progress, now, () => false)
        const heard = await ask(`/${String(handle)}`)
        const report = meets === 'the line breaks' ? null : readPromptReport(...heard)
        happen({ type: 'reported', at, now, report: report ?? noReport })
      }
      expect(progress.step).not.toBe('waiting')
      expect(now - at).toBeLessThanOrEqual(timing.untilMs + 40 * 100_000)
      const known = isOver() && end !== 'never' ? ends[end] : null
      const said = progress.step === 'not-paid' ? progress.why : progress.step
      expect(['ask', known]).toContain(said)
    }),
    { numRuns: prompts },
  )
}, 60_000)

function respond(said: Said = 'nothing'): Response {
  if (said === 'nothing') throw new TypeError('fetch failed')
  const [status, body] = said
  return new Response(body, { status })
}
