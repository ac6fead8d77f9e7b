import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import type { ScoredPair } from './matching'
import { minuteMs, reasonsOf, type Comparer } from './scoring'
import type { StatementLine } from './statement'

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
  comparerOf: Comparer,
  allExpected: readonly ExpectedPayment[],
  lines: readonly StatementLine[],
): Generator<number, ReadonlyMap<StatementLine, readonly ScoredPair[]>, void> {
  const comparers = allExpected.map((expected) => ({ expected, compare: comparerOf(expected) }))
  const found = new Map<StatementLine, readonly ScoredPair[]>()
  for (const [index, line] of lines.entries()) {
    if (index % batchSize === 0) yield 1
    const pairs = comparers.flatMap(({ expected, compare }) => {
      const { odds, likeness } = compare(line)
      const days = expected.at === undefined ? 0 : (line.at - expected.at) / minuteMs / dayMinutes
      if (odds < minOdds || days < -1) return []
      const likelihood = odds * (line.amount === expected.amount ? 1 : unlikelyAmount)
      const pair = { expected, line, score: 0, reasons: reasonsOf({ expected, line }, likeness) }
      return { pair, weight: likelihood / (1 + Math.abs(days) / slowDays) }
    })
    pairs.sort((one, other) => other.weight - one.weight)
    found.set(
      line,
      pairs.slice(0, maxNear).map(({ pair }) => pair),
    )
  }
  return found
}
