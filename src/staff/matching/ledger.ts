import { dayInKenya } from '@/domain/calendar/calendar'
import { markId } from '@/staff/domain/confirmation'
import { groupBy } from './lists'
import { pairKey, type MatchInput, type Pair } from './matching'
import { centsOf, reconcile, wholeShillings, type Booked } from './reconciliation'
import type { StatementContent, StatementLine } from './statement'
import { dueIn, withTick, type Loaded, type Work } from './work'

export type Ledger = Readonly<ReturnType<typeof createLedger>>

/** What is open and what is settled in a statement, and the state of each pair. */
export function createLedger(statement: StatementContent, work: Work) {
  const { loaded, dismissed } = work
  const booked = bookedBy(work)
  const { bookings, payments } = booked
  const reconciliation = reconcile({ ...statement, ...booked })
  const { openParts, openLines } = reconciliation
  const due = stillDue(loaded, bookings)
  const dueOf = new Map(due.map(({ kind, id, amount }) => [markId(kind, id), amount]))
  const dueFor = ({ expected: { kind, id } }: Pair) => dueOf.get(markId(kind, id)) ?? 0
  const isUsed = (pair: Pair) =>
    wholeShillings(pair.line) === 0 ||
    openParts.get(pair.line.code)?.cents !== centsOf(pair.line.amount) ||
    dueFor(pair) < dueIn(pair)
  const chosen = work.ticked
    .filter((pair) => !isUsed(pair))
    .reduce<readonly Pair[]>((others, pair) => withTick(others, pair, dueFor(pair)), [])
  const chosenKeys = new Set(chosen.map(pairKey))
  const bookingsOf = (code: string) => bookings.filter((each) => each.code === code)
  /** `used`: less is left of the line, or less is due, than the pair takes. */
  function stateOf(pair: Pair): 'used' | 'ticked' | 'open' {
    if (isUsed(pair)) return 'used'
    return chosenKeys.has(pairKey(pair)) ? 'ticked' : 'open'
  }
  const outcomes = [...work.outcomes]
  const confirmed = new Set(
    outcomes.flatMap(([, each]) => ('confirmation' in each ? [each.confirmation] : [])),
  )
  const failures = new Map(
    outcomes.flatMap(([key, each]) => ('failure' in each ? [[key, each.failure] as const] : [])),
  )
  const { covered } = statement
  const open: MatchInput = { ...loaded, dismissed, covered, lines: openLines, expected: due }
  const lines = new Map(statement.lines.map((line) => [line.code, line]))
  return {
    ...reconciliation,
    /** By code, with their full amounts. */
    lines,
    /** What can still be matched. Each amount is what is left or still due. */
    open,
    /** What a booking needs to know about a line, apart from the amount. */
    moneyOf(line: StatementLine) {
      const { code, at } = line
      const stored = payments.get(code)
      return {
        code,
        method: 'mpesa',
        paidOn: dayInKenya(new Date(at)),
        received: stored?.received ?? wholeShillings(lines.get(code) ?? line),
        attempts: Math.max(
          stored?.attempts ?? 0,
          ...bookingsOf(code).map(({ attempt }) => attempt),
        ),
      } as const
    },
    bookingsOf,
    stateOf,
    /** Whether to go on proposing it. */
    isRight: (pair: Pair) => !isUsed(pair) && !dismissed.has(pairKey(pair)),
    ticked: chosen,
    isRefused: (pair: Pair) => failures.get(pairKey(pair))?.code === 'refused',
    /** The first failure that is not a refusal, of a pair that is still ticked. */
    failure:
      chosen
        .flatMap((pair) => failures.get(pairKey(pair)) ?? [])
        .find(({ code }) => code !== 'refused') ?? null,
    confirmedCount: bookings.filter(({ id }) => confirmed.has(id)).length,
  }
}

/** What was loaded, with what has changed since. */
function bookedBy({ loaded, changes }: Work): Booked {
  const bookings = new Map(loaded.bookings.map((each) => [each.id, each]))
  const payments = new Map(loaded.payments)
  const left = new Map(loaded.left.map((each) => [each.code, each]))
  for (const change of changes) {
    if ('booked' in change) bookings.set(change.booked.id, change.booked)
    if ('arrived' in change) payments.set(change.arrived.code, change.arrived)
    if ('voided' in change) bookings.delete(change.voided)
    if ('left' in change) left.set(change.left.code, change.left)
    if ('takenBack' in change) left.delete(change.takenBack)
  }
  const all = [...bookings.values()]
  const refunds = all.filter(({ kind }) => kind === 'refund')
  return {
    ...loaded,
    bookings: all,
    payments,
    left: [...left.values()],
    paidBack: new Map([
      ...loaded.paidBack,
      ...refunds.map(({ document, amount }) => [document, amount] as const),
    ]),
  }
}

/** The expected payments, less what was booked since they were loaded. */
function stillDue({ bookings: before, expected }: Loaded, bookings: Booked['bookings']) {
  const known = new Set(before.map(({ id }) => id))
  const paid = groupBy(
    bookings.filter(({ id }) => !known.has(id)),
    ({ kind, document }) => markId(kind, document),
  )
  return expected
    .map((each) => {
      const since = paid.get(markId(each.kind, each.id)) ?? []
      // A fee has one part, however much it is.
      const due = each.kind === 'fee' && since.length > 0 ? 0 : each.amount
      return { ...each, amount: since.reduce((rest, { amount }) => rest - amount, due) }
    })
    .filter(({ amount }) => amount > 0)
}
