import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { isDayAlone } from '@/staff/domain/days'
import { groupBy } from './lists'
import { earliestDelay, minuteMs, delayOf, type Tie } from './scoring'
import type { StatementLine } from './statement'

/** The minutes after the pledge at which intervals end, and how many of 100 payments come in each. */
const delayEnds = [0, 2, 5, 10, 20, 40, 90, 240, 720, 1440, 2880, 4320, 10_080]
const typicalDelays = [4, 20, 20, 14, 8, 5, 4, 5, 6, 5, 5, 3, 1]

/** The typical delays count as much as this many payments of the statement. */
const typicalDelaysWeight = 30

const typicalPaidShare = { timed: 0.75, untimed: 0.5 } as const
const typicalPaidWeight = 15

const typicalUnpledgedShare = 0.3

/** Each round learns from the one before. */
const rounds = 3

const dayMinutes = 24 * 60
const maxOdds = 1e9

/** The chance of each tie, learned from the statement. `lines`: oldest first. Yields progress from `done` to 1. */
export function* tieChances(
  ties: readonly Tie[],
  expected: readonly ExpectedPayment[],
  lines: readonly StatementLine[],
  certain: readonly Pick<Tie, 'expected' | 'line'>[],
  done: number,
): Generator<number, Float64Array, void> {
  const timed = expected.filter(({ at }) => at !== undefined).length
  const pledges = { timed, untimed: expected.length - timed }
  const pledgeOf = placesOf(ties, expected, (tie) => tie.expected)
  const lineOf = placesOf(ties, lines, ({ line }) => line)
  let unpledged: Float64Array = new Float64Array(lines.length).fill(typicalUnpledgedShare)
  let paid: Readonly<Record<Kind, number>> = typicalPaidShare
  let chances: Float64Array = new Float64Array(ties.length)
  for (let round = 0; round < rounds; round += 1) {
    yield done + (1 - done) * (round / rounds)
    const pace = delayDensity([
      ...certain.map((pair) => [delayOf(pair), 1] as const),
      ...ties.map(({ delay }, place) => [delay, chances[place] ?? 0] as const),
    ])
    const rates = unpledgedRates(lines, unpledged)
    const odds = Float64Array.from(ties, (tie, place) => {
      const share = paid[kindOf(tie)]
      const { perMinute = 1, total = 1 } = rates[lineOf[place] ?? 0] ?? {}
      const timely = tie.delay ? pace(tie.delay) / perMinute : 1 / total
      return Math.min(maxOdds, (share / (1 - share)) * timely * tie.odds)
    })
    chances = oneToOneChances(odds, pledgeOf, lineOf)

    unpledged = new Float64Array(lines.length).fill(1)
    const sums = { timed: 0, untimed: 0 }
    for (const [place, tie] of ties.entries()) {
      const [line, chance] = [lineOf[place] ?? 0, chances[place] ?? 0]
      unpledged[line] = Math.max(0, (unpledged[line] ?? 0) - chance)
      sums[kindOf(tie)] += chance
    }
    const paidShare = (kind: Kind) => {
      const usually = typicalPaidWeight * typicalPaidShare[kind]
      return Math.min(0.95, (sums[kind] + usually) / (pledges[kind] + typicalPaidWeight))
    }
    paid = { timed: paidShare('timed'), untimed: paidShare('untimed') }
  }
  return chances
}

function placesOf<Side>(
  ties: readonly Tie[],
  sides: readonly Side[],
  sideOf: (tie: Tie) => Side,
): Int32Array {
  const places = new Map(sides.map((side, place) => [side, place]))
  return Int32Array.from(ties, (tie) => places.get(sideOf(tie)) ?? 0)
}

type Kind = keyof typeof typicalPaidShare

function kindOf({ delay }: Tie): Kind {
  return delay ? 'timed' : 'untimed'
}

/** The share of payments per minute, by delay after the pledge in minutes. Learns only from exact times. */
function delayDensity(seen: readonly (readonly [delay: Tie['delay'], chance: number])[]) {
  const placeOf = (minutes: number) =>
    delayEnds.findIndex((end, place) => minutes <= end || place === delayEnds.length - 1)
  const counts = typicalDelays.map((share) => (share / 100) * typicalDelaysWeight)
  for (const [delay, chance] of seen) {
    if (!delay || delay.from !== delay.to) continue
    const place = placeOf(delay.from)
    counts[place] = (counts[place] ?? 0) + chance
  }
  const all = counts.reduce((sum, count) => sum + count)
  const bins = delayEnds.map((end, place) => {
    const begin = delayEnds[place - 1] ?? earliestDelay
    return { begin, end, perMinute: (counts[place] ?? 0) / all / (end - begin) }
  })
  return ({ from, to }: NonNullable<Tie['delay']>): number => {
    if (from === to) return bins[placeOf(from)]?.perMinute ?? 0
    const within = bins.map(({ begin, end, perMinute }) => {
      return perMinute * Math.max(0, Math.min(end, to) - Math.max(begin, from))
    })
    return within.reduce((sum, share) => sum + share) / (to - from)
  }
}

