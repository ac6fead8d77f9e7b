import type { Failure } from '@/domain/failure'
import { markId, type ArrivedPayment, type ConfirmOutcome } from '@/staff/domain/confirmation'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import type { Income } from '@/staff/domain/income'
import type { LeftPayment } from '@/staff/domain/leftPayment'
import { pairKey, type Pair } from './matching'
import { reconcile, wholeShillings, type Booking } from './reconciliation'
import { moneyOf, type StatementContent, type StatementLine } from './statement'

/** What is booked and left, and what staff tick. */
export interface Work {
  /** Those stored before come first. */
  readonly bookings: readonly Booking[]
  readonly left: readonly LeftPayment[]
  readonly ticked: readonly Pair[]
  /** Of confirming, by `pairKey`: why it failed, or null for a confirmed pair. */
  readonly outcomes: ReadonlyMap<string, Failure | null>
  readonly byEmail: string
}

export type Change =
  | { readonly booked: ArrivedPayment | Income }
  | { readonly outcome: ConfirmOutcome }
  | { readonly left: LeftPayment }
  | { readonly takenBack: LeftPayment }
  | { readonly toggle: Pair }
  | { readonly tick: readonly Pair[] }
  | { readonly untick: 'all' }

export function withChange(work: Work, change: Change): Work {
  const { bookings, left, ticked, outcomes, byEmail } = work
  if ('outcome' in change) {
    const { outcome } = change
    const { payment: booked } = outcome
    const failure = 'failure' in outcome ? outcome.failure : null
    const key = `${booked.code} ${booked.document}`
    const next = { ...work, outcomes: new Map([...outcomes, [key, failure]]) }
    return failure ? next : withChange(next, { booked })
  }
  if ('booked' in change) {
    const unknown = { kind: 'income', document: '', from: '', note: '' } as const
    const booking = { ...unknown, ...change.booked, byEmail }
    // Repeating stores nothing twice.
    const isKnown = bookings.some((each) => bookingKey(each) === bookingKey(booking))
    return isKnown ? work : { ...work, bookings: [...bookings, booking] }
  }
  if ('takenBack' in change) return { ...work, left: otherCodes(left, change.takenBack) }
  if ('left' in change) return { ...work, left: [...otherCodes(left, change.left), change.left] }
  if ('untick' in change) return { ...work, ticked: [] }
  if ('tick' in change) return { ...work, ticked: change.tick.reduce(withTick, ticked) }
  const key = pairKey(change.toggle)
  const others = ticked.filter((pair) => pairKey(pair) !== key)
  const isTicked = others.length < ticked.length
  return { ...work, ticked: isTicked ? others : withTick(ticked, change.toggle) }
}

function bookingKey({ code, kind, document, amount, from, note }: Booking): string {
  return [code, kind, document, amount, from, note].join(' ')
}

function otherCodes(left: readonly LeftPayment[], { code }: LeftPayment): readonly LeftPayment[] {
  return left.filter((each) => each.code !== code)
}

/** Unticks others with its line or its pledge. */
function withTick(ticked: readonly Pair[], pair: Pair): readonly Pair[] {
  const others = ticked.filter(
    ({ line, expected }) => line.code !== pair.line.code && expected.id !== pair.expected.id,
  )
  return [...others, pair]
}

/** `records`: as stored when the statement was matched, and `expected` what was due then. */
export function createLedger(
  {
    statement,
    records: { payments, bookings: before },
    expected,
  }: {
    readonly statement: StatementContent
    readonly records: Pick<Parameters<typeof reconcile>[0], 'payments' | 'bookings'>
    readonly expected: readonly ExpectedPayment[]
  },
  { bookings, left, ticked, outcomes }: Work,
) {
  const reconciliation = reconcile({ ...statement, bookings, payments, left })
  const { openCents } = reconciliation
  const bookedHere = bookings.slice(before.length)
  const paid = new Map<string, number>()
  for (const { kind, document, amount } of bookedHere) {
    const id = markId(kind, document)
    paid.set(id, (paid.get(id) ?? 0) + amount)
  }
  const stillExpected = expected
    .map((each) => ({ ...each, amount: each.amount - (paid.get(markId(each.kind, each.id)) ?? 0) }))
    .filter(({ amount }) => amount > 0)
  const dueOf = new Map(stillExpected.map(({ kind, id, amount }) => [markId(kind, id), amount]))
  const tickedKeys = new Set(ticked.map(pairKey))
  return {
    ...reconciliation,
    /** As they came in. */
    lines: new Map(statement.lines.map((line) => [line.code, line])),
    /** Awaited payments, each with its rest as amount. */
    stillExpected,
    /** What a booking takes from a line, without its amount. */
    moneyOf(line: StatementLine) {
      const known = payments.get(line.code)
      const more = bookedHere.filter(({ code }) => code === line.code).length
      return {
        ...moneyOf(line),
        received: known?.received ?? wholeShillings(line),
        attempts: (known?.attempts ?? 0) + more,
      }
    },
    /** Number of bookings of a code. */
    partsOf: (code: string) => bookings.filter((each) => each.code === code).length,
    /** `used`: less is left of the line, or something else due. */
    stateOf(pair: Pair): 'confirmed' | 'used' | 'ticked' | 'open' {
      const { kind, id, amount } = pair.expected
      if (outcomes.get(pairKey(pair)) === null) return 'confirmed'
      const open = openCents.get(pair.line.code) ?? 0
      if (open < amount * 100 || dueOf.get(markId(kind, id)) !== amount) return 'used'
      return tickedKeys.has(pairKey(pair)) ? 'ticked' : 'open'
    },
    isRefused: (pair: Pair) => outcomes.get(pairKey(pair))?.code === 'refused',
  }
}
