import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { groupBy } from './lists'
import type { ScoredPair } from './matching'
import { timeOf } from './statement'
import { giverKeys, isOfSameDay } from './together'

const minChance = 0.8

/** Of 100. Smaller scores do not change a sum. */
const minScore = 1

/** How many wrong suggestions we accept: fewer in a small month, where two in a hundred are too many. */
const maxWrong = (suggested: number) => Math.max(0.1, suggested / 300 - 0.1)

/** Stops when too many may be wrong. The chances of a giver's equal pledges add up, and the latest pledge counts. */
export function suggest(pairs: readonly ScoredPair[]): readonly ScoredPair[] {
  const used = new Set<object>()
  const suggested: ScoredPair[] = []
  let wrong = 0
  for (const { same, chance } of groupByGiver(pairs.filter(({ score }) => score >= minScore))) {
    const open = same.filter(({ expected, line }) => !used.has(expected) && !used.has(line))
    const [latest] = [...open].sort((one, other) => pledgedAt(other) - pledgedAt(one))
    const doubt = wrong + 1 - chance
    if (!latest || chance < minChance) continue
    if (doubt > maxWrong(suggested.length)) break
    wrong = doubt
    used.add(latest.expected).add(latest.line)
    suggested.push({ ...latest, reasons: { ...latest.reasons, isTwice: same.length > 1 } })
  }
  return suggested
}

/** By payment and giver, the surest first. */
function groupByGiver(pairs: readonly ScoredPair[]) {
  const givers = giversOf(pairs)
  const joint = groupBy(pairs, (pair) => {
    const giver =
      pledgedAt(pair) <= timeOf(pair.line).to ? givers.get(pair.expected) : pair.expected.id
    return `${giver} ${pair.line.code}`
  })
  return [...joint.values()]
    .map((same) => {
      const sum = same.reduce((before, { score }) => before + score / 100, 0)
      return { same, chance: Math.min(1, sum) }
    })
    .sort((one, other) => other.chance - one.chance)
}

/** A giver's equal pledges within a day share an id. */
function giversOf(pairs: readonly ScoredPair[]): ReadonlyMap<ExpectedPayment, string> {
  const expected = new Set(pairs.map((pair) => pair.expected))
  const latest = new Map<string, ExpectedPayment>()
  const givers = new Map<ExpectedPayment, string>()
  for (const payment of [...expected].sort((one, other) => (one.at ?? 0) - (other.at ?? 0))) {
    const { id, kind, amount, email = '', phone = '' } = payment
    const key = [kind, amount, ...giverKeys(payment)].join(' ')
    const before = latest.get(key)
    const isAgain = before && isOfSameDay(before, payment) && email + phone !== ''
    givers.set(payment, (isAgain && givers.get(before)) || id)
    latest.set(key, payment)
  }
  return givers
}

function pledgedAt({ expected }: ScoredPair): number {
  return expected.at ?? -Infinity
}
