import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { tieChances } from './chances'
import { byText, groupBy } from './lists'
import { pairKey, type Matching, type MatchInput, type Pair, type ScoredPair } from './matching'
import { namedPairs } from './namedPairs'
import { nearPairs } from './nearPairs'
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
  since = -Infinity,
  dismissed = new Set(),
  lines,
  covered,
  messages,
}: MatchInput): Generator<number, Matching, void> {
  const all = sortUnique(expected, ({ id }) => id)
  const allLines = sortUnique(lines, ({ code }) => code)
  const found = namedPairs({ expected: all, lines: allLines, messages })
  const isProposed = (pair: Pair) => !dismissed.has(pairKey(pair))
  const named = {
    ...found,
    certain: found.certain.filter(isProposed),
    unclear: found.unclear.filter(isProposed),
  }
  const isNamed = paymentsAndLines([...named.certain, ...named.unclear])
  const open = all.filter((payment) => !isNamed.has(payment))
  const openExpected = open.filter((payment) => timeSpan(payment).to >= since)
  const openLines = allLines.filter((line) => !isNamed.has(line))

  const tiesOf = createTieFinder(openExpected, openLines)
  const ties: Tie[] = []
  for (const place of openExpected.keys()) {
    if (place % batchSize === 0) yield (place / openExpected.length) * comparingShare
    ties.push(
      ...tiesOf(place).filter((tie) => {
        const [payment, line] = [openExpected[tie.expected], openLines[tie.line]]
        return payment && line && isProposed({ expected: payment, line })
      }),
    )
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
    .sort((one, other) => other.score - one.score)
  const suggested = suggest(pairs)
  const isTaken = paymentsAndLines(suggested)
  const isLeft = (side: ExpectedPayment | StatementLine) => !isTaken.has(side)
  const left = pairs.filter(({ expected: payment, line }) => isLeft(payment) && isLeft(line))
  const ofPledge = groupBy(left, (pair) => pair.expected)
  const ofLine = groupBy(left, ({ line }) => line)
  const linesLeft = openLines.filter(isLeft)
  const near = yield* nearPairs(open.filter(isLeft), linesLeft)
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
    linesLeft: linesLeft.map((line) => ({
      line,
      candidates: likeliest(ofLine.get(line) ?? [], (near.get(line) ?? []).filter(isProposed)),
    })),
  }
}

/** Chances that a name alone does not outweigh, of 100. */
const goodScore = 20

/** Of one line: `fitting` in amount and time, and `near` by name or phone. */
function likeliest(
  fitting: readonly ScoredPair[],
  near: readonly ScoredPair[],
): readonly ScoredPair[] {
  const all = [...fitting.filter(({ score }) => score >= goodScore), ...near, ...fitting]
  // The first of each pledge is kept, with the reasons of the fitting one.
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
