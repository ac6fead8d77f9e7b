import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  afterEvent,
  isAt,
  initialProgress,
  leftToPay,
  paidKsh,
  progressNow,
  progressSchema,
  secondsLeft,
  waitSeconds,
  type PaymentEvent,
  type PaymentProgress,
} from '@/domain/payment/paymentProgress'
import { noReport, notPaidReasons, type PromptReport } from '@/domain/payment/promptReport'

const at = fc.constantFrom(1000, 2000, 3000)
const amount = fc.integer({ min: 1, max: 250_000 })
const plainAnswers = [
  ...(['no-prompt', 'cancelled', 'prompt-came-late', 'start-again'] as const),
  ...(['sms-again', 'tell-again', 'next'] as const),
]
const sms = fc.constantFrom(null, {
  kind: 'payment' as const,
  code: 'SFK3ABC1D2',
  amountCents: 50_000,
  date: '14/9/24',
  time: null,
})
const handle = fc.constantFrom(null, 'one', 'two')
const askAgainInMs = fc.constantFrom(1, 10_000, 120_000)
const report = fc.oneof(
  fc.constant(noReport),
  fc.record({
    status: fc.constantFrom('pending', 'paid', 'not-paid', 'unknown'),
    reason: fc.constantFrom(...notPaidReasons),
    askAgainInMs,
  }),
)
const gotSms: PaymentEvent = { type: 'got-sms', now: 2 }
const paidToTill: PaymentEvent = { type: 'paid-to-till', now: 1 }
const withoutSms: PaymentEvent = { type: 'sms-read', sms: null }
const done: PaymentEvent = { type: 'done', hasToldTeam: true }

const anyEvent: fc.Arbitrary<PaymentEvent> = fc.oneof(
  fc.record({ type: fc.constant('request-sent' as const), at, amount }),
  fc.record({ type: fc.constant('request-accepted' as const), at, now: at, handle, askAgainInMs }),
  fc.record({ type: fc.constant('reported' as const), at, now: at, report }),
  fc.record({ type: fc.constant('request-failed' as const), at, promptMayCome: fc.boolean() }),
  fc.record({ type: fc.constantFrom('got-sms' as const, 'paid-to-till' as const), now: at }),
  fc.record({ type: fc.constant('sms-read' as const), sms }),
  fc.record({ type: fc.constant('done' as const), hasToldTeam: fc.boolean() }),
  fc.constantFrom(...plainAnswers).map((type) => ({ type })),
)
const anyEvents = fc.array(anyEvent, { maxLength: 20 })
const after = (events: readonly PaymentEvent[]) => events.reduce(afterEvent, initialProgress)
const anyProgress = anyEvents.map(after)

/** Waits for a prompt of Ksh 500 that was asked for and accepted at 1000. */
const waitingWith = (given: string | null) =>
  after([
    { type: 'request-sent', at: 1000, amount: 500 },
    { type: 'request-accepted', at: 1000, now: 1000, handle: given, askAgainInMs: 10_000 },
  ])
const reported = (status: PromptReport['status'], now: number) => ({
  type: 'reported' as const,
  at: 1000,
  now,
  report: { status, reason: 'cancelled' as const, askAgainInMs: 12_000 },
})
const failed = (now: number): PaymentEvent => ({ ...reported('unknown', now), report: noReport })
const waiting = waitingWith('one')
const paid = afterEvent(waiting, reported('paid', 2000))

/** Looks at each step of many walks, from the start and from the wait for a report. */
function forEachStep(
  look: (before: PaymentProgress, event: PaymentEvent, next: PaymentProgress) => void,
) {
  const start = fc.constantFrom(initialProgress, waiting)
  fc.assert(
    fc.property(start, anyEvents, (from, events) => {
      events.reduce((before, event) => {
        const next = afterEvent(before, event)
        look(before, event, next)
        return next
      }, from)
    }),
  )
}

const inTeam = after([paidToTill, withoutSms])
const inReport = afterEvent(paid, { type: 'tell-again' })

it.each<readonly [string, PaymentProgress, PaymentEvent, object]>([
  ['the SMS came', waiting, gotSms, { step: 'told-paid', amount: 500, stage: 'sms' }],
  ['no prompt came', waiting, { type: 'no-prompt' }, { step: 'not-paid', why: 'no-prompt' }],
  ['they pressed cancel', waiting, { type: 'cancelled' }, { why: 'ended' }],
  ['M-Pesa says no', waiting, reported('not-paid', 2000), { why: 'cancelled' }],
  ['another SMS is to be read', inTeam, { type: 'sms-again' }, { stage: 'sms' }],
  ['M-Pesa has no SMS to read', inReport, { type: 'sms-again' }, { stage: 'team' }],
])('the next step when %s', (_what, before, event, next) => {
  expect(afterEvent(before, event)).toMatchObject(next)
})

