import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import * as v from 'valibot'
import { useConfirm } from '@/components/dialog/ConfirmDialog'
import { draftOf } from '@/components/form/draft'
import type { Outcome } from '@/components/form/useForm'
import { usePassedState } from '@/components/hydration/usePassedState'
import { paths } from '@/config/paths'
import { promptTexts } from '@/content/payment'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { deviceEntry } from '@/device/deviceStore'
import { useDeviceEntry } from '@/device/useDeviceEntry'
import { Failure, mayHaveTakenEffect } from '@/domain/failure'
import { canRecur, paymentName, paymentState } from '@/domain/payment/payment'
import { paymentSchema, readPayment } from '@/domain/payment/readPayment'
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
import { keepToldGift } from '@/services/keptGifts'
import { requestStkPush } from '@/services/mpesa'
import { keepTold } from '@/services/orders'
import { forgetPrompt, forgetPromptsUntil, notePrompt, promptMayBeWaiting } from './prompts'

/** The payment that the page is about, and what can be done about it. */
export type OpenPayment = ReturnType<typeof usePayment>

const openPayment = deviceEntry('payment', paymentSchema)
const progressOf = deviceEntry('payment-progress', progressSchema)

/** Who tells how asking for a prompt ended: it is over once the person has said what came of it. */
export const promptNews = 'prompt'

/** The number last paid from, as it was typed; filled in for the next payment of this tab. */
export const lastPhone = deviceEntry('payment-phone', v.string())

/** When this page sent its requests, in ms: those of a page before a reload are not among them. */
const sentHere = new Set<number>()

/**
 * The payment that /pay is about, and how far it is: through reloads, and when a phone closes the
 * page while the PIN is entered.
 */
export function usePayment() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const { withdraw } = useNotify()
  const passed = usePassedState(readPayment)
  const last = useDeviceEntry(openPayment)
  const payment = passed ?? last
  const isResumed = passed === null && payment !== null
  const name = paymentName(payment)
  const stored = useDeviceEntry(progressOf, name) ?? notBegun
  const now = useNow(stored.step === 'waiting')
  const { confirm, dialog } = useConfirm(promptTexts.another)

  // Coming here from another page begins the next payment of the same name, once the last one is
  // done; a reload and the back button show what they showed.
  const mayBeNext = useNavigationType() === 'PUSH' && !isResumed && canRecur(payment)
  useLayoutEffect(() => {
    if (mayBeNext) dispatchTo(name, { type: 'next' })
  }, [name, mayBeNext])

  // A payment that is done is kept by its entry of the history alone: whoever opens the page next,
  // on a phone that many use, is not to see whose it was.
  const isDone = isAt(stored, 'done')
  useEffect(() => {
    const handedOn = readPayment(state)
    if (!handedOn) return
    if (isDone) openPayment.forget()
    else openPayment.write(paymentState(handedOn))
  }, [state, isDone])

  /** Ends the payment as far as this page goes, and leaves nothing typed behind. */
  function finish(hasToldTeam: boolean) {
    dispatchTo(name, { type: 'done', hasToldTeam })
    forgetTyped(name)
    lastPhone.forget()
    if (isResumed) {
      void navigate(paths.mobileMoney, { replace: true, state: paymentState(payment) })
    }
  }

  async function requestPrompt(push: StkPush): Promise<Outcome> {
    if (promptMayBeWaiting() && !(await confirm())) return {}
    const at = Date.now()
    sentHere.add(at)
    notePrompt(at)
    dispatchTo(name, { type: 'request-sent', at, amount: push.amount })
    try {
      await requestStkPush(push)
    } catch (error) {
      const promptMayCome = !(error instanceof Failure) || mayHaveTakenEffect(error)
      if (!promptMayCome) forgetPrompt(at)
      dispatchTo(name, { type: 'request-failed', at, promptMayCome })
      throw error
    }
    const { step } = dispatchTo(name, { type: 'request-accepted', at, now: Date.now() })
    // Nobody who has meanwhile paid to the till is to be led to accept the prompt as well.
    if (step === 'told-paid') return { say: promptTexts.afterTill, tone: 'error' }
    return { say: promptTexts.started }
  }

  return {
    /** What the page before passed on, or else the last one of this tab; null is any payment. */
    payment,
    /** Whether it was found again in this tab, since nobody passed one on just now. */
    isResumed,
    /** Leaves a resumed payment, to pay something else. */
    putAside: () => {
      openPayment.forget()
      void navigate(paths.mobileMoney, { replace: true })
    },
    progress: atPresent(stored, now),
    /** Now in ms since 1970, to the second, while a prompt is waited for. */
    now,
    /** Says what happened to the payment. */
    dispatch: (event: PaymentEvent) => {
      const after = dispatchTo(name, event)
      withdraw(promptNews)
      if (payment?.purpose === 'order' && payment.reference !== null) {
        keepTold(payment.reference, isTold(after) ? after.at : null)
      }
      if (payment?.purpose === 'donation') keepToldGift(payment, isTold(after) ? after.at : null)
    },
    finish,
    /**
     * Asks for a prompt on a phone, after a question when an earlier one may still be waiting. The
     * answer counts wherever the person is on the site by then. @throws Failure
     */
    requestPrompt,
    /** The question; belongs anywhere on the page. */
    question: dialog,
  }
}

/** The name of the draft of a payment's form. */
export function draftName(form: 'stk-push' | 'mpesa-sms', name: string): string {
  return `${form} ${name}`
}

/** Stores how far a payment is after an event, and answers it. */
function dispatchTo(name: string, event: PaymentEvent): PaymentProgress {
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
function useNow(matters: boolean): number {
  return useSyncExternalStore(
    matters ? everySecond : never,
    () => (matters ? Math.ceil(Date.now() / 1000) * 1000 : 0),
    () => 0,
  )
}

/** Calls a listener each second; answers how to stop. */
export function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}

const never = () => () => undefined
