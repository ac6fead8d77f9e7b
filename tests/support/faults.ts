import { Failure } from '@/domain/failure'
import { callDeadlineMs } from '@/services/call'
import { stkDeadlineMs } from '@/services/mpesa'
import { faultKinds, type FaultKind, type FaultTarget } from '../../local-backend/faults'
import { failAfter, goOffline, hold, passDeadline } from './members'

/** How a call goes wrong: at the service, on its way there, or because it gets there too late. */
export type Way = FaultKind | 'offline' | 'late'

/**
 * All of them. Two that the table of a browser would have, a connection that is refused and a name that
 * is not found, are to a page what `close` is: it is told no more.
 */
export const everyWay: readonly Way[] = [
  ...(Object.keys(faultKinds) as FaultKind[]),
  'offline',
  'late',
]

/** Those of them that may differ for a call when others have gone right before it. */
export const mainWays = ['close', 'lose-answer', 'refuse', 'server-error'] as const

const effective: readonly Way[] = ['lose-answer', 'break-answer', 'cut-answer', 'slow', 'late']

/** Whether what was asked for is done all the same. */
export const takesEffect = (way: Way) => effective.includes(way)

/** One of the calls that something takes: the service it goes to, and how many calls to it come before. */
export type Step = readonly [what: string, target: FaultTarget, before: number]

/** Each call that something takes, going wrong: the first in every way, those after it in the main ones. */
export function eachBreak(steps: readonly Step[]): [...Step, Way][] {
  return steps.flatMap((step, index) =>
    (index === 0 ? everyWay : mainWays).map((way): [...Step, Way] => [...step, way]),
  )
}

const addresses: Readonly<Record<FaultTarget, string>> = {
  firestore: '/documents:',
  auth: '/identitytoolkit.googleapis.com/',
  email: '/api/v1.0/email/',
  stk: '/api/stkpush',
}

/** How long somebody waits for a slow answer that comes, in ms. */
const slowMs = 10_000

/** What a service throws, as a value; anything but a failure is a bug. */
export function asFailure(reason: unknown): Failure {
  if (reason instanceof Failure) return reason
  throw reason
}

/**
 * Does something of which one call goes wrong; answers the failure, or null when it went well. What
 * takes longer than people are to wait never ends.
 */
export async function meet(
  way: Way,
  [, target, before]: Step,
  act: () => Promise<unknown>,
): Promise<Failure | null> {
  const ended = () => act().then(() => null, asFailure)
  if (way === 'offline') {
    const goOnline = goOffline()
    return ended().finally(goOnline)
  }
  if (way !== 'hang' && way !== 'slow' && way !== 'late') {
    failAfter(before, target, way)
    return ended()
  }
  const held = hold(addresses[target])
  if (way === 'slow') return passDeadline(held, ended, slowMs, held.release)
  const deadlineMs = target === 'stk' ? stkDeadlineMs : callDeadlineMs
  const failure = await passDeadline(held, ended, deadlineMs)
  if (way === 'late') await held.release()
  return failure
}
