import * as v from 'valibot'
import { momentMs } from './payment'
import { notPaidReasons, type NoReport, type PromptReport } from './promptReport'

const requestFields = {
  /** Also identifies the request. */
  at: momentMs,
  amount: v.number(),
}

/** The reply was lost: the prompt may still come. */
const doubted = v.nullable(v.object(requestFields))

const orNull = v.nullable(v.string())

/** Without names and balance. */
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
    since: momentMs,
    /** To ask the payment service about the prompt; null if it takes no questions. */
    handle: orNull,
    askAt: momentMs,
    isUnreached: v.boolean(),
  }),
  v.object({
    step: v.literal('ask'),
    ...requestFields,
    /** `unknown`: the request may not have arrived. */
    why: v.picklist(['waited', 'no-report', 'unknown', 'late']),
  }),
  v.object({
    step: v.literal('told-paid'),
    /** Null if paid to the till. */
    amount: v.nullable(v.number()),
    at: momentMs,
    stage: v.picklist(['sms', 'team', 'done']),
    sms: v.nullable(toldSms),
    hasToldTeam: v.boolean(),
  }),
  v.object({
    step: v.literal('reported-paid'),
    amount: v.number(),
    at: momentMs,
    stage: v.picklist(['team', 'done']),
    hasToldTeam: v.boolean(),
  }),
  v.object({
    step: v.literal('not-paid'),
    /** The first two are what the payer says. */
    why: v.picklist(['no-prompt', 'ended', ...notPaidReasons]),
  }),
])

/** No step proves a payment: `told-paid` is what the payer says, `reported-paid` what M-Pesa says. */
export type PaymentProgress = v.InferOutput<typeof progressSchema>

export type NotPaidReason = Extract<PaymentProgress, { step: 'not-paid' }>['why']

export type PaymentEvent =
  | { readonly type: 'request-sent'; readonly at: number; readonly amount: number }
  | {
      readonly type: 'request-accepted'
      readonly at: number
      readonly now: number
      readonly handle: string | null
      readonly askAgainInMs: number
    }
  | { readonly type: 'request-failed'; readonly at: number; readonly promptMayCome: boolean }
  | {
      readonly type: 'reported'
      readonly at: number
      readonly now: number
      readonly report: PromptReport | NoReport
    }
  | { readonly type: 'no-prompt' | 'cancelled' | 'prompt-came-late' | 'start-again' }
  | { readonly type: 'got-sms' | 'paid-to-till'; readonly now: number }
  | { readonly type: 'sms-read'; readonly sms: ToldSms | null }
  | { readonly type: 'done'; readonly hasToldTeam: boolean }
  | { readonly type: 'sms-again' | 'tell-again' }
  | { readonly type: 'next' }

export const initialProgress: PaymentProgress = { step: 'ready', doubted: null }

/** Ignores events that do not fit the step. */
export function afterEvent(progress: PaymentProgress, event: PaymentEvent): PaymentProgress {
  switch (event.type) {
    case 'request-sent':
      return progress.step === 'ready'
        ? { ...progress, step: 'sending', at: event.at, amount: event.amount }
        : progress
    case 'request-accepted': {
      if (progress.step !== 'sending' || progress.at !== event.at) return progress
      const { at, amount } = progress
      const { now: since, handle, askAgainInMs } = event
      const askAt = since + askAgainInMs
      return { step: 'waiting', at, amount, since, handle, askAt, isUnreached: false }
    }
    case 'request-failed': {
      if (progress.step !== 'sending' || progress.at !== event.at) return progress
      const { at, amount, doubted: before } = progress
      return { step: 'ready', doubted: event.promptMayCome ? { at, amount } : before }
    }
    case 'reported':
      return progress.step === 'waiting' && progress.at === event.at
        ? afterReport(progress, event.report, event.now)
        : progress
    case 'prompt-came-late':
      return progress.step === 'ready' && progress.doubted
        ? { ...progress.doubted, step: 'ask', why: 'late' }
        : progress
    case 'got-sms':
      return isWithPrompt(progress) ? toldPaid(progress.amount, event.now) : progress
    case 'no-prompt':
      return isWithPrompt(progress) ? { step: 'not-paid', why: 'no-prompt' } : progress
    case 'cancelled':
      return isWithPrompt(progress) ? { step: 'not-paid', why: 'ended' } : progress
    case 'paid-to-till':
      return isSaidPaid(progress) ? progress : toldPaid(null, event.now)
    case 'sms-read':
      return isAt(progress, 'sms') ? { ...progress, stage: 'team', sms: event.sms } : progress
    case 'sms-again':
      return progress.step === 'told-paid' && isAt(progress, 'team')
        ? { ...progress, stage: 'sms' }
        : progress
    case 'done':
      return isAt(progress, 'team')
        ? { ...progress, stage: 'done', hasToldTeam: progress.hasToldTeam || event.hasToldTeam }
        : progress
    case 'tell-again':
      return isAt(progress, 'done') ? { ...progress, stage: 'team' } : progress
    case 'next':
      return isAt(progress, 'done') ? initialProgress : progress
    default: // 'start-again'
      return progress.step === 'not-paid' || progress.step === 'told-paid'
        ? initialProgress
        : progress
  }
}

