import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { tieChances } from './chances'
import { byText, groupBy } from './lists'
import type { Matching, MatchInput, Pair, ScoredPair } from './matching'
import { namedPairs } from './namedPairs'
import { minuteMs, timeSpan, createTieFinder, type Tie } from './scoring'
import type { StatementLine } from './statement'
import { suggest } from './suggesting'

/** Per side. */
const maxCandidates = 5

/** Expected payments per step, which takes a few ms. */
const batchSize = 50

/** Its share of the work. */
const comparingShare = 0.7

/**
 * Certain: named by the payer, with the same amount. Others need a fitting amount and time. Yields
 * progress, 0 to 1.
 */
export function* matchPayments({
  expected,
  lines,
  covered,
  messages,
}: MatchInput): Generator<number, Matching, void> {
  const allExpected = sortUnique(expected, ({ id }) => id)
  const allLines = sortUnique(lines, ({ code }) => code)
  const named = namedPairs({ expected: allExpected, lines: allLines, messages })
  const isNamed = paymentsAndLines([...named.certain, ...named.unclear])
  const openExpected = allExpected.filter((payment) => !isNamed.has(payment))
  const openLines = allLines.filter((line) => !isNamed.has(line))

  const tiesOf = createTieFinder(openExpected, openLines)
  const ties: Tie[] = []
  for (const place of openExpected.keys()) {
    if (place % batchSize === 0) yield (place / openExpected.length) * comparingShare
    ties.push(...tiesOf(place))
  }
  const chances = yield* tieChances({
    ties,
    isTimed: openExpected.map(({ at }) => at !== undefined),
    lines: openLines,
    namedMinutes: named.certain.flatMap(({ expected: { at }, line }) =>
      at === undefined ? [] : [(line.at - at) / minuteMs],
    ),
    done: comparingShare,
  })

  const pairs = ties
    .flatMap((tie, place): ScoredPair[] => {
      const [payment, line] = [openExpected[tie.expected], openLines[tie.line]]
      if (!payment || !line) return []
      const score = (chances[place] ?? 0) * 100
      return [{ expected: payment, line, score, reasons: tie.reasons }]
    })
    .toSorted((one, other) => other.score - one.score)
  const suggested = suggest(pairs)
  const isTaken = paymentsAndLines(suggested)
  const isLeft = (side: ExpectedPayment | StatementLine) => !isTaken.has(side)
  const left = pairs.filter(({ expected: payment, line }) => isLeft(payment) && isLeft(line))
  const ofPledge = groupBy(left, (pair) => pair.expected)
  const ofLine = groupBy(left, ({ line }) => line)
  return {
    ...named,
    suggested,
    expectedLeft: openExpected.filter(isLeft).map((payment) => {
      const span = timeSpan(payment)
      return {
        expected: payment,
        candidates: ofPledge.get(payment)?.slice(0, maxCandidates) ?? [],
        isCovered: covered.some(({ from, to }) => from <= span.from && to >= span.to),
      }
    }),
    linesLeft: openLines.filter(isLeft).map((line) => ({
      line,
      candidates: ofLine.get(line)?.slice(0, maxCandidates) ?? [],
    })),
  }
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
  return [...byName.values()].toSorted(
    (one, other) => (one.at ?? 0) - (other.at ?? 0) || byText(nameOf(one), nameOf(other)),
  )
}
