import { vi } from 'vitest'
import { toFailure, type Failure } from '@/domain/failure'
import { callDeadlineMs } from '@/services/call'
import { stkDeadlineMs } from '@/services/mpesa'
import { faultKinds, type FaultKind } from 'local-backend'
import { faultTargets, type FaultTarget } from '../../local/siteBackend'
import { deferred, goOffline } from './network'

/** How a call goes wrong: as the service lets it, without a network, or by getting there too late. */
export type Way = FaultKind | 'offline' | 'late'

/**
 * All of them. A connection that is refused and a name that is not found are, to a page, what `close`
 * is: a browser tells no more.
 */
export const everyWay: readonly Way[] = [
  ...(Object.keys(faultKinds) as FaultKind[]),
  'offline',
  'late',
]

/** One each of: not carried out, carried out unheard, refused, never answered. */
const mainWays: readonly Way[] = ['close', 'lose-answer', 'refuse', 'hang']

const effective = new Set<Way>(['lose-answer', 'break-answer', 'cut-answer', 'slow', 'late'])

/** Whether what was asked for is done anyway. */
export const takesEffect = (way: Way) => effective.has(way)

/** One of the calls that something takes: the service it goes to, and how many calls to it come before. */
export type Step = readonly [what: string, target: FaultTarget, before: number]

/** Each call that something takes, going wrong: in the main ways, or its first call in every way. */
export function eachBreak(steps: readonly Step[], isInEveryWay: boolean): [...Step, Way][] {
  return steps.flatMap((step, index) =>
    (isInEveryWay && index === 0 ? everyWay : mainWays).map((way): [...Step, Way] => [
      ...step,
      way,
    ]),
  )
}

const addresses: Readonly<Record<FaultTarget, string>> = {
  firestore: '/databases/(default)/documents',
  auth: '.googleapis.com/v1/',
  email: '/api/v1.0/email/',
  stk: '/api/stkpush',
  // Asked by the payment service, never by a page.
  daraja: '/mpesa/',
}

/** How long somebody waits for a slow answer that comes, in ms. */
const slowMs = 10_000

interface Plan {
  readonly isTheCall: (target: FaultTarget) => boolean
  readonly meet: (target: FaultTarget, carryOut: () => Promise<Response>) => Promise<Response>
}

let plan: Plan | null = null

const fetchBefore = fetch
vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
  const url = input instanceof Request ? input.url : String(input)
  const target = faultTargets.find((each) => url.includes(addresses[each]))
  if (!plan || !target || !plan.isTheCall(target)) return fetchBefore(input, init)
  // What is on its way arrives, though its page has given up on it.
  const carryOut = () => fetchBefore(input, init && { ...init, signal: null })
  const { meet: meets } = plan
  plan = null
  return meets(target, carryOut)
})

/** What became of something of which a call was to go wrong. */
export interface Met {
  /** Null when it went well anyway. */
  readonly failure: Failure | null
  /** Whether that call was made at all. */
  readonly isMet: boolean
}

/**
 * Does something of which one call goes wrong: the first for which `isTheCall`. Fails when that takes
 * longer than people are to wait.
 */
export async function meet(
  way: Way,
  isTheCall: (target: FaultTarget) => boolean,
  act: () => Promise<unknown>,
): Promise<Met> {
  const ended = () => act().then(() => null, toFailure)
  if (way === 'offline') {
    const goOnline = goOffline()
    return { failure: await ended().finally(goOnline), isMet: true }
  }
  const waits = way === 'hang' || way === 'slow' || way === 'late'
  const [met, goesOn] = [deferred<FaultTarget>(), deferred()]
  let isMet = false
  let answer: Promise<unknown> = Promise.resolve()
  plan = {
    isTheCall,
    meet: async (target, carryOut) => {
      isMet = true
      met.resolve(target)
      if (waits) await goesOn.promise
      else globalThis.testBackend.failNext({ target, kind: way })
      const carriedOut = carryOut()
      answer = carriedOut.catch(() => undefined)
      return carriedOut
    },
  }
  if (waits) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const failure = ended()
    const target = waits && (await Promise.race([met.promise, failure]))
    if (typeof target === 'string') {
      const deadlineMs = target === 'stk' ? stkDeadlineMs : callDeadlineMs
      vi.advanceTimersByTime(way === 'slow' ? slowMs : deadlineMs)
    }
    if (way === 'slow') goesOn.resolve()
    await failure
    if (way === 'late' && isMet) {
      goesOn.resolve()
      // Made in the turn after this one.
      await Promise.resolve()
      await answer
    }
    return { failure: await failure, isMet }
  } finally {
    plan = null
    if (waits) vi.useRealTimers()
  }
}

/** The call after `before` others to this service, or to any. */
export function callAfter(before: number, target?: FaultTarget): (made: FaultTarget) => boolean {
  let left = before
  return (made) => (!target || made === target) && left-- === 0
}

/** The call that a step is. */
export const callOf = ([, target, before]: Step) => callAfter(before, target)