type Waiting = Extract<PaymentProgress, { step: 'waiting' }>

function afterReport(
  waiting: Waiting,
  { status, reason, askAgainInMs }: PromptReport | NoReport,
  now: number,
): PaymentProgress {
  const { at, amount, since } = waiting
  if (status === 'paid') {
    return { step: 'reported-paid', amount, at: now, stage: 'done', hasToldTeam: false }
  }
  if (status === 'not-paid') return { step: 'not-paid', why: reason }
  if (status === 'unknown' || secondsLeft(waiting, now) === 0) {
    return { step: 'ask', at, amount, why: 'no-report' }
  }
  // Asks one last time when the time is up.
  const askAt = Math.min(now + askAgainInMs, since + waitSeconds(waiting) * 1000)
  return { ...waiting, askAt, isUnreached: status === 'none' }
}

export type ToldPaid = Extract<PaymentProgress, { step: 'told-paid' }>

export type SaidPaid = Extract<PaymentProgress, { step: 'told-paid' | 'reported-paid' }>

export function isSaidPaid(progress: PaymentProgress): progress is SaidPaid {
  return progress.step === 'told-paid' || progress.step === 'reported-paid'
}

function toldPaid(amount: number | null, at: number): ToldPaid {
  return { step: 'told-paid', amount, at, stage: 'sms', sms: null, hasToldTeam: false }
}

/** In Ksh: what the SMS says, else what the prompt was for; null if neither is known. */
export function paidKsh(said: SaidPaid): number | null {
  const cents = said.step === 'told-paid' ? said.sms?.amountCents : null
  return cents ? cents / 100 : said.amount
}

/** In whole Ksh; 0 if it is not known what is due, or was paid. */
export function leftToPay(due: number | null, paid: number | null): number {
  return due === null || paid === null ? 0 : Math.max(0, Math.ceil(due - paid))
}

/** False if the payer's SMS contradicts it. */
export function isPlausiblyPaid(said: SaidPaid): boolean {
  return said.step === 'reported-paid' || said.sms === null || said.sms.kind === 'payment'
}

export function isAt<Stage extends ToldPaid['stage']>(
  progress: PaymentProgress,
  stage: Stage,
): progress is SaidPaid & { stage: Stage } {
  return isSaidPaid(progress) && progress.stage === stage
}

/** A prompt is, or may be, on the phone. */
export type ProgressWithPrompt = Extract<PaymentProgress, { step: 'waiting' | 'ask' }>

export function isWithPrompt(progress: PaymentProgress): progress is ProgressWithPrompt {
  return progress.step === 'waiting' || progress.step === 'ask'
}

/** Whether the payment service, not the payer, will say how it ended. */
export function awaitsReport(progress: PaymentProgress): boolean {
  return progress.step === 'waiting' && progress.handle !== null
}

/** After this long we ask the payer. */
export function waitSeconds({ handle }: Pick<Waiting, 'handle'>): number {
  return handle === null ? 90 : 120
}

/** 0 when the clock was set back. */
export function secondsLeft(
  { since, handle }: Pick<Waiting, 'since' | 'handle'>,
  now: number,
): number {
  const wait = waitSeconds({ handle })
  const left = wait - Math.floor((now - since) / 1000)
  return left > wait ? 0 : Math.max(0, left)
}

/**
 * Ends the wait, or a request from before a reload (not `isFromThisPage`). With a `handle`, the last
 * report ends the wait instead.
 */
export function progressNow(
  stored: PaymentProgress,
  now: number,
  isFromThisPage: (requestAt: number) => boolean,
): PaymentProgress {
  const unanswered =
    stored.step === 'sending' ? stored : stored.step === 'ready' ? stored.doubted : null
  if (unanswered && !isFromThisPage(unanswered.at)) {
    return { step: 'ask', at: unanswered.at, amount: unanswered.amount, why: 'unknown' }
  }
  if (stored.step === 'waiting' && stored.handle === null && secondsLeft(stored, now) === 0) {
    return { step: 'ask', at: stored.at, amount: stored.amount, why: 'waited' }
  }
  return stored
}
