import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useConfirm } from '@/components/dialog/useConfirm'
import { draftOf } from '@/components/form/draft'
import { usePassedState } from '@/components/hydration/usePassedState'
import { paths } from '@/config/paths'
import { promptTexts } from '@/content/payment'
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
  type StkPush,
} from '@/domain/payment/payment'
import {
  afterEvent,
  isWithPrompt,
  notBegun,
  progressNow,
  progressSchema,
  type PaymentEvent,
  type PaymentProgress,
} from '@/domain/payment/paymentProgress'
import { requestStkPush } from '@/services/mpesa'
import { forgetPrompt, forgetPromptsUntil, notePrompt, promptMayBeWaiting } from './prompts'
import { useNow } from './useNow'

/**
 * How asking for a prompt ended:
 * - `sent`: it is on its way to the phone
 * - `after-till`: it is, and meanwhile the person has paid to the till
 * - `not-now`: the person waits for an earlier one instead
 * - `cannot-ask`: an earlier one may be waiting, and the question about it could not be fetched
 */
export type PromptOutcome = 'sent' | 'after-till' | 'not-now' | 'cannot-ask'

/** The payment that the page is about, and what can be done about it. */
export interface OpenPayment {
  /** Null is any payment. */
  readonly payment: Payment | null
  /** Whether it was found again in this tab, since nobody passed one on just now. */
  readonly isResumed: boolean
  /** Leaves a resumed payment, to pay something else. */
  readonly putAside: () => void
  readonly progress: PaymentProgress
  /** Now in ms since 1970, to the second, while a prompt is waited for. */
  readonly now: number
  /** Says what happened to the payment. */
  readonly dispatch: (event: PaymentEvent) => void
  /**
   * Asks for a prompt on a phone, after a question when an earlier one may still be waiting. The
   * answer counts wherever the person is on the site by then. @throws Failure
   */
  readonly requestPrompt: (push: StkPush) => Promise<PromptOutcome>
  /** The question; belongs anywhere on the page. */
  readonly question: ReactNode
}

const openPayment = deviceEntry('payment', paymentSchema)
const progressOf = deviceEntry('payment-progress', progressSchema)

/** When this page sent its requests, in ms: those of a page before a reload are not among them. */
const sentHere = new Set<number>()

/**
 * The payment that /pay is about, and how far it is: through reloads, and when a phone closes the
 * page while the PIN is entered.
 */
export function usePayment(): OpenPayment {
  const { payment, isResumed, putAside } = useOpenPayment()
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

  async function requestPrompt(push: StkPush) {
    if (promptMayBeWaiting()) {
      const isSure = await confirm().catch(() => null)
      if (!isSure) return isSure === null ? 'cannot-ask' : 'not-now'
    }
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
    return step === 'told-paid' ? 'after-till' : 'sent'
  }

  return {
    payment,
    isResumed,
    putAside,
    progress: atPresent(stored, now),
    now,
    dispatch: (event) => void dispatchTo(name, event),
    requestPrompt,
    question: dialog,
  }
}

/** The name of the draft of a payment's form. */
export function draftName(form: 'stk-push' | 'mpesa-sms', name: string): string {
  return `${form} ${name}`
}

/** The payment that the page before passed on, or else the last one of this tab. */
function useOpenPayment(): Pick<OpenPayment, 'payment' | 'isResumed' | 'putAside'> {
  const passed = usePassedState(readPayment)
  const last = useDeviceEntry(openPayment)
  const navigate = useNavigate()
  const { state } = useLocation()
  useEffect(() => {
    const payment = readPayment(state)
    if (payment) openPayment.write(paymentState(payment))
  }, [state])

  return {
    payment: passed ?? last,
    isResumed: passed === null && last !== null,
    putAside() {
      openPayment.forget()
      void navigate(paths.mobileMoney, { replace: true })
    },
  }
}

/** Stores how far a payment is after an event, and answers it. */
function dispatchTo(name: string, event: PaymentEvent): PaymentProgress {
  const before = atPresent(progressOf.read(name) ?? notBegun, Date.now())
  const after = afterEvent(before, event)
  if (event.type === 'next' && after !== before) {
    // What was typed for the last payment is not for this one.
    draftOf(draftName('stk-push', name)).forget()
    draftOf(draftName('mpesa-sms', name)).forget()
  }
  // The person has seen the prompt end.
  if (event.type === 'cancelled' && isWithPrompt(before)) forgetPromptsUntil(before.at)
  progressOf.write(after, name)
  return after
}

function atPresent(stored: PaymentProgress, now: number): PaymentProgress {
  return progressNow(stored, now, (at) => sentHere.has(at))
}
