import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import type { ScoredPair } from './matching'
import { minuteMs, timeApart, type Comparer, type Tie } from './scoring'
import type { StatementLine } from './statement'

/** Below these odds, a name or number is too common to say who paid. */
const minOdds = 4

/** The factor for another amount, and the days that halve a weight: people pay in parts, and late. */
const [unlikelyAmount, slowDays] = [0.3, 20]

const dayMinutes = 24 * 60

/** Per line. */
const maxNear = 5

/** At most this many can share a payment. */
const maxGroup = 12
const groupDays = 2

/** Lines per step, so that a step takes only a few ms. */
const batchSize = 20

/** The best pairs of each line by name or phone number alone, whatever the amount and however late. */
export function* nearPairs(
  comparerOf: Comparer,
  allExpected: readonly ExpectedPayment[],
  lines: readonly StatementLine[],
): Generator<number, ReadonlyMap<StatementLine, readonly ScoredPair[]>, void> {
  const comparers = allExpected.map((expected) => ({ expected, compare: comparerOf(expected) }))
  const found = new Map<StatementLine, readonly ScoredPair[]>()
  for (const [index, line] of lines.entries()) {
    if (index % batchSize === 0) yield 1
    const ties = comparers.flatMap(({ compare }) => {
      const tie = compare(line)
      if (tie.odds < minOdds || (tie.delay?.to ?? 0) < -dayMinutes) return []
      const likelihood = tie.odds * (tie.reasons.difference === 0 ? 1 : unlikelyAmount)
      return { tie, weight: likelihood / (1 + timeApart(tie) / dayMinutes / slowDays) }
    })
    const near = ties
      .sort((one, other) => other.weight - one.weight)
      .slice(0, maxNear)
      .map(({ tie }) => tie)
    const group = groupOf(near, allExpected)
    const others = comparers.filter(({ expected }) => group.has(expected))
    found.set(
      line,
      [...near, ...others.map(({ compare }) => compare(line))].map((tie) => ({ ...tie, score: 0 })),
    )
  }
  return found
}

/** If a payer paid for several pledges: the nearest others of the same amount, as many as the payment still covers. */
function groupOf(
  near: readonly Tie[],
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
