import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { groupBy } from './lists'
import { nameComparer } from './likeness'
import type { ScoredPair } from './matching'
import { namesInEmail, readName, splitGlued } from './names'
import { comparePhones, visiblePhone } from './phones'
import { timeOf, type TimeSpan, type StatementLine } from './statement'

export const minuteMs = 60_000
const hour = 60 * minuteMs

/** In minutes. Clocks differ, and some people pay before they pledge. */
export const earliestDelay = -10

const latest = { donation: 72 * hour, order: 7 * 24 * hour, fee: 7 * 24 * hour } as const

/** When it may be paid; at any time if the time of the pledge is unknown. */
export function timeSpan({ at, kind }: ExpectedPayment): TimeSpan {
  return at === undefined
    ? { from: -Infinity, to: Infinity }
    : { from: at + earliestDelay * minuteMs, to: at + latest[kind] }
}

/** A payment that may be for a pledge. */
export interface Tie extends Omit<ScoredPair, 'score'> {
  /** By name and phone number, without times. */
  readonly odds: number
  /** Minutes after the pledge: a whole day if only the day of payment is known, null if the pledge has no time. */
  readonly delay: TimeSpan | null
}

/** Per pledge. More than the heaviest add nothing. */
const maxTies = 30

export type Comparer = ReturnType<typeof createComparer>

/** Compares each pledge's giver with each payer. All the names together show which are common. */
export function createComparer(
  allExpected: readonly ExpectedPayment[],
  lines: readonly StatementLine[],
) {
  const typedNames = allExpected.map(({ name }) => readName(name))
  const shownNames = lines.map(({ payer }) =>
    readName(payer).filter((word) => !word.startsWith('*')),
  )
  const known = new Set([...typedNames, ...shownNames].flat().filter((word) => word.length > 2))
  const split = (name: readonly string[]) => name.flatMap((word) => splitGlued(word, known))
  const shown = shownNames.map(split)
  const compareNames = nameComparer([...typedNames.map(split), ...shown])
  const payers = new Map(
    lines.map((line, place) => {
      const name = { words: shown[place] ?? [], isMasked: line.payer.includes('*') }
      return [line, { name, phone: visiblePhone(line.phone) }]
    }),
  )

  return (expected: ExpectedPayment) => {
    const { name: typedName, email = '', phone: typedPhone = '' } = expected
    const words = split(readName(typedName))
    const more = namesInEmail(email, known).filter((word) => !words.includes(word))
    const compare = compareNames({ words, more })
    const ownPhone = visiblePhone(typedPhone)
    return (line: StatementLine): Tie => {
      const payer = payers.get(line) ?? { name: { words: [], isMasked: false }, phone: null }
      const name = compare(payer.name)
      const phone = comparePhones(ownPhone, payer.phone, name.kind)
      const delay = delayOf({ expected, line })
      const reasons = {
        difference: line.amount - expected.amount,
        minutesLater: delay && delay.from === delay.to ? delay.from : null,
        name: name.kind,
        isByEmail: name.isByEmail ?? false,
        phone: phone.kind,
        isTwice: false,
      }
      return { expected, line, odds: name.odds * phone.odds, delay, reasons }
    }
  }
}

/** In minutes, negative if the money came first. */
export function delayOf({ expected: { at }, line }: Pick<Tie, 'expected' | 'line'>): Tie['delay'] {
  if (at === undefined) return null
  const { from, to } = timeOf(line)
  return { from: (from - at) / minuteMs, to: (to - at) / minuteMs }
}

/** The shortest possible distance in minutes; 0 for a pledge without a time. */
export function timeApart({ delay }: Pick<Tie, 'delay'>): number {
  return delay ? Math.max(0, delay.from, -delay.to) : 0
}

/** Finds the ties of a pledge by amount and time, heaviest first. */
export function createTieFinder(
  comparerOf: Comparer,
  lines: readonly StatementLine[],
): (expected: ExpectedPayment) => readonly Tie[] {
  const byAmount = groupBy(lines, ({ amount }) => amount)

  return (expected) => {
    const { from, to } = timeSpan(expected)
    const ofAmount = byAmount.get(expected.amount) ?? []
    return ofAmount
      .filter((line) => line.at <= to && timeOf(line).to >= from)
      .map(comparerOf(expected))
      .sort((one, other) => weightOf(other) - weightOf(one))
      .slice(0, maxTies)
  }
}

function weightOf(tie: Tie): number {
  return tie.odds / (20 + timeApart(tie))
}