describe('a payment, after any events in any order', () => {
  it('is told paid only by the payer', () => {
    forEachStep((before, event, next) => {
      if (next.step !== 'told-paid' || before.step === 'told-paid') return
      expect(['got-sms', 'paid-to-till']).toContain(event.type)
    })
  })

  it('is requested only from the form, once a request is sent', () => {
    forEachStep((before, event, next) => {
      if (next.step !== 'sending' || next === before) return
      expect([before.step, event.type]).toEqual(['ready', 'request-sent'])
    })
  })

  it('uses only the answers to its own request, and while it waits for them', () => {
    const stepFor: Readonly<Record<string, string>> = {
      'request-accepted': 'sending',
      'request-failed': 'sending',
      reported: 'waiting',
    }
    forEachStep((before, event, next) => {
      const step = stepFor[event.type]
      if (step === undefined || !('at' in event)) return
      if (before.step === step && 'at' in before && before.at === event.at) return
      expect(next).toBe(before)
    })
  })

  it('is reported paid only by M-Pesa, with the prompt’s amount', () => {
    forEachStep((before, event, next) => {
      if (next.step !== 'reported-paid' || before.step === 'reported-paid') return
      expect(event).toMatchObject({ type: 'reported', report: { status: 'paid' } })
      expect(before).toMatchObject({ step: 'waiting', amount: next.amount })
    })
  })

  it('is unpaid for M-Pesa’s reason only if M-Pesa gave one', () => {
    forEachStep((before, event, next) => {
      if (next.step !== 'not-paid' || before.step === 'not-paid') return
      const { why } = next
      const isTold = why === 'no-prompt' || why === 'ended'
      const told = { type: why === 'ended' ? 'cancelled' : why }
      const said = { type: 'reported', report: { status: 'not-paid', reason: why } }
      expect(event).toMatchObject(isTold ? told : said)
    })
  })

  it('stays reported paid for good', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const next = events.filter(({ type }) => type !== 'next').reduce(afterEvent, paid)
        expect(next).toMatchObject({ step: 'reported-paid', amount: 500, at: 2000 })
      }),
    )
  })

  it('can always be told to the team, and restarted unless M-Pesa reported it', () => {
    fc.assert(
      fc.property(anyProgress, (progress) => {
        fc.pre(progress.step !== 'reported-paid')
        const told = afterEvent(progress, paidToTill)
        expect(told.step).toBe('told-paid')
        expect(afterEvent(told, { type: 'start-again' })).toEqual(initialProgress)
      }),
    )
    expect(afterEvent(inReport, done)).toEqual({ ...paid, hasToldTeam: true })
  })

  it('gives way to the next one only when done', () => {
    fc.assert(
      fc.property(anyProgress, (progress) => {
        const isDone = isAt(progress, 'done')
        expect(afterEvent(progress, { type: 'next' })).toEqual(isDone ? initialProgress : progress)
      }),
    )
    expect(after([paidToTill, withoutSms, done, { type: 'next' }])).toEqual(initialProgress)
  })

  it('is done only after asking for the SMS and to tell the team', () => {
    expect(after([paidToTill, done])).toEqual(after([paidToTill]))
    const told = after([paidToTill, withoutSms, done])
    expect(told).toMatchObject({ stage: 'done', hasToldTeam: true })
    // The team stays told, even when the payer looks at the message again.
    const again = afterEvent(told, { type: 'tell-again' })
    expect(afterEvent(again, { type: 'done', hasToldTeam: false })).toEqual(told)
  })

  it('keeps the doubt after a lost answer until restarted', () => {
    const request = (sentAt: number, sum: number, promptMayCome: boolean): PaymentEvent[] => [
      { type: 'request-sent', at: sentAt, amount: sum },
      { type: 'request-failed', at: sentAt, promptMayCome },
    ]
    const [lost, refused] = [request(1, 50, true), request(2, 60, false)]
    const doubted = { step: 'ready', doubted: { at: 1, amount: 50 } }
    expect(after(lost)).toEqual(doubted)
    expect(after([...lost, ...refused])).toEqual(doubted)
    expect(after(refused)).toEqual(initialProgress)
    const late = { step: 'ask', at: 1, amount: 50, why: 'late' }
    expect(after([...lost, { type: 'prompt-came-late' }])).toEqual(late)
  })
})

