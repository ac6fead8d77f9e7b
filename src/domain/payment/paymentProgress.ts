import * as v from 'valibot'

/** In s; then the person is asked what came of the prompt. */
export const promptWaitSeconds = 90

const requestFields = {
  /** In ms since 1970; identifies the request too. */
  at: v.number(),
  amount: v.number(),
}

/** A request with a lost answer: its prompt may still come. */
const doubted = v.nullable(v.object(requestFields))

const orNull = v.nullable(v.string())

/** What is kept of a pasted SMS: neither names nor the balance. */
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
    /** When it was accepted, in ms since 1970. */
    since: v.number(),
  }),
  v.object({
    step: v.literal('ask'),
    ...requestFields,
    /** `unknown`: the request may not have got through. */
    why: v.picklist(['waited', 'unknown', 'late']),
  }),
  v.object({
    step: v.literal('told-paid'),
    /** Null when it was paid to the till by hand. */
    amount: v.nullable(v.number()),
    at: v.number(),
    stage: v.picklist(['sms', 'team', 'done']),
    sms: v.nullable(toldSms),
    hasToldTeam: v.boolean(),
  }),
  v.object({ step: v.literal('not-paid'), why: v.picklist(['no-prompt', 'cancelled']) }),
])

/** No step says that money has arrived: `told-paid` is what the person said. */
export type PaymentProgress = v.InferOutput<typeof progressSchema>

export type PaymentEvent =
  | { readonly type: 'request-sent'; readonly at: number; readonly amount: number }
  | { readonly type: 'request-accepted'; readonly at: number; readonly now: number }
  | { readonly type: 'request-failed'; readonly at: number; readonly promptMayCome: boolean }
  | { readonly type: 'no-prompt' | 'cancelled' | 'prompt-came-late' | 'start-again' }
  | { readonly type: 'got-sms' | 'paid-to-till'; readonly now: number }
  | { readonly type: 'sms-read'; readonly sms: ToldSms | null }
  | { readonly type: 'done'; readonly hasToldTeam: boolean }
  | { readonly type: 'sms-again' | 'tell-again' }
  /** Begins another payment of the same name. */
  | { readonly type: 'next' }

export const notBegun: PaymentProgress = { step: 'ready', doubted: null }

/** An event that does not fit the step changes nothing. */
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

/** Whether their SMS, if there is one, agrees. */
export function saysPaid({ sms }: ToldPaid): boolean {
  return sms === null || sms.kind === 'payment'
}

export function isAt<Stage extends ToldPaid['stage']>(
  progress: PaymentProgress,
  stage: Stage,
): progress is ToldPaid & { stage: Stage } {
  return progress.step === 'told-paid' && progress.stage === stage
}

/** A prompt is or may be on the phone. */
export type ProgressWithPrompt = Extract<PaymentProgress, { step: 'waiting' | 'ask' }>

export function isWithPrompt(progress: PaymentProgress): progress is ProgressWithPrompt {
  return progress.step === 'waiting' || progress.step === 'ask'
}

/** Of the wait for a prompt; 0 when the clock was set back. */
export function secondsLeft(since: number, now: number): number {
  const left = promptWaitSeconds - Math.floor((now - since) / 1000)
  return left > promptWaitSeconds ? 0 : Math.max(0, left)
}

/** The wait for a prompt has an end, and a request from before a reload (not `isOurs`) has no answer. */
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
