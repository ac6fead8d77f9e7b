import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import * as v from 'valibot'
import { draftOf } from '@/components/form/draft'
import type { Outcome } from '@/components/form/useForm'
import { useHydrated } from '@/components/hydration/useHydrated'
import { paths } from '@/config/paths'
import { promptTexts } from '@/content/payment'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { deviceEntry } from '@/device/deviceStore'
import { useDeviceEntry } from '@/device/useDeviceEntry'
import { Failure, mayHaveTakenEffect } from '@/domain/failure'
import {
  canRecur,
  paymentName,
  paymentSchema,
  paymentState,
  readPayment,
  type Payment,
} from '@/domain/payment/payment'
import type { StkPush } from '@/domain/payment/paymentForms'
import {
  afterEvent,
  isAt,
  isWithPrompt,
  notBegun,
  progressNow,
  progressSchema,
  type PaymentEvent,
  type PaymentProgress,
  type ToldPaid,
} from '@/domain/payment/paymentProgress'
import { keepTold } from '@/services/keptPayments'
import { requestStkPush } from '@/services/mpesa'
import { forgetPrompt, forgetPromptsUntil, notePrompt } from './prompts'

const lastPayment = deviceEntry('payment', paymentSchema)
const progressOf = deviceEntry('payment-progress', progressSchema)

/** The source of the notification on how asking for a prompt ended. */
export const promptNews = 'prompt'

/** The number last paid from, as it was typed; filled in for the next payment of this tab. */
export const lastPhone = deviceEntry('payment-phone', v.string())

/** When this page sent its requests, in ms; not those before a reload. */
const sentHere = new Set<number>()

/** What the parts of /pay are given: the payment (null is any payment), and a way to say what happened to it. */
export interface PaymentProps {
  readonly payment: Payment | null
  readonly dispatch: (event: PaymentEvent) => void
}

/** The payment that /pay is about, and how far it is: also after the phone closed the page for the PIN. */
export function usePayment() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const { withdraw } = useNotify()
  const handedOn = useMemo(() => readPayment(state), [state])
  const passed = useHydrated() ? handedOn : null
  const last = useDeviceEntry(lastPayment)
  const payment = passed ?? last
  const isResumed = passed === null && payment !== null
  const name = paymentName(payment)
  const stored = useDeviceEntry(progressOf, name) ?? notBegun
  const progress = atPresent(stored, useNow(stored.step === 'waiting'))

  // Coming here from another page begins the next payment of the same name, once the last one is
  // done; a reload and the back button show what they showed.
  const mayBeNext = useNavigationType() === 'PUSH' && !isResumed && canRecur(payment)
  useLayoutEffect(() => {
    if (mayBeNext) advance(name, { type: 'next' })
  }, [name, mayBeNext])

  // A payment that is done is kept by its entry of the history alone: on a phone that many use, the
  // next person is not to see whose it was.
  const isDone = isAt(stored, 'done')
  useEffect(() => {
    if (!handedOn) return
    if (isDone) lastPayment.forget()
    else lastPayment.write(handedOn)
  }, [handedOn, isDone])

  function dispatch(event: PaymentEvent) {
    const after = advance(name, event)
    withdraw(promptNews)
    if (event.type !== 'done') {
      if (payment) keepTold(payment, isTold(after) ? after.at : null)
      return
    }
    forgetTyped(name)
    lastPhone.forget()
    if (isResumed && payment) {
      void navigate(paths.mobileMoney, { replace: true, state: paymentState(payment) })
    }
  }

  /** Leaves a resumed payment, to pay something else. */
  function putAside() {
    lastPayment.forget()
    void navigate(paths.mobileMoney, { replace: true })
  }

  return { payment, isResumed, progress, dispatch, putAside }
}

/**
 * Asks for a prompt on a phone. The answer counts wherever the person is on the site by then.
 * @throws Failure
 */
export async function requestPrompt(name: string, push: StkPush): Promise<Outcome> {
  const at = Date.now()
  sentHere.add(at)
  notePrompt(at)
  advance(name, { type: 'request-sent', at, amount: push.amount })
  try {
    await requestStkPush(push)
  } catch (error) {
    const promptMayCome = !(error instanceof Failure) || mayHaveTakenEffect(error)
    if (!promptMayCome) forgetPrompt(at)
    advance(name, { type: 'request-failed', at, promptMayCome })
    throw error
  }
  const { step } = advance(name, { type: 'request-accepted', at, now: Date.now() })
  // Nobody who has meanwhile paid to the till is to be led to accept the prompt as well.
  if (step === 'told-paid') return { say: promptTexts.afterTill, tone: 'error' }
  return { say: promptTexts.started }
}

export function draftName(form: 'stk-push' | 'mpesa-sms', name: string): string {
  return `${form} ${name}`
}

function advance(name: string, event: PaymentEvent): PaymentProgress {
  const before = atPresent(progressOf.read(name) ?? notBegun, Date.now())
  const after = afterEvent(before, event)
  // What was typed for the last payment is not for this one.
  if (event.type === 'next' && after !== before) forgetTyped(name)
  // The person has seen the prompt end.
  if (event.type === 'cancelled' && isWithPrompt(before)) forgetPromptsUntil(before.at)
  progressOf.write(after, name)
  return after
}

/** Whether somebody has said that they paid, and no SMS of theirs says otherwise. */
function isTold(progress: PaymentProgress): progress is ToldPaid {
  return progress.step === 'told-paid' && (progress.sms?.kind ?? 'payment') === 'payment'
}

function forgetTyped(name: string): void {
  draftOf(draftName('stk-push', name)).forget()
  draftOf(draftName('mpesa-sms', name)).forget()
}

function atPresent(stored: PaymentProgress, now: number): PaymentProgress {
  return progressNow(stored, now, (at) => sentHere.has(at))
}

/** The time in ms, to the second that has begun, while it matters; 0 while it does not. */
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

const never = () => () => undefined
