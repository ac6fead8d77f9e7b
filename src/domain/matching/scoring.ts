import {
  compareNames,
  comparePhones,
  mostOfName,
  mostOfPhone,
  mostPoints,
  readName,
  visiblePhone,
  wordWeights,
  type Name,
  type VisiblePhone,
} from './likeness'
import type { Pair, Pledge } from './matching'
import type { Reach, StatementLine } from './statement'

const minute = 60 * 1000
const hour = 60 * minute

/** A payment may come before its pledge is stored: clocks differ, and some people pay first. */
const earliest = -10 * minute

/** How long after its pledge a payment may come. */
const latest = { donation: 72 * hour, order: 7 * 24 * hour, fee: 7 * 24 * hour } as const

/** How many candidates of a pledge or a payment are kept, the best first. */
const mostCandidates = 5

/** How many pledges are looked at before whoever waits for it is told: a few ms. */
const pledgesAtOnce = 50

/** The best pairs of each pledge and of each payment; a pair is the same object on both sides. */
export interface Scored {
  readonly ofPledge: ReadonlyMap<Pledge, readonly Pair[]>
  readonly ofLine: ReadonlyMap<StatementLine, readonly Pair[]>
}

/**
 * Scores all pairs of one amount whose times fit; both are given oldest first. `statement`: all its
 * lines, since those show which names are common. Now and then it yields what share of it is done.
 */
export function* scorePairs(
  pledges: readonly Pledge[],
  lines: readonly StatementLine[],
  statement: readonly StatementLine[],
): Generator<number, Scored, void> {
  const ofPledge = new Map<Pledge, Pair[]>()
  const ofLine = new Map<StatementLine, Pair[]>()
  const names = new Map(statement.map(({ payer }) => [payer, readName(payer)]))
  const weightOf = wordWeights(statement.flatMap(({ payer }) => names.get(payer) ?? []))
  const byAmount = timesByAmount(lines, names, ofLine)
  // The newest first: whatever is compared with a line later is further from it, and seldom kept.
  for (const [done, pledge] of pledges.toReversed().entries()) {
    if (done % pledgesAtOnce === 0) yield done / pledges.length
    const own = { name: readName(pledge.name), phone: visiblePhone(pledge.phone ?? '') }
    const best = listOf(ofPledge, pledge)
    const times = byAmount.get(pledge.amount) ?? []
    const { from, to } = spanOf(pledge)
    for (let number = firstFrom(times, from); number < times.length; number += 1) {
      const timed = times[number]
      if (!timed || timed.time > to) break
      const { line, shown, others, isSwapped } = timed
      // Each line once: as it is written, before day and month are exchanged.
      if (isSwapped && (pledge.at === undefined || (line.at >= from && line.at <= to))) continue
      const inTime = timePoints(pledge, timed)
      // Most pairs are not worth a look at their names: the best they can come to is not kept.
      const most = inTime + mostOfName(own.name, shown.name) + mostOfPhone(own.phone, shown.phone)
      if (!hasPlace(best, most) && !hasPlace(others, most)) continue
      const name = compareNames(own.name, shown.name, weightOf)
      const phone = comparePhones(own.phone, shown.phone)
      const score = Math.max(0, name.points + phone.points + inTime)
      if (!hasPlace(best, score) && !hasPlace(others, score)) continue
      const pair: Pair = {
        pledge,
        line,
        score,
        reasons: {
          amount: pledge.amount,
          minutesLater:
            pledge.at === undefined ? null : Math.round((timed.time - pledge.at) / minute),
          isDateSwapped: isSwapped,
          name: name.kind,
          phone: phone.kind,
        },
      }
      insert(best, pair)
      insert(others, pair)
    }
  }
  return { ofPledge, ofLine }
}

/** Whether the statement reaches over the whole time in which a pledge would have been paid. */
export function isCovered(pledge: Pledge, reach: readonly Reach[]): boolean {
  const span = spanOf(pledge)
  return reach.some(({ from, to }) => from <= span.from && to >= span.to)
}

/** A line at one of the times it may have been, with what is compared of it. */
interface Timed {
  readonly time: number
  readonly isSwapped: boolean
  readonly line: StatementLine
  readonly shown: { readonly name: Name; readonly phone: VisiblePhone | null }
  /** The best pairs of the line so far. */
  readonly others: Pair[]
}

/** The lines of each amount, oldest first, so that a pledge looks at few of them. */
function timesByAmount(
  lines: readonly StatementLine[],
  names: ReadonlyMap<string, Name>,
  ofLine: Map<StatementLine, Pair[]>,
): ReadonlyMap<number, readonly Timed[]> {
  const byAmount = new Map<number, Timed[]>()
  for (const line of lines) {
    const name = names.get(line.payer) ?? readName(line.payer)
    const shown = { name, phone: visiblePhone(line.phone) }
    const same = listOf(byAmount, line.amount)
    const others = listOf(ofLine, line)
    same.push({ time: line.at, isSwapped: false, line, shown, others })
    if (line.swappedAt !== null) {
      same.push({ time: line.swappedAt, isSwapped: true, line, shown, others })
    }
  }
  for (const same of byAmount.values()) {
    same.sort(
      (one, other) =>
        one.time - other.time ||
        (one.line.code < other.line.code ? -1 : Number(one.line.code > other.line.code)),
    )
  }
  return byAmount
}

/** When the payment of a pledge may have come; any time, where nobody knows when it was stored. */
function spanOf({ at, kind }: Pledge): Reach {
  return at === undefined
    ? { from: -Infinity, to: Infinity }
    : { from: at + earliest, to: at + latest[kind] }
}

function firstFrom(times: readonly Timed[], from: number): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle]?.time ?? Infinity) < from) low = middle + 1
    else high = middle
  }
  return low
}

/** The sooner the more; a date that has to be turned around shows less. */
function timePoints({ at, kind }: Pledge, { time, isSwapped }: Timed): number {
  if (at === undefined) return 0
  const share = 1 - Math.max(0, time - at) / latest[kind] / 2
  return mostPoints.time * share * (isSwapped ? 0.6 : 1)
}

function hasPlace(pairs: readonly Pair[], score: number): boolean {
  return pairs.length < mostCandidates || score > (pairs.at(-1)?.score ?? 0)
}

function insert(pairs: Pair[], pair: Pair): void {
  const at = pairs.findIndex(({ score }) => score < pair.score)
  pairs.splice(at === -1 ? pairs.length : at, 0, pair)
  pairs.splice(mostCandidates)
}

function listOf<Key, Item>(lists: Map<Key, Item[]>, key: Key): Item[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}
