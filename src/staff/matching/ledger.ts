import { dayInKenya } from '@/domain/calendar/calendar'
import type { Failure } from '@/domain/failure'
import { markId, type Confirmation, type ConfirmOutcome } from '@/staff/domain/confirmation'
import { awaited } from '@/staff/domain/booking'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import type { LeftPayment } from '@/staff/domain/leftPayment'
import { pairKey, type Pair } from './matching'
import { centsOf, reconcile, wholeShillings, type Booked } from './reconciliation'
import type { StatementContent, StatementLine } from './statement'

/** What is booked and left, and what staff tick. */
export interface Work extends Booked {
  readonly ticked: readonly Pair[]
  /** By `pairKey`: not what staff know. */
  readonly dismissed: ReadonlySet<string>
  /** Of confirming, by `pairKey`: why it failed, or null for a confirmed pair. */
  readonly outcomes: ReadonlyMap<string, Failure | null>
}

/** Something stored, on whichever tab of the desk. */
export type BookChange =
  | { readonly booked: Confirmation }
  /** A confirmation's id. */
  | { readonly voided: string }
  | { readonly left: LeftPayment }
  /** A left payment's code. */
  | { readonly takenBack: string }
  /** Something is awaited no more, or again. */
  | { readonly awaited: 'other' }

export type Change =
  | BookChange
  | { readonly outcome: ConfirmOutcome }
  | { readonly toggle: Pair }
  | { readonly tick: readonly Pair[] }
  | { readonly untick: 'all' }
  | { readonly dismiss: Pair }
  /** Read again from the database, while the work was `since`. */
  | { readonly records: Booked; readonly since: Work }

export function withChange(work: Work, change: Change): Work {
  const { bookings, paidBack, left, ticked, outcomes } = work
  if ('records' in change) {
    const { records, since } = change
    const newer: readonly BookChange[] = [
      ...bookings.filter((each) => !since.bookings.includes(each)).map((booked) => ({ booked })),
      ...left.filter((each) => !since.left.includes(each)).map((each) => ({ left: each })),
    ]
    return newer.reduce(withChange, { ...work, ...records })
  }
  if ('outcome' in change) {
    const { outcome } = change
    const { code, document } = outcome.payment
    const failure = 'failure' in outcome ? outcome.failure : null
    return { ...work, outcomes: new Map([...outcomes, [`${code} ${document ?? ''}`, failure]]) }
  }
  if ('booked' in change) {
    const { booked } = change
    const others = bookings.filter(({ id }) => id !== booked.id)
    const next = { ...work, bookings: [...others, booked] }
    if (booked.kind !== 'refund') return next
    return { ...next, paidBack: new Map([...paidBack, [booked.document, booked.amount]]) }
  }
  if ('voided' in change) return withoutBooking(work, change.voided)
  if ('takenBack' in change) return { ...work, left: otherCodes(left, change.takenBack) }
  if ('left' in change)
    return { ...work, left: [...otherCodes(left, change.left.code), change.left] }
  if ('awaited' in change) return work
  if ('untick' in change) return { ...work, ticked: [] }
  if ('tick' in change)
    return { ...work, ticked: change.tick.reduce((before, pair) => withTick(before, pair), ticked) }
  if ('dismiss' in change) {
    const key = pairKey(change.dismiss)
    return {
      ...work,
      ticked: ticked.filter((pair) => pairKey(pair) !== key),
      dismissed: new Set([...work.dismissed, key]),
    }
  }
  const key = pairKey(change.toggle)
  const others = ticked.filter((pair) => pairKey(pair) !== key)
  const isTicked = others.length < ticked.length
  return { ...work, ticked: isTicked ? others : withTick(ticked, change.toggle) }
}

/** Its pair can be confirmed again. */
function withoutBooking(work: Work, voided: string): Work {
  const record = work.bookings.find(({ id }) => id === voided)
  if (!record) return work
  const outcomes = new Map(work.outcomes)
  outcomes.delete(`${record.code} ${record.document}`)
  const paidBack = new Map(work.paidBack)
  if (record.kind === 'refund') paidBack.delete(record.document)
  const bookings = work.bookings.filter((each) => each !== record)
  return { ...work, bookings, paidBack, outcomes }
}

function otherCodes(left: readonly LeftPayment[], code: string): readonly LeftPayment[] {
  return left.filter((each) => each.code !== code)
}

/** Unticks others with its line, and with its pledge if more than is `due` would be ticked: parts may be. */
function withTick(
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

/** What a pair takes of what is due, in whole Ksh; all that came in goes to it. */
function dueIn({ line, expected }: Pair): number {
  return Math.min(wholeShillings(line), awaited(expected) ?? 0)
}

/** `records`: as stored when `expected` was due. */
export function createLedger(
  {
    statement,
    records: { bookings: before },
    expected,
  }: {
    readonly statement: StatementContent
    readonly records: Pick<Booked, 'bookings'>
    readonly expected: readonly ExpectedPayment[]
  },
  work: Work,
) {
  const { bookings, payments, ticked, outcomes } = work
  const reconciliation = reconcile({ ...statement, ...work })
  const { openCents } = reconciliation
  const known = new Set(before.map(({ id }) => id))
  const paid = new Map<string, number>()
  for (const { id, kind, document, amount } of bookings) {
    const mark = markId(kind, document)
    if (!known.has(id)) paid.set(mark, (paid.get(mark) ?? 0) + amount)
  }
  const stillExpected = expected
    .map((each) => ({ ...each, amount: each.amount - (paid.get(markId(each.kind, each.id)) ?? 0) }))
    .filter(({ amount }) => amount > 0)
  const dueOf = new Map(stillExpected.map(({ kind, id, amount }) => [markId(kind, id), amount]))
  const dueFor = ({ expected: { kind, id } }: Pair) => dueOf.get(markId(kind, id)) ?? 0
  const isUsed = (pair: Pair) =>
    wholeShillings(pair.line) === 0 ||
    openCents.get(pair.line.code) !== centsOf(pair.line.amount) ||
    dueFor(pair) < dueIn(pair)
  const chosen = ticked
    .filter((pair) => !isUsed(pair))
    .reduce<readonly Pair[]>((others, pair) => withTick(others, pair, dueFor(pair)), [])
  const chosenKeys = new Set(chosen.map(pairKey))
  const bookingsOf = (code: string) => bookings.filter((each) => each.code === code)
  /** `used`: less is left of the line, or less is due. */
  function stateOf(pair: Pair): 'used' | 'ticked' | 'open' {
    if (isUsed(pair)) return 'used'
    return chosenKeys.has(pairKey(pair)) ? 'ticked' : 'open'
  }
  const lines = new Map(statement.lines.map((line) => [line.code, line]))
  return {
    ...reconciliation,
    /** As they came in. */
    lines,
    /** Awaited payments, each with its rest as amount. */
    stillExpected,
    /** What a booking takes from a line, without its amount. */
    moneyOf(open: StatementLine) {
      const { code, at } = open
      const stored = payments.get(code)
      return {
        code,
        method: 'mpesa',
        paidOn: dayInKenya(new Date(at)),
        received: stored?.received ?? wholeShillings(lines.get(code) ?? open),
        attempts: Math.max(
          stored?.attempts ?? 0,
          ...bookingsOf(code).map(({ attempt }) => attempt),
        ),
      } as const
    },
    bookingsOf,
    stateOf,
    ticked: chosen,
    isRefused: (pair: Pair) => outcomes.get(pairKey(pair))?.code === 'refused',
  }
}
