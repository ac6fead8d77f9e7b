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
    const pairs = comparers
      .flatMap(({ payment, compare }) => nearPair(payment, line, compare(index)) ?? [])
      .sort((one, other) => other.weight - one.weight)
    found.set(
      line,
      pairs.slice(0, maxNear).map(({ pair }) => pair),
    )
  }
  return found
}

function nearPair(
  expected: ExpectedPayment,
  line: StatementLine,
  { odds, reasons }: { readonly odds: number; readonly reasons: Likeness },
): { readonly pair: ScoredPair; readonly weight: number } | null {
  const { amount, at } = expected
  const minutesLater = at === undefined ? null : Math.round((line.at - at) / minuteMs)
  const days = (minutesLater ?? 0) / dayMinutes
  if (odds < minOdds || days < -1) return null
  const difference = line.amount - amount
  const likelihood = odds * (difference === 0 ? 1 : unlikelyAmount)
  const others = { isDateSwapped: false, isTwice: false }
  return {
    pair: {
      expected,
      line,
      score: 0,
      reasons: { ...reasons, ...others, difference, minutesLater },
    },
    weight: likelihood / (1 + Math.abs(days) / slowDays),
  }
}
