import type { Matching, MatchInput, Pair } from './matching'
import { namedPairs } from './namedPairs'
import { isCovered, scorePairs } from './scoring'

/** Below this nothing is suggested, nor where the next best is closer than the lead. */
const leastScore = 60
const leastLead = 15

/**
 * Money that comes so many minutes after its pledge needs less: people pay at once, and many type a given
 * name alone, or have a relative pay who shares one of their names.
 */
const soon = 30
const leastScoreSoon = 34

/**
 * Holds pledges against the lines of a statement. What the payer has named is certain where the amounts
 * agree; else an equal amount and the time are the gates, and name, phone and time make a score. The
 * order of what it is given changes nothing. It is a walk of small steps, each of which yields what
 * share is done, so that whoever takes them can do something else in between.
 */
export function* matchPayments({
  pledges,
  lines,
  reach,
  told,
}: MatchInput): Generator<number, Matching, void> {
  const allPledges = inOrder(pledges, ({ at, id }) => [at ?? 0, id])
  const allLines = inOrder(lines, ({ at, code }) => [at, code])
  const named = namedPairs({ pledges: allPledges, lines: allLines, told })
  const isNamed = bothSidesOf([...named.certain, ...named.unclear])
  const openPledges = allPledges.filter((pledge) => !isNamed.has(pledge))
  const openLines = allLines.filter((line) => !isNamed.has(line))

  const { ofPledge, ofLine } = yield* scorePairs(openPledges, openLines, allLines)
  const suggested = openPledges.flatMap((pledge) => {
    const [best, next] = ofPledge.get(pledge) ?? []
    if (!best || best.score < leastScoreOf(best)) return []
    const [bestOfLine, nextOfLine] = ofLine.get(best.line) ?? []
    const nextScore = Math.max(next?.score ?? 0, nextOfLine?.score ?? 0)
    return bestOfLine === best && best.score - nextScore >= leastLead ? [best] : []
  })
  const isTaken = bothSidesOf(suggested)
  const free = (pairs: readonly Pair[] = []) =>
    pairs.filter(({ pledge, line }) => !isTaken.has(pledge) && !isTaken.has(line))
  return {
    ...named,
    suggested,
    pledgesLeft: openPledges
      .filter((pledge) => !isTaken.has(pledge))
      .map((pledge) => ({
        pledge,
        candidates: free(ofPledge.get(pledge)),
        isCovered: isCovered(pledge, reach),
      })),
    linesLeft: openLines
      .filter((line) => !isTaken.has(line))
      .map((line) => ({ line, candidates: free(ofLine.get(line)) })),
  }
}

/** What a pair has to reach. Soon is nothing without a word of the name, or with another's number. */
function leastScoreOf({ reasons: { name, phone, minutesLater, isDateSwapped } }: Pair): number {
  const isSoon = minutesLater !== null && minutesLater <= soon && !isDateSwapped
  const hasName = name === 'fits' || name === 'partly'
  return isSoon && hasName && phone !== 'other' ? leastScoreSoon : leastScore
}

function bothSidesOf(pairs: readonly Pick<Pair, 'pledge' | 'line'>[]): ReadonlySet<object> {
  return new Set(pairs.flatMap(({ pledge, line }) => [pledge, line]))
}

/** Oldest first, and each once: `keyOf` says when it was, and what it is called. */
function inOrder<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => readonly [at: number, name: string],
): Item[] {
  const byName = new Map(
    items.map((item) => {
      const [at, name] = keyOf(item)
      return [name, { at, name, item }] as const
    }),
  )
  return [...byName.values()]
    .toSorted((one, other) => one.at - other.at || (one.name < other.name ? -1 : 1))
    .map(({ item }) => item)
}
