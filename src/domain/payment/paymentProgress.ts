import * as v from 'valibot'

/** How long a prompt is waited for, in s, before the person is asked what came of it. */
export const promptWaitSeconds = 90

const requestFields = {
  /** When it was sent, in ms since 1970; tells requests from one another too. */
  at: v.number(),
  amount: v.number(),
}

/** The last request whose answer was lost: its prompt may still come. */
const doubted = v.nullable(v.object(requestFields))

const orNull = v.nullable(v.string())

/** What was read in the SMS that somebody pasted, but for whom it names and the balance it tells. */
const toldSms = v.object({
  kind: v.picklist(['payment', 'incoming', 'failed', 'reversed', 'suspicious', 'unknown']),
  code: orNull,
  amountCents: v.nullable(v.number()),
  date: orNull,
  time: orNull,
})

export type ToldSms = Readonly<v.InferOutput<typeof toldSms>>

export const progressSchema = v.variant('step', [
  v.object({ step: v.literal('ready'), doubted }),
  v.object({ step: v.literal('sending'), ...requestFields, doubted }),
  v.object({
    step: v.literal('waiting'),
    ...requestFields,
    /** When the payment service accepted it, in ms since 1970. */
    since: v.number(),
  }),
  v.object({
    step: v.literal('ask'),
    ...requestFields,
    /** `unknown`: nobody knows whether the request got through. */
    why: v.picklist(['waited', 'unknown', 'late']),
  }),
  v.object({
    step: v.literal('told-paid'),
    /** What was asked for; null when it was paid to the till by hand. */
    amount: v.nullable(v.number()),
    at: v.number(),
    /** What they are asked for: their SMS, to tell the team, nothing more. */
    stage: v.picklist(['sms', 'team', 'done']),
    sms: v.nullable(toldSms),
    hasToldTeam: v.boolean(),
  }),
  v.object({ step: v.literal('not-paid'), why: v.picklist(['no-prompt', 'cancelled']) }),
])

/**
 * How far somebody is with a payment. No step says that money has arrived: nothing here can know
 * it. `told-paid` is what the person said.
 */
export type PaymentProgress = v.InferOutput<typeof progressSchema>

/** What can happen to a payment: the person's own answers, and how a request ended. */
export type PaymentEvent =
  | { readonly type: 'request-sent'; readonly at: number; readonly amount: number }
  | { readonly type: 'request-accepted'; readonly at: number; readonly now: number }
  | { readonly type: 'request-failed'; readonly at: number; readonly promptMayCome: boolean }
  | { readonly type: 'no-prompt' | 'cancelled' | 'prompt-came-late' | 'start-again' }
  | { readonly type: 'got-sms' | 'paid-to-till'; readonly now: number }
  /** Null is no SMS at all. */
  | { readonly type: 'sms-read'; readonly sms: ToldSms | null }
  | { readonly type: 'done'; readonly hasToldTeam: boolean }
  | { readonly type: 'sms-again' | 'tell-again' }
  /** Another payment of the same name begins. */
  | { readonly type: 'next' }

export const notBegun: PaymentProgress = { step: 'ready', doubted: null }

/** An event that does not belong to the step changes nothing. */
export function afterEvent(progress: PaymentProgress, event: PaymentEvent): PaymentProgress {
  switch (event.type) {
    case 'request-sent':
      return progress.step === 'ready'
        ? { ...progress, step: 'sending', at: event.at, amount: event.amount }
        : progress
    case 'request-accepted':
      return progress.step === 'sending' && progress.at === event.at
        ? { step: 'waiting', at: event.at, amount: progress.amount, since: event.now }
        : progress
    case 'request-failed': {
      if (progress.step !== 'sending' || progress.at !== event.at) return progress
      const { at, amount, doubted: before } = progress
      return { step: 'ready', doubted: event.promptMayCome ? { at, amount } : before }
    }
    case 'prompt-came-late':
      return progress.step === 'ready' && progress.doubted
        ? { ...progress.doubted, step: 'ask', why: 'late' }
        : progress
    case 'got-sms':
      return isWithPrompt(progress) ? toldPaid(progress.amount, event.now) : progress
    case 'no-prompt':
    case 'cancelled':
      return isWithPrompt(progress) ? { step: 'not-paid', why: event.type } : progress
    case 'paid-to-till':
      return progress.step === 'told-paid' ? progress : toldPaid(null, event.now)
    case 'sms-read':
      return isAt(progress, 'sms') ? { ...progress, stage: 'team', sms: event.sms } : progress
    case 'sms-again':
      return isAt(progress, 'team') ? { ...progress, stage: 'sms' } : progress
    case 'done':
      return isAt(progress, 'team')
        ? { ...progress, stage: 'done', hasToldTeam: progress.hasToldTeam || event.hasToldTeam }
        : progress
    case 'tell-again':
      return isAt(progress, 'done') ? { ...progress, stage: 'team' } : progress
    case 'next':
      return isAt(progress, 'done') ? notBegun : progress
    default: // 'start-again'
      return progress.step === 'not-paid' || progress.step === 'told-paid' ? notBegun : progress
  }
}

export type ToldPaid = Extract<PaymentProgress, { step: 'told-paid' }>

function toldPaid(amount: number | null, at: number): ToldPaid {
  return { step: 'told-paid', amount, at, stage: 'sms', sms: null, hasToldTeam: false }
}

export function isAt<Stage extends ToldPaid['stage']>(
  progress: PaymentProgress,
  stage: Stage,
): progress is ToldPaid & { stage: Stage } {
  return progress.step === 'told-paid' && progress.stage === stage
}

/** A prompt is, or may be, on the phone. */
export type ProgressWithPrompt = Extract<PaymentProgress, { step: 'waiting' | 'ask' }>

export function isWithPrompt(progress: PaymentProgress): progress is ProgressWithPrompt {
  return progress.step === 'waiting' || progress.step === 'ask'
}

/** The rest of the wait for a prompt; none when the clock has been set back. */
export function secondsLeft(since: number, now: number): number {
  const left = promptWaitSeconds - Math.floor((now - since) / 1000)
  return left > promptWaitSeconds ? 0 : Math.max(0, left)
}

/**
 * What a stored progress means now. The wait for a prompt ends by itself. Of a request that another page
 * load sent (not `isOurs`) nobody heard the end, so the person is asked.
 */
export function progressNow(
  stored: PaymentProgress,
  now: number,
  isOurs: (requestAt: number) => boolean,
): PaymentProgress {
  const unheard =
    stored.step === 'sending' ? stored : stored.step === 'ready' ? stored.doubted : null
  if (unheard && !isOurs(unheard.at)) {
    return { step: 'ask', at: unheard.at, amount: unheard.amount, why: 'unknown' }
  }
  if (stored.step === 'waiting' && secondsLeft(stored.since, now) === 0) {
    return { step: 'ask', at: stored.at, amount: stored.amount, why: 'waited' }
  }
  return stored
}
