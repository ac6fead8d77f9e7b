import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { useNavigate, useNavigationType } from 'react-router-dom'
import type { Outcome } from '@/components/form/useForm'
import { useNavigateWithState } from '@/components/hydration/useNavigationState'
import { forgetTyped, lastPhone } from '@/components/payment/typedPayment'
import { usePassedPayment } from '@/components/payment/usePassedPayment'
import { paths } from '@/config/paths'
import { promptTexts } from '@/content/texts/payment'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { deviceEntry, useDeviceEntry } from '@/device/deviceStore'
import { referenceOf } from '@/domain/documentId'
import { toFailure, Failure, mayHaveTakenEffect } from '@/domain/failure'
import type { KeptPayment } from '@/domain/payment/keptPayment'
import {
  canRecur,
  paymentName,
  paymentState,
  readPayment,
  type Payment,
  type StkPush,
} from '@/domain/payment/payment'
import {
  afterEvent,
  isAt,
  isWithPrompt,
  initialProgress,
  progressNow,
  progressSchema,
  isPlausiblyPaid,
  type PaymentEvent,
  type PaymentProgress,
} from '@/domain/payment/paymentProgress'
import { noReport } from '@/domain/payment/promptReport'
import {
  keptPayments,
  lastPayment,
  lastPledge,
  markPaidByMpesa,
  markPaidByPayer,
} from '@/services/keptPayments'
import { askAboutPrompt, requestStkPush } from '@/services/mpesa'
import { forgetPrompt, forgetPromptsUntil, notePrompt } from './prompts'

const progressOf = deviceEntry('payment-progress', progressSchema)

export const promptNews = 'prompt'

/** The times of requests since the last reload, in ms. */
const sentByThisPage = new Set<number>()

/** The handles of prompts with a question under way. */
const askedAbout = new Set<string>()

export interface PaymentProps {
  /** Null without a pledge, an order or a fee, which set the amount. */
  readonly payment: Payment | null
  readonly dispatch: (event: PaymentEvent) => void
}

/** Survives a phone that closes the page while the PIN is typed. */
export function usePayment() {
  const passed = usePassedPayment(readPayment)
  const navigate = useNavigate()
  const navigateWithState = useNavigateWithState()
  const { withdraw } = useNotify()
  const last = useDeviceEntry(lastPayment)
  const payment = passed ?? last
  const isResumed = passed === null && payment !== null
  const name = paymentName(payment)
  const kept = useDeviceEntry(keptPayments)
  const first = useMemo(() => firstProgress(kept, name), [kept, name])
  const stored = useDeviceEntry(progressOf, name) ?? first
  const progress = currentProgress(stored, useNow(stored.step === 'waiting'))

  // Coming from another page after a finished payment starts the next; reload and "back" do not.
  const canStartNext = useNavigationType() === 'PUSH' && !isResumed && canRecur(payment)
  useLayoutEffect(() => {
    if (canStartNext) advance(name, { type: 'next' })
  }, [name, canStartNext])

  // Once done, only its history entry keeps it: the next person may share this phone.
  const isDone = isAt(stored, 'done')
  useEffect(() => {
    if (!passed) return
    if (isDone) lastPayment.forget()
    else lastPayment.write(passed)
  }, [passed, isDone])
  const storeInHistory = useEffectEvent((done: Payment) => {
    navigateWithState(paths.mobileMoney, { replace: true, state: paymentState(done) })
  })
  useEffect(() => {
    if (isDone && isResumed) storeInHistory(payment)
  }, [payment, isDone, isResumed])

  useQuestions(stored, (at, handle) => askAbout(name, payment, at, handle))

  function dispatch(event: PaymentEvent) {
    const after = advance(name, event)
    withdraw(promptNews)
    if (payment)
      markPaidByPayer(
        payment,
        after.step === 'told-paid' && isPlausiblyPaid(after) ? after.at : null,
      )
  }

  function forgetPayment() {
    lastPayment.forget()
    void navigate(paths.mobileMoney, { replace: true })
  }

  return { payment, isResumed, progress, dispatch, forgetPayment }
}

