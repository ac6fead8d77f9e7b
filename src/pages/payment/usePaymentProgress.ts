import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { useNavigationType } from 'react-router-dom'
import {
  afterEvent,
  progressNow,
  readProgress,
  writeProgress,
  type PaymentEvent,
  type PaymentProgress,
} from '@/domain/payment/paymentProgress'
import { clearFormDrafts, keepText, readText, useKeptText } from './keptText'

/** When the requests of this page were sent, in ms: those of a page before a reload are not among them. */
const ours = new Set<number>()
const isOurs = (requestAt: number) => ours.has(requestAt)

/**
 * How far a payment is, and a way to tell what happened to it. It survives a reload, and a phone
 * that closes the page while the PIN is entered. The answer to a request counts wherever the person
 * is on the site by then.
 * @param name the payment's name (`paymentName`).
 * @param mayBeNext whether coming here from another page begins a payment of this name anew when the
 * last one is done; a reload and the back button show what they showed.
 */
export function usePaymentProgress(
  name: string,
  mayBeNext: boolean,
): {
  readonly progress: PaymentProgress
  /** Now in ms since 1970, to the second, while a prompt is waited for. */
  readonly now: number
  /** Answers how far the payment is then. */
  readonly tell: (event: PaymentEvent) => PaymentProgress
} {
  const text = useKeptText(keyOf(name))
  const kept = useMemo(() => readProgress(text), [text])
  const now = useNow(kept.step === 'waiting')

  const isNext = useNavigationType() === 'PUSH' && mayBeNext
  useLayoutEffect(() => {
    if (isNext) tellOf(name, { type: 'next' })
  }, [name, isNext])

  const tell = (event: PaymentEvent) => tellOf(name, event)
  return { progress: progressNow(kept, now, isOurs), now, tell }
}

const keyOf = (name: string) => `payment-progress ${name}`

function tellOf(name: string, event: PaymentEvent): PaymentProgress {
  if (event.type === 'request-sent') ours.add(event.at)
  const before = progressNow(readProgress(readText(keyOf(name))), Date.now(), isOurs)
  const after = afterEvent(before, event)
  if (event.type === 'next' && after !== before) clearFormDrafts(name)
  keepText(keyOf(name), writeProgress(after))
  return after
}

/** The time in ms, to the second that has begun, while it matters; 0 while it does not. */
function useNow(matters: boolean): number {
  return useSyncExternalStore(
    matters ? everySecond : never,
    () => (matters ? Math.ceil(Date.now() / 1000) * 1000 : 0),
    () => 0,
  )
}

const never = () => () => undefined

/** Calls a listener each second; answers how to stop. */
export function everySecond(listener: () => void) {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}
