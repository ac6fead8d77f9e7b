import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  afterEvent,
  isAt,
  notBegun,
  progressNow,
  promptWaitSeconds,
  progressSchema,
  secondsLeft,
  type PaymentEvent,
  type PaymentProgress,
} from '@/domain/payment/paymentProgress'

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
const paidToTill: PaymentEvent = { type: 'paid-to-till', now: 1 }
const done: PaymentEvent = { type: 'done', hasToldTeam: true }

const anyEvent: fc.Arbitrary<PaymentEvent> = fc.oneof(
  fc.record({ type: fc.constant('request-sent' as const), at, amount }),
  fc.record({ type: fc.constant('request-accepted' as const), at, now: at }),
  fc.record({ type: fc.constant('request-failed' as const), at, promptMayCome: fc.boolean() }),
  fc.record({ type: fc.constantFrom('got-sms' as const, 'paid-to-till' as const), now: at }),
  fc.record({ type: fc.constant('sms-read' as const), sms }),
  fc.record({ type: fc.constant('done' as const), hasToldTeam: fc.boolean() }),
  fc.constantFrom(...plainAnswers).map((type) => ({ type })),
)
const anyEvents = fc.array(anyEvent, { maxLength: 20 })
const after = (events: readonly PaymentEvent[]) => events.reduce(afterEvent, notBegun)
const anyProgress = anyEvents.map(after)

const steps = ['ready', 'sending', 'waiting', 'ask', 'told-paid', 'not-paid']

describe('a payment, whatever happens in whatever order', () => {
  it('is never called paid: the only steps are those of the table', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        expect(steps).toContain(after(events).step)
      }),
    )
  })

  it('is told paid by the person alone', () => {
    fc.assert(
      fc.property(anyProgress, anyEvent, (progress, event) => {
        fc.pre(progress.step !== 'told-paid' && afterEvent(progress, event).step === 'told-paid')
        expect(['got-sms', 'paid-to-till']).toContain(event.type)
      }),
    )
  })

  it('is being requested only after a request was sent, and only from the form', () => {
    fc.assert(
      fc.property(anyProgress, anyEvent, (progress, event) => {
        const next = afterEvent(progress, event)
        fc.pre(next.step === 'sending' && next !== progress)
        expect([progress.step, event.type]).toEqual(['ready', 'request-sent'])
      }),
    )
  })

  it('hears only the answer to its own request', () => {
    fc.assert(
      fc.property(anyProgress, anyEvent, (progress, event) => {
        fc.pre(event.type === 'request-accepted' || event.type === 'request-failed')
        fc.pre(progress.step !== 'sending' || progress.at !== event.at)
        expect(afterEvent(progress, event)).toBe(progress)
      }),
    )
  })

  it('can always be told to the team, and always be begun again', () => {
    fc.assert(
      fc.property(anyProgress, (progress) => {
        const told = afterEvent(progress, paidToTill)
        expect(told.step).toBe('told-paid')
        expect(afterEvent(told, { type: 'start-again' })).toEqual(notBegun)
      }),
    )
  })

  it('makes room for the next one only when it is done', () => {
    fc.assert(
      fc.property(anyProgress, (progress) => {
        const isDone = isAt(progress, 'done')
        expect(afterEvent(progress, { type: 'next' })).toEqual(isDone ? notBegun : progress)
      }),
    )
    const toldAll: PaymentEvent[] = [paidToTill, { type: 'sms-read', sms: null }, done]
    expect(after([...toldAll, { type: 'next' }])).toEqual(notBegun)
  })

  it('is not done before the person was asked for the SMS and to tell the team', () => {
    expect(after([paidToTill, done])).toEqual(after([paidToTill]))
    const told = after([paidToTill, { type: 'sms-read', sms: null }, done])
    expect(told).toMatchObject({ stage: 'done', hasToldTeam: true })
    // Who told the team once has told them, also when they look at the message again.
    const again = afterEvent(told, { type: 'tell-again' })
    expect(afterEvent(again, { type: 'done', hasToldTeam: false })).toEqual(told)
  })

  it('keeps a doubt about a lost answer until the payment is begun again', () => {
    const lost: PaymentEvent[] = [
      { type: 'request-sent', at: 1, amount: 50 },
      { type: 'request-failed', at: 1, promptMayCome: true },
    ]
    const refused: PaymentEvent[] = [
      { type: 'request-sent', at: 2, amount: 60 },
      { type: 'request-failed', at: 2, promptMayCome: false },
    ]
    const doubted = { step: 'ready', doubted: { at: 1, amount: 50 } }
    expect(after(lost)).toEqual(doubted)
    expect(after([...lost, ...refused])).toEqual(doubted)
    expect(after(refused)).toEqual(notBegun)
    expect(after([...lost, { type: 'prompt-came-late' }])).toEqual({
      step: 'ask',
      at: 1,
      amount: 50,
      why: 'late',
    })
  })
})

describe('what is stored of a payment', () => {
  it('is read back as it was', () => {
    fc.assert(
      fc.property(anyProgress, (progress) => {
        const stored: unknown = JSON.parse(JSON.stringify(progress))
        expect(v.parse(progressSchema, stored)).toEqual(progress)
      }),
    )
  })

  it('is nothing when it is anything else', () => {
    const others = fc.oneof(
      fc.anything(),
      fc
        .constantFrom('paid', 'confirmed', 'done')
        .map((step) => ({ step, amount: 5, stage: 'done' })),
    )
    fc.assert(
      fc.property(others, (other) => {
        expect(v.is(progressSchema, other)).toBe(false)
      }),
    )
  })

  it('asks the person when nobody heard how a request ended', () => {
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

  it('asks the person when the wait is over, and not before', () => {
    const since = 1_000_000
    const stored: PaymentProgress = { step: 'waiting', at: since, amount: 5, since }
    const stepAt = (now: number) => progressNow(stored, now, () => true).step
    expect([since, since + 89_999].map(stepAt)).toEqual(['waiting', 'waiting'])
    expect([since + 90_000, since + 9e9, since - 1000].map(stepAt)).toEqual(['ask', 'ask', 'ask'])
  })
})

it('the countdown runs from its start, whatever the clock says', () => {
  expect(secondsLeft(0, 0)).toBe(promptWaitSeconds)
  expect(secondsLeft(0, 89_999)).toBe(1)
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (since, now) => {
      const left = secondsLeft(since, now)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThanOrEqual(promptWaitSeconds)
    }),
  )
})
