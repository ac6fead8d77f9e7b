import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import type { Reasons, ScoredPair } from './matching'
import { createComparer, minuteMs } from './scoring'
import type { StatementLine } from './statement'

type Likeness = Pick<Reasons, 'name' | 'isByEmail' | 'phone'>

/** Below that, a name or number is too common to say who paid. */
const minOdds = 4

/** An odd amount is usual for a part or a round sum; so are days. */
const [unlikelyAmount, slowDays] = [0.3, 20]

const dayMinutes = 24 * 60

/** Per line. */
const maxNear = 5

/** As many as can share a payment. */
const maxGroup = 12
const groupDays = 2

/** Lines per step, which takes a few ms. */
const batchSize = 20

/**
 * By name or phone alone, whatever the amount and however late. For each line the best.
 */
export function* nearPairs(
  expected: readonly ExpectedPayment[],
  lines: readonly StatementLine[],
): Generator<number, ReadonlyMap<StatementLine, readonly ScoredPair[]>, void> {
  const comparerOf = createComparer(expected, lines)
  const comparers = expected.map((payment, place) => ({ payment, compare: comparerOf(place) }))
  const found = new Map<StatementLine, readonly ScoredPair[]>()
  for (const [index, line] of lines.entries()) {
    if (index % batchSize === 0) yield 1
    const near = comparers
      .flatMap(({ payment, compare }) => nearPair(payment, line, compare(index)) ?? [])
      .sort((one, other) => other.weight - one.weight)
      .slice(0, maxNear)
      .map(({ pair }) => pair)
    const group = groupOf(near, expected)
    found.set(line, [
      ...near,
      ...comparers
        .filter(({ payment }) => group.has(payment))
        .map(({ payment, compare }) => pairOf(payment, line, compare(index).reasons)),
    ])
  }
  return found
}

function nearPair(
  expected: ExpectedPayment,
  line: StatementLine,
  { odds, reasons }: { readonly odds: number; readonly reasons: Likeness },
): { readonly pair: ScoredPair; readonly weight: number } | null {
  const pair = pairOf(expected, line, reasons)
  const { minutesLater, difference } = pair.reasons
  const days = (minutesLater ?? 0) / dayMinutes
  if (odds < minOdds || days < -1) return null
  const likelihood = odds * (difference === 0 ? 1 : unlikelyAmount)
  return { pair, weight: likelihood / (1 + Math.abs(days) / slowDays) }
}

function pairOf(expected: ExpectedPayment, line: StatementLine, likeness: Likeness): ScoredPair {
  const { amount, at } = expected
  const minutesLater = at === undefined ? null : Math.round((line.at - at) / minuteMs)
  const difference = line.amount - amount
  const others = { isDateSwapped: false, isTwice: false }
  return { expected, line, score: 0, reasons: { ...likeness, ...others, difference, minutesLater } }
}

/**
 * If the payer pledged too, and paid for several: the others who pledged the same at about that time, as many as were
 * paid for.
 */
function groupOf(
  near: readonly ScoredPair[],
  expected: readonly ExpectedPayment[],
): ReadonlySet<ExpectedPayment> {
  for (const { expected: own, line } of near) {
    const [times, at] = [line.amount / own.amount, own.at]
    if (at === undefined || !Number.isInteger(times) || times < 2 || times > maxGroup) continue
    const others = expected
      .filter((each) => each !== own && each.amount === own.amount)
      .map((each) => ({ each, apart: Math.abs((each.at ?? Infinity) - at) }))
      .filter(({ apart }) => apart <= groupDays * dayMinutes * minuteMs)
      .sort((one, other) => one.apart - other.apart)
      .slice(0, times - 1)
    if (others.length === times - 1) return new Set(others.map(({ each }) => each))
  }
  return new Set()
}