/** The answer counts even if the person has moved to another page. @throws Failure */
export async function requestPrompt(name: string, push: StkPush): Promise<Outcome> {
  const at = Date.now()
  sentByThisPage.add(at)
  notePrompt(at)
  advance(name, { type: 'request-sent', at, amount: push.amount })
  let question
  try {
    question = await requestStkPush(push)
  } catch (error) {
    const promptMayCome = !(error instanceof Failure) || mayHaveTakenEffect(error)
    if (!promptMayCome) forgetPrompt(at)
    advance(name, { type: 'request-failed', at, promptMayCome })
    throw error
  }
  const { handle, askAgainInMs } = question
  const accepted = { type: 'request-accepted', at, now: Date.now(), handle, askAgainInMs } as const
  const { step } = advance(name, accepted)
  // Meanwhile the payer paid to the till, and must not accept the prompt too.
  if (step === 'told-paid') return { say: promptTexts.afterTill, tone: 'error' }
  return { say: promptTexts.started }
}

/** Asks the payment service again and again, but only while the page is visible. */
function useQuestions(progress: PaymentProgress, ask: (at: number, handle: string) => void) {
  const isSeen = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  )
  const onTime = useEffectEvent(ask)
  const awaited = isSeen && progress.step === 'waiting' ? progress : null
  // Runs after each answer, even one that changes nothing.
  useEffect(() => {
    if (!awaited || awaited.handle === null) return undefined
    const { at, handle, since, askAt } = awaited
    const now = Date.now()
    // Asks at once if the clock was set back, since the wait is then unknown.
    const timer = setTimeout(() => onTime(at, handle), now < since ? 0 : askAt - now)
    return () => clearTimeout(timer)
  }, [awaited])
}

/** Asks one question at a time; the answer counts even if the person has moved to another page. */
async function askAbout(name: string, payment: Payment | null, at: number, handle: string) {
  if (askedAbout.has(handle)) return
  askedAbout.add(handle)
  const report = await askAboutPrompt(handle).catch((reason: unknown) => {
    toFailure(reason)
    return noReport
  })
  askedAbout.delete(handle)
  const after = advance(name, { type: 'reported', at, now: Date.now(), report })
  if (payment && after.step === 'reported-paid') {
    markPaidByMpesa(payment, { at: after.at, amount: after.amount })
  }
}

function advance(name: string, event: PaymentEvent): PaymentProgress {
  const stored = progressOf.read(name) ?? firstProgress(keptPayments.read(), name)
  const before = currentProgress(stored, Date.now())
  const after = afterEvent(before, event)
  if (after === before) return before
  if (event.type === 'next') forgetTyped(name)
  if (isAt(after, 'done')) {
    forgetTyped(name)
    lastPhone.forget()
    forgetPledgeOf(name)
  }
  // The payer has seen the prompt end, or M-Pesa says so.
  const isEnded = event.type === 'reported' && !isWithPrompt(after)
  if (isWithPrompt(before) && (isEnded || event.type === 'cancelled')) {
    forgetPromptsUntil(before.at)
  }
  progressOf.write(after, name)
  return after
}

/** A payment for something else leaves an unpaid pledge: the same content is still the same one. */
function forgetPledgeOf(name: string): void {
  const document = lastPledge.read()?.document ?? ''
  if (name === 'any' || name === `donation ${referenceOf(document)}`) lastPledge.forget()
}

/** In a tab that knows nothing of a payment: M-Pesa may have reported it to another one. */
function firstProgress(kept: readonly KeptPayment[] | null, name: string): PaymentProgress {
  const reported = kept?.find(({ payment }) => paymentName(payment) === name)?.reported
  return reported
    ? { step: 'reported-paid', ...reported, stage: 'done', hasToldTeam: false }
    : initialProgress
}

function currentProgress(stored: PaymentProgress, now: number): PaymentProgress {
  return progressNow(stored, now, (at) => sentByThisPage.has(at))
}

/** In ms, rounded up to the second; always 0 unless it matters. */
export function useNow(matters: boolean): number {
  return useSyncExternalStore(
    matters ? everySecond : never,
    () => (matters ? Math.ceil(Date.now() / 1000) * 1000 : 0),
    () => 0,
  )
}

export function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const never = () => () => undefined