/** Minutes before and after a payment that show how busy the till was. */
const around = 60

/** How much more people pay per minute by day than on average over day and night. */
const byDay = 2.5

/** Smoothing: weights for payments that we have not seen. */
const unseen = { total: 0.3, around: 0.15, ofAnyAmount: 0.01 } as const

/** How many payments of each line's amount to expect without a pledge: per minute, and in total. */
function unpledgedRates(lines: readonly StatementLine[], unpledged: Float64Array) {
  const all = lines.map(({ at, amount }, place) => {
    return { place, amount, at: at / minuteMs, share: unpledged[place] ?? 0 }
  })
  const span = Math.max(dayMinutes, (all.at(-1)?.at ?? 0) - (all[0]?.at ?? 0))
  const busy = sharesAround(all)
  const byAmount = groupBy(all, ({ amount }) => amount)
  const rates: { readonly perMinute: number; readonly total: number }[] = []
  for (const same of byAmount.values()) {
    const sum = same.reduce((before, { share }) => before + share, 0)
    const near = sharesAround(same)
    for (const [number, { place, share, at }] of same.entries()) {
      const total = sum - share + unseen.total
      const isDay = isDayAlone(at * minuteMs)
      const usual = (total / span) * (isDay ? 1 : byDay)
      const minutes = isDay ? dayMinutes : 2 * around
      const ofAmount = ((near[number] ?? 0) + unseen.around) / (minutes + unseen.around / usual)
      const ofAnyAmount = ((busy[place] ?? 0) * unseen.ofAnyAmount) / minutes
      rates[place] = { perMinute: ofAmount + ofAnyAmount, total }
    }
  }
  return rates
}

/** For each line, the sum of the other shares around it. `lines`: oldest first. */
function sharesAround(lines: readonly { readonly at: number; readonly share: number }[]): number[] {
  let from = 0
  let until = 0
  let sum = 0
  return lines.map(({ at, share }) => {
    for (; (lines[until]?.at ?? Infinity) <= at + around; until += 1)
      sum += lines[until]?.share ?? 0
    for (; (lines[from]?.at ?? Infinity) < at - around; from += 1) sum -= lines[from]?.share ?? 0
    return Math.max(0, sum - share)
  })
}

/** More iterations change hardly anything. */
const iterations = 15

/** With one payment for one pledge, a likely pair makes its rivals unlikely: belief propagation for matchings. */
function oneToOneChances(odds: Float64Array, pledgeOf: Int32Array, lineOf: Int32Array) {
  let pledgeIsFree: Float64Array = new Float64Array(odds.length)
  let lineIsFree: Float64Array = new Float64Array(odds.length).fill(1)
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    pledgeIsFree = chanceOfNoOther(pledgeOf, odds, lineIsFree)
    lineIsFree = chanceOfNoOther(lineOf, odds, pledgeIsFree)
  }
  return odds.map((own, place) => {
    const both = own * (pledgeIsFree[place] ?? 0) * (lineIsFree[place] ?? 0)
    return both / (1 + both)
  })
}

/** For each tie, the chance that no other tie on its side is right. */
function chanceOfNoOther(sides: Int32Array, odds: Float64Array, otherIsFree: Float64Array) {
  const last = sides.reduce((most, side) => Math.max(most, side), 0)
  const sums = new Float64Array(last + 1).fill(1)
  const free = new Float64Array(sides.length)
  // Indexed loops, since there may be hundreds of thousands of ties.
  for (let tie = 0; tie < sides.length; tie += 1) {
    free[tie] = (odds[tie] ?? 0) * (otherIsFree[tie] ?? 0)
    const side = sides[tie] ?? 0
    sums[side] = (sums[side] ?? 1) + (free[tie] ?? 0)
  }
  for (let tie = 0; tie < sides.length; tie += 1) {
    free[tie] = 1 / Math.max(1, (sums[sides[tie] ?? 0] ?? 1) - (free[tie] ?? 0))
  }
  return free
}
