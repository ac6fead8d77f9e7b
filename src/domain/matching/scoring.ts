import type { ExpectedPayment } from '@/domain/staff/expectedPayment'
import {
  compareNames,
  comparePhones,
  mostPoints,
  readName,
  visiblePhone,
  wordWeights,
} from './likeness'
import type { ScoredPair } from './matching'
import type { Reach, StatementLine } from './statement'

const minute = 60 * 1000
const hour = 60 * minute

/** Clocks differ, and some people pay first. */
const earliest = -10 * minute

/** After the pledge or order. */
const latest = { donation: 72 * hour, order: 7 * 24 * hour, fee: 7 * 24 * hour } as const

const swappedShare = 0.6

/** Without an end where nobody knows since when it is expected. */
export function spanOf({ at, kind }: ExpectedPayment): Reach {
  return at === undefined
    ? { from: -Infinity, to: Infinity }
    : { from: at + earliest, to: at + latest[kind] }
}

/** `statement`, all lines, shows which names are common. */
export function scorer(
  lines: readonly StatementLine[],
  statement: readonly StatementLine[],
): (expected: ExpectedPayment) => readonly ScoredPair[] {
  const weightOf = wordWeights(statement.map(({ payer }) => readName(payer)))
  const byAmount = new Map<number, ReturnType<typeof shownOf>[]>()
  for (const line of lines) {
    const same = byAmount.get(line.amount) ?? []
    same.push(shownOf(line))
    byAmount.set(line.amount, same)
  }
  return (expected) => {
    const own = { name: readName(expected.name), phone: visiblePhone(expected.phone ?? '') }
    const pairs: ScoredPair[] = []
    for (const { line, ...shown } of byAmount.get(expected.amount) ?? []) {
      const time = timeOf(line, spanOf(expected))
      if (time === null) continue
      const isDateSwapped = time !== line.at
      const name = compareNames(own.name, shown.name, weightOf)
      const phone = comparePhones(own.phone, shown.phone)
      const inTime = timePoints(expected, time) * (isDateSwapped ? swappedShare : 1)
      pairs.push({
        expected,
        line,
        score: Math.max(0, name.points + phone.points + inTime),
        reasons: {
          amount: expected.amount,
          minutesLater:
            expected.at === undefined ? null : Math.round((time - expected.at) / minute),
          isDateSwapped,
          name: name.kind,
          phone: phone.kind,
        },
      })
    }
    return pairs
  }
}

function shownOf(line: StatementLine) {
  return { line, name: readName(line.payer), phone: visiblePhone(line.phone) }
}

/** As written, else with day and month swapped; null where neither fits. */
function timeOf({ at, swappedAt }: StatementLine, { from, to }: Reach): number | null {
  if (at >= from && at <= to) return at
  return swappedAt !== null && swappedAt >= from && swappedAt <= to ? swappedAt : null
}

/** The sooner the more. */
function timePoints({ at, kind }: ExpectedPayment, time: number): number {
  return at === undefined ? 0 : mostPoints.time * (1 - Math.max(0, time - at) / latest[kind] / 2)
}