describe('a stored payment', () => {
  it('is read back unchanged', () => {
    fc.assert(
      fc.property(anyProgress, (progress) => {
        const stored: unknown = JSON.parse(JSON.stringify(progress))
        expect(v.parse(progressSchema, stored)).toEqual(progress)
      }),
    )
  })

  it('asks the payer after a request without an answer', () => {
    fc.assert(
      fc.property(anyProgress, fc.nat(), (stored, now) => {
        const lost = progressNow(stored, now, () => false)
        expect(lost.step).not.toBe('sending')
        const unheard =
          stored.step === 'sending' ? stored : stored.step === 'ready' ? stored.doubted : null
        expect(lost).toEqual(
          unheard
            ? { step: 'ask', at: unheard.at, amount: unheard.amount, why: 'unknown' }
            : progressNow(stored, now, () => true),
        )
      }),
    )
  })

  it('asks the payer once the wait is over, if M-Pesa cannot be asked', () => {
    const stepAt = (now: number) => progressNow(waitingWith(null), now, () => true).step
    expect([1000, 90_999].map(stepAt)).toEqual(['waiting', 'waiting'])
    expect([91_000, 9e9, 0].map(stepAt)).toEqual(['ask', 'ask', 'ask'])
  })

  it('waits for a last report, however late, if M-Pesa can be asked', () => {
    fc.assert(
      fc.property(fc.integer(), (now) => {
        expect(progressNow(waiting, now, () => false)).toBe(waiting)
      }),
    )
  })
})

describe('the questions to M-Pesa about a prompt', () => {
  const askAt = (progress: PaymentProgress) => (progress.step === 'waiting' ? progress.askAt : null)

  it('are asked when the payment service says so, the last after two minutes', () => {
    expect(askAt(waiting)).toBe(11_000)
    const second = afterEvent(waiting, reported('pending', 11_000))
    expect(askAt(second)).toBe(23_000)
    expect(askAt(afterEvent(second, reported('pending', 115_000)))).toBe(121_000)
  })

  it('are asked again 12 seconds after a failure, which shows until one succeeds', () => {
    const unreached = afterEvent(waiting, failed(20_000))
    expect(unreached).toMatchObject({ step: 'waiting', askAt: 32_000, isUnreached: true })
    expect(afterEvent(unreached, reported('pending', 32_000))).toMatchObject({ isUnreached: false })
  })

  it('go to the payer if M-Pesa knows nothing, after two minutes, or if the clock was set back', () => {
    const asked = { step: 'ask', at: 1000, amount: 500, why: 'no-report' }
    const late = [reported('pending', 121_000), failed(121_000), failed(900_000)]
    for (const event of [reported('unknown', 2000), ...late, reported('pending', 0)])
      expect(afterEvent(waiting, event)).toEqual(asked)
    expect(afterEvent(waiting, reported('paid', 900_000)).step).toBe('reported-paid')
  })
})

it('the SMS says more about what was paid than the prompt; what is left is rounded up, and never less than nothing', () => {
  const told = { step: 'told-paid', amount: 700, at: 1, stage: 'done', hasToldTeam: false } as const
  const said = { kind: 'payment', code: null, amountCents: 50_050, date: null, time: null } as const
  expect([null, said].map((each) => paidKsh({ ...told, sms: each }))).toEqual([700, 500.5])
  expect([500.5, 700, null].map((sum) => leftToPay(600, sum))).toEqual([100, 0, 0])
})

it('the countdown starts in full, even if the clock is set back', () => {
  const left = (given: string | null, since: number, now: number) =>
    secondsLeft({ since, handle: given }, now)
  expect([left(null, 0, 0), left(null, 0, 89_999)]).toEqual([90, 1])
  expect([left('one', 0, 0), left('one', 0, 119_999)]).toEqual([120, 1])
  fc.assert(
    fc.property(handle, fc.integer(), fc.integer(), (given, since, now) => {
      expect(left(given, since, now)).toBeGreaterThanOrEqual(0)
      expect(left(given, since, now)).toBeLessThanOrEqual(waitSeconds({ handle: given }))
    }),
  )
})
