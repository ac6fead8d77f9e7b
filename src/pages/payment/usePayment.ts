import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import * as v from 'valibot'
import { draftOf } from '@/components/form/draft'
import type { Outcome } from '@/components/form/useForm'
import { useHydrated } from '@/components/hydration/useHydrated'
import { usePassOn } from '@/components/hydration/usePassedState'
import { paths } from '@/config/paths'
import { promptTexts } from '@/content/payment'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { deviceEntry, useDeviceEntry } from '@/device/deviceStore'
import { asFailure, Failure, mayHaveTakenEffect } from '@/domain/failure'
import {
  canRecur,
  paymentName,
  paymentSchema,
  paymentState,
  readPayment,
  type Payment,
  type StkPush,
} from '@/domain/payment/payment'
import {
  afterEvent,
  isAt,
  isWithPrompt,
  notBegun,
  progressNow,
  progressSchema,
  saysPaid,
  type PaymentEvent,
  type PaymentProgress,
} from '@/domain/payment/paymentProgress'
import { noReport } from '@/domain/payment/promptReport'
import { keepReported, keepTold } from '@/services/keptPayments'
import { askAboutPrompt, requestStkPush } from '@/services/mpesa'
import { forgetPrompt, forgetPromptsUntil, notePrompt } from './prompts'

const lastPayment = deviceEntry('payment', paymentSchema)
const progressOf = deviceEntry('payment-progress', progressSchema)

/** The source of notifications about a prompt. */
export const promptNews = 'prompt'

/** The number last paid from, as typed, for the next payment of this tab. */
export const lastPhone = deviceEntry('payment-phone', v.string())

/** The moments of requests since the last reload, in ms. */
const sentHere = new Set<number>()

/** Of the prompts with a question on its way. */
const askedAbout = new Set<string>()

export interface PaymentProps {
  /** Null is any payment. */
  readonly payment: Payment | null
  readonly dispatch: (event: PaymentEvent) => void
}

/** Survives a phone closing the page for the PIN. */
export function usePayment() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const passOn = usePassOn()
  const { withdraw } = useNotify()
  const handedOn = useMemo(() => readPayment(state), [state])
  const passed = useHydrated() ? handedOn : null
  const last = useDeviceEntry(lastPayment)
  const payment = passed ?? last
  const isResumed = passed === null && payment !== null
  const name = paymentName(payment)
  const stored = useDeviceEntry(progressOf, name) ?? notBegun
  const progress = atPresent(stored, useNow(stored.step === 'waiting'))

  // Once a payment is done, coming from another page begins the next of its name; a reload and "back" do not.
  const mayBeNext = useNavigationType() === 'PUSH' && !isResumed && canRecur(payment)
  useLayoutEffect(() => {
    if (mayBeNext) advance(name, { type: 'next' })
  }, [name, mayBeNext])

  // Once done it stays in its history entry alone: on a shared phone the next person is not to see it.
  const isDone = isAt(stored, 'done')
  useEffect(() => {
    if (!handedOn) return
    if (isDone) lastPayment.forget()
    else lastPayment.write(handedOn)
  }, [handedOn, isDone])
  const handOn = useEffectEvent((done: Payment) => {
    passOn(paths.mobileMoney, { replace: true, state: paymentState(done) })
  })
  useEffect(() => {
    if (isDone && isResumed) handOn(payment)
  }, [payment, isDone, isResumed])

  useQuestions(stored, (at, handle) => askAbout(name, payment, at, handle))

  function dispatch(event: PaymentEvent) {
    const after = advance(name, event)
    withdraw(promptNews)
    if (payment) keepTold(payment, after.step === 'told-paid' && saysPaid(after) ? after.at : null)
  }

  function putAside() {
    lastPayment.forget()
    void navigate(paths.mobileMoney, { replace: true })
  }

  return { payment, isResumed, progress, dispatch, putAside }
}

/** The answer counts even on another page. @throws Failure */
export async function requestPrompt(name: string, push: StkPush): Promise<Outcome> {
  const at = Date.now()
  sentHere.add(at)
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
  // They have meanwhile paid to the till: the prompt must not be accepted too.
  if (step === 'told-paid') return { say: promptTexts.afterTill, tone: 'error' }
  return { say: promptTexts.started }
}

/** Asks the payment service whenever it is time, while somebody looks at the page. */
function useQuestions(progress: PaymentProgress, ask: (at: number, handle: string) => void) {
  const isSeen = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  )
  const onTime = useEffectEvent(ask)
  const awaited = isSeen && progress.step === 'waiting' ? progress : null
  const { at = 0, handle = null, since = 0, askAt = 0 } = awaited ?? {}
  useEffect(() => {
    if (handle === null) return undefined
    const now = Date.now()
    // At once where the clock was set back: nobody knows how much of the wait is over.
    const timer = setTimeout(() => onTime(at, handle), now < since ? 0 : askAt - now)
    return () => clearTimeout(timer)
  }, [at, handle, since, askAt])
}

/** One question at a time. The answer counts even on another page. */
async function askAbout(name: string, payment: Payment | null, at: number, handle: string) {
  if (askedAbout.has(handle)) return
  askedAbout.add(handle)
  const report = await askAboutPrompt(handle).catch((reason: unknown) => {
    asFailure(reason)
    return noReport
  })
  askedAbout.delete(handle)
  const after = advance(name, { type: 'reported', at, now: Date.now(), report })
  if (payment && after.step === 'reported-paid') {
    keepReported(payment, { at: after.at, amount: after.amount })
  }
}

export function draftName(form: 'stk-push' | 'mpesa-sms', name: string): string {
  return `${form} ${name}`
}

function advance(name: string, event: PaymentEvent): PaymentProgress {
  const before = atPresent(progressOf.read(name) ?? notBegun, Date.now())
  const after = afterEvent(before, event)
  if (after === before) return before
  if (event.type === 'next') forgetTyped(name)
  if (isAt(after, 'done')) {
    forgetTyped(name)
    lastPhone.forget()
  }
  // The prompt has visibly ended, or M-Pesa says so.
  const isEnded = event.type === 'reported' && !isWithPrompt(after)
  if (isWithPrompt(before) && (isEnded || event.type === 'cancelled')) {
    forgetPromptsUntil(before.at)
  }
  progressOf.write(after, name)
  return after
}

function forgetTyped(name: string): void {
  draftOf(draftName('stk-push', name)).forget()
  draftOf(draftName('mpesa-sms', name)).forget()
}

function atPresent(stored: PaymentProgress, now: number): PaymentProgress {
  return progressNow(stored, now, (at) => sentHere.has(at))
}

/** In ms, rounded up to the second; 0 while it does not matter. */
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
