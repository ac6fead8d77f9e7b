import { awaited } from '@/staff/domain/booking'
import type { CodePayment, Confirmation, ConfirmOutcome } from '@/staff/domain/confirmation'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import type { LeftPayment } from '@/staff/domain/leftPayment'
import { pairKey, type Matching, type Pair, type PaymentMessage } from './matching'
import { wholeShillings, type Booked } from './reconciliation'

/** The numbers of bookings, of left payments, and of documents that change these or what is awaited. */
export type BookSize = readonly number[]

/** Everything that one load reads from the database. */
export interface Loaded extends Booked {
  /** M-Pesa bookings of the statement's days under codes that are not in it. */
  readonly notInStatement: readonly Confirmation[]
  /** Each amount is what is still due. */
  readonly expected: readonly ExpectedPayment[]
  readonly messages: readonly PaymentMessage[]
  /** When the statement begins, in ms since 1970. */
  readonly since: number
  /** Counted before the rest was read. */
  readonly bookSize: BookSize
}

/** What is read and stored about a statement, what is proposed, and what staff tick. */
export interface Work {
  readonly loaded: Loaded
  /** What this desk has stored since. */
  readonly changes: readonly BookChange[]
  readonly matching: Matching
  readonly ticked: readonly Pair[]
  /** Pairs that staff know to be wrong, by `pairKey`. */
  readonly dismissed: ReadonlySet<string>
  /** The last outcome of confirming each pair, by `pairKey`. */
  readonly outcomes: ReadonlyMap<string, ConfirmOutcome>
  /** The count that last made it load again. */
  readonly counted: BookSize
  /** Rounds of matching: the last one asked for, the last that has to load first, and the last one done. */
  readonly asked: number
  readonly reload: number
  readonly done: number
}

export function beginWork(loaded: Loaded, matching: Matching): Work {
  return {
    loaded,
    matching,
    changes: [],
    counted: [],
    ticked: matching.certain,
    dismissed: new Set(),
    outcomes: new Map(),
    asked: 0,
    reload: 0,
    done: 0,
  }
}

/** Something stored on any tab of the desk. */
export type BookChange =
  | { readonly booked: Confirmation }
  /** What is said to have come in under the code of a booking. */
  | { readonly arrived: Pick<CodePayment, 'code' | 'received' | 'attempts'> }
  /** A confirmation's id. */
  | { readonly voided: string }
  | { readonly left: LeftPayment }
  /** A left payment's code. */
  | { readonly takenBack: string }
  /** Something is no longer awaited, or is awaited again. */
  | { readonly awaited: 'other' }

export type Change =
  | BookChange
  | { readonly outcome: ConfirmOutcome }
  | { readonly toggle: Pair }
  | { readonly tick: readonly Pair[] }
  | { readonly untick: 'all' }
  | { readonly dismiss: Pair }
  /** Other parts may be open now. */
  | { readonly match: 'again' }
  /** Somebody else may have stored something. */
  | { readonly counted: BookSize }
  /** Loaded again. `since`: the work when loading began. */
  | { readonly loaded: Loaded; readonly since: Work }
  | { readonly matching: Matching; readonly round: number }

export function withChange(work: Work, change: Change): Work {
  const { changes, ticked } = work
  if ('loaded' in change) {
    const { loaded, since } = change
    return { ...work, loaded, changes: changes.slice(since.changes.length) }
  }
  if ('matching' in change) return { ...work, matching: change.matching, done: change.round }
  if ('match' in change) return askAgain(work, work.reload)
  if ('counted' in change) {
    const { counted } = change
    const isKnown = [work.counted, bookSizeNow(work)].map(String).includes(String(counted))
    return isKnown ? work : askAgain({ ...work, counted })
  }
  if ('outcome' in change) {
    const { code, document = '' } = change.outcome.payment
    return {
      ...work,
      outcomes: new Map([...work.outcomes, [`${code} ${document}`, change.outcome]]),
    }
  }
  if ('untick' in change) return { ...work, ticked: [] }
  if ('tick' in change)
    return { ...work, ticked: change.tick.reduce((before, pair) => withTick(before, pair), ticked) }
  if ('toggle' in change) {
    const others = without(ticked, change.toggle)
    const isTicked = others.length < ticked.length
    return { ...work, ticked: isTicked ? others : withTick(ticked, change.toggle) }
  }
  if ('dismiss' in change) {
    const dismissed = new Set([...work.dismissed, pairKey(change.dismiss)])
    const next = { ...work, ticked: without(ticked, change.dismiss), dismissed }
    return askAgain(next, work.reload)
  }
  const next = { ...work, changes: [...changes, change] }
  // The other changes alter what is awaited too.
  return 'booked' in change || 'arrived' in change || 'left' in change ? next : askAgain(next)
}

/** Asks for another round of matching, which loads first unless told otherwise. */
function askAgain(work: Work, reload = work.asked + 1): Work {
  return { ...work, asked: work.asked + 1, reload }
}

/** A payment that is left again counts twice, so the page loads once too often. */
function bookSizeNow({ loaded, changes }: Work): BookSize {
  const [bookings = 0, left = 0, ...others] = loaded.bookSize
  const added = (kind: string) => changes.filter((change) => kind in change).length
  return [bookings + added('booked'), left + added('left'), ...others]
}

function without(ticked: readonly Pair[], pair: Pair): readonly Pair[] {
  return ticked.filter((each) => pairKey(each) !== pairKey(pair))
}

/** Unticks the line's other pairs. The pledge's other pairs stay, as parts, if no more than is `due` is ticked. */
export function withTick(
  ticked: readonly Pair[],
  pair: Pair,
  due = awaited(pair.expected) ?? 0,
): readonly Pair[] {
  const others = ticked.filter(({ line }) => line.code !== pair.line.code)
  const isSame = ({ expected: { kind, id } }: Pair) =>
    kind !== 'income' && kind === pair.expected.kind && id === pair.expected.id
  const sum = [pair, ...others.filter(isSame)].reduce((before, each) => before + dueIn(each), 0)
  return [...(sum <= due ? others : others.filter((each) => !isSame(each))), pair]
}

/** How much a pair takes of what is due, in whole Ksh, though all that came in goes to it. */
export function dueIn({ line, expected }: Pair): number {
  return Math.min(wholeShillings(line), awaited(expected) ?? 0)
}
