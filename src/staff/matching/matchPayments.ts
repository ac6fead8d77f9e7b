import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { tieChances } from './chances'
import { byText, groupBy } from './lists'
import { pairKey, type Matching, type MatchInput, type Pair, type ScoredPair } from './matching'
import { namedPairs } from './namedPairs'
import { nearPairs } from './nearPairs'
import {
  createComparer,
  createTieFinder,
  delayOf,
  timeApart,
  timeSpan,
  type Comparer,
  type Tie,
} from './scoring'
import { isCovered, type StatementLine } from './statement'
import { suggest } from './suggesting'

/** For each line and each pledge. */
const maxCandidates = 5

/** Payments per step, so that a step takes only a few ms. */
const batchSize = 50

/** The share of the work that comparing takes. */
const comparingShare = 0.7

/** Certain: named by the payer with the same amount. Suggested: amount, time and payer fit. Yields progress, 0 to 1. */
export function* matchPayments({
  expected,
  since = -Infinity,
  dismissed = new Set(),
  lines,
  covered,
  messages,
}: MatchInput): Generator<number, Matching, void> {
  const all = sortUnique(expected, ({ id }) => id)
  const allLines = sortUnique(lines, ({ code }) => code)
  const isProposed = (pair: Pair) => !dismissed.has(pairKey(pair))
  const { messagesLeft, ...found } = namedPairs({ expected: all, lines: allLines, messages })
  const named = found.named.filter(isProposed)
  const certain = named.filter(({ why }) => !why)
  const isNamed = paymentsAndLines(named)
  const open = all.filter((payment) => !isNamed.has(payment))
  const openExpected = open.filter((payment) => timeSpan(payment).to >= since)
  const openLines = allLines.filter((line) => !isNamed.has(line))

  const comparerOf = createComparer(openExpected, openLines)
  const tiesOf = createTieFinder(comparerOf, openLines)
  const ties: Tie[] = []
  for (const [place, payment] of openExpected.entries()) {
    if (place % batchSize === 0) yield (place / openExpected.length) * comparingShare
    ties.push(...tiesOf(payment).filter(isProposed))
  }
  const chances = yield* tieChances(ties, openExpected, openLines, certain, comparingShare)

  const pairs = ties
    .map((tie, place): ScoredPair => ({ ...tie, score: (chances[place] ?? 0) * 100 }))
    .sort((one, other) => other.score - one.score)
  const likely = suggest(pairs)
  const isLikely = paymentsAndLines(likely)
  const free = openLines.filter((line) => !isLikely.has(line))
  const suggested: ScoredPair[] = []
  for (const [place, pair] of likely.entries()) {
    if (place % batchSize === 0) yield 1
    if (!isPaidSooner(pair, free, comparerOf)) suggested.push(pair)
  }
  const isTaken = paymentsAndLines(suggested)
  const isLeft = (side: ExpectedPayment | StatementLine) => !isTaken.has(side)
  const left = pairs.filter(({ expected: payment, line }) => isLeft(payment) && isLeft(line))
  const ofPledge = groupBy(left, (pair) => pair.expected)
  const ofLine = groupBy(left, ({ line }) => line)
  const linesLeft = openLines.filter(isLeft)
  const openLeft = open.filter(isLeft)
  // A name that is common among all may be rare among those left, and say who paid.
  const near = yield* nearPairs(createComparer(openLeft, linesLeft), openLeft, linesLeft)
  const nearPledge = groupBy([...near.values()].flat().filter(isProposed), (pair) => pair.expected)
  const couldPay = (payment: ExpectedPayment) => {
    const fitting = ofPledge.get(payment) ?? []
    const known = new Set(fitting.map(({ line }) => line))
    const others = (nearPledge.get(payment) ?? []).filter(({ line }) => !known.has(line))
    return [...fitting, ...others].slice(0, maxCandidates)
  }
  const unclear = groupBy(
    named.filter(({ why }) => why),
    ({ line }) => line,
  )
  return {
    certain,
    suggested,
    messagesLeft,
    expectedLeft: openExpected.filter(isLeft).map((payment) => ({
      expected: payment,
      candidates: couldPay(payment),
      isCovered: isCovered(covered, timeSpan(payment)),
    })),
    linesLeft: [
      ...[...unclear].map(([line, candidates]) => ({ line, candidates })),
      ...linesLeft.map((line) => ({
        line,
        candidates: likeliest(ofLine.get(line) ?? [], (near.get(line) ?? []).filter(isProposed)),
      })),
    ],
  }
}

/** Whether another free payment, of any amount, is nearer in time and fits the giver at least as well. */
function isPaidSooner(
  { expected, line }: ScoredPair,
  free: readonly StatementLine[],
  comparerOf: Comparer,
): boolean {
  const compare = comparerOf(expected)
  const { odds, ...own } = compare(line)
  const apart = (other: StatementLine) => timeApart({ delay: delayOf({ expected, line: other }) })
  return free.some((other) => apart(other) < timeApart(own) && compare(other).odds >= odds)
}

/** Of 100: a name or number alone does not outweigh such a chance. */
const goodScore = 20

/** The best candidates of one line: `fitting` in amount and time, or `near` by name or phone number. */
function likeliest(
  fitting: readonly ScoredPair[],
  near: readonly ScoredPair[],
): readonly ScoredPair[] {
  const all = [...fitting.filter(({ score }) => score >= goodScore), ...near, ...fitting]
  // Each pledge keeps its first place, with the reasons of its fitting pair.
  const known = new Map(fitting.map((pair) => [pair.expected, pair]))
  const once = new Map(all.map((pair) => [pair.expected, known.get(pair.expected) ?? pair]))
  return [...once.values()].slice(0, maxCandidates)
}

function paymentsAndLines(pairs: readonly Pair[]): ReadonlySet<object> {
  return new Set(pairs.flatMap(({ expected, line }) => [expected, line]))
}

/** Oldest first, without duplicates. */
function sortUnique<Item extends { readonly at?: number }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  const byName = new Map(items.map((item) => [nameOf(item), item]))
  return [...byName.values()].sort(
    (one, other) => (one.at ?? 0) - (other.at ?? 0) || byText(nameOf(one), nameOf(other)),
  )
}
