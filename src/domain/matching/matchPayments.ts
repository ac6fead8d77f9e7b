import type { Matching, MatchInput, Pair, ScoredPair } from './matching'
import { namedPairs } from './namedPairs'
import { scorer, spanOf } from './scoring'

/** Suggested are this score and this lead over the next best. */
const leastScore = 60
const leastLead = 15

/**
 * In minutes. Money that comes at once needs less: many type a given name alone, or have a relative
 * pay.
 */
const soon = 30
const leastScoreSoon = 34

/** On either side, the best first. */
const mostCandidates = 5

/** Expected payments between two steps: a few ms. */
const atOnce = 50

/**
 * Certain: named by the payer, with the same amount. For all others amount and time must fit; name,
 * phone and time make a score. Yields the share done.
 */
export function* matchPayments({
  expected,
  lines,
  reach,
  messages,
}: MatchInput): Generator<number, Matching, void> {
  const allExpected = inOrder(expected, ({ id }) => id)
  const allLines = inOrder(lines, ({ code }) => code)
  const named = namedPairs({ expected: allExpected, lines: allLines, messages })
  const isNamed = bothSidesOf([...named.certain, ...named.unclear])
  const openExpected = allExpected.filter((payment) => !isNamed.has(payment))
  const openLines = allLines.filter((line) => !isNamed.has(line))

  const pairsOf = scorer(openLines, allLines)
  const ofExpected = new Map<object, ScoredPair[]>()
  const ofLine = new Map<object, ScoredPair[]>()
  for (const [done, payment] of openExpected.entries()) {
    if (done % atOnce === 0) yield done / openExpected.length
    for (const pair of pairsOf(payment)) {
      keepIfGood(ofExpected, payment, pair)
      keepIfGood(ofLine, pair.line, pair)
    }
  }

  const suggested = openExpected.flatMap((payment) => {
    const [best, next] = ofExpected.get(payment) ?? []
    if (!best || best.score < leastScoreOf(best)) return []
    const [bestOfLine, nextOfLine] = ofLine.get(best.line) ?? []
    const nextScore = Math.max(next?.score ?? 0, nextOfLine?.score ?? 0)
    return bestOfLine === best && best.score - nextScore >= leastLead ? [best] : []
  })
  const isTaken = bothSidesOf(suggested)
  const free = (pairs: readonly ScoredPair[] = []) =>
    pairs.filter((pair) => !isTaken.has(pair.expected) && !isTaken.has(pair.line))
  return {
    ...named,
    suggested,
    expectedLeft: openExpected
      .filter((payment) => !isTaken.has(payment))
      .map((payment) => {
        const span = spanOf(payment)
        return {
          expected: payment,
          candidates: free(ofExpected.get(payment)),
          isCovered: reach.some(({ from, to }) => from <= span.from && to >= span.to),
        }
      }),
    linesLeft: openLines
      .filter((line) => !isTaken.has(line))
      .map((line) => ({ line, candidates: free(ofLine.get(line)) })),
  }
}

/** Soon means nothing without a word of the name, or with another's number. */
function leastScoreOf({ reasons: { name, phone, minutesLater, isDateSwapped } }: ScoredPair) {
  const isSoon = minutesLater !== null && minutesLater <= soon && !isDateSwapped
  const hasName = name === 'fits' || name === 'partly'
  return isSoon && hasName && phone !== 'other' ? leastScoreSoon : leastScore
}

function bothSidesOf(pairs: readonly Pair[]): ReadonlySet<object> {
  return new Set(pairs.flatMap(({ expected, line }) => [expected, line]))
}

function keepIfGood(lists: Map<object, ScoredPair[]>, side: object, pair: ScoredPair): void {
  const best = lists.get(side) ?? []
  lists.set(side, best)
  const place = best.findIndex(({ score }) => score < pair.score)
  best.splice(place === -1 ? best.length : place, 0, pair)
  best.splice(mostCandidates)
}

/** Oldest first; each once by its name. */
function inOrder<Item extends { readonly at?: number }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Item[] {
  const byName = new Map(items.map((item) => [nameOf(item), item]))
  return [...byName.values()].toSorted(
    (one, other) => (one.at ?? 0) - (other.at ?? 0) || (nameOf(one) < nameOf(other) ? -1 : 1),
  )
}
