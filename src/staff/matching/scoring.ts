import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { comparePhones, nameComparer, visiblePhone, type Name } from './likeness'
import type { Reasons, ScoredPair } from './matching'
import { namesInEmail, readName, splitGlued } from './names'
import type { TimeSpan, StatementLine } from './statement'

export const minuteMs = 60_000
const hour = 60 * minuteMs

/** Minutes; clocks differ, and some people pay first. */
export const earliestDelay = -10

const latest = { donation: 72 * hour, order: 7 * 24 * hour, fee: 7 * 24 * hour } as const

/** Without limits where the start is unknown. */
export function timeSpan({ at, kind }: ExpectedPayment): TimeSpan {
  return at === undefined
    ? { from: -Infinity, to: Infinity }
    : { from: at + earliestDelay * minuteMs, to: at + latest[kind] }
}

export interface Tie {
  readonly expected: number
  readonly line: number
  readonly minutesLater: number | null
  readonly isDateSwapped: boolean
  readonly name: Reasons['name']
  readonly isByEmail: boolean
  readonly phone: Reasons['phone']
  /** From name and phone, without times. */
  readonly odds: number
}

/** Per pledge; more add nothing. */
const maxTies = 30

const swappedOdds = 0.1

export function scoredPair(
  expected: ExpectedPayment,
  line: StatementLine,
  { minutesLater, isDateSwapped, name, isByEmail, phone }: Tie,
  chance: number,
): ScoredPair {
  return {
    expected,
    line,
    score: chance * 100,
    reasons: {
      amount: expected.amount,
      minutesLater: minutesLater === null ? null : Math.round(minutesLater),
      isDateSwapped,
      name,
      isByEmail,
      phone,
      isTwice: false,
    },
  }
}

/** By index in `expected`. */
export function createTieFinder(
  expected: readonly ExpectedPayment[],
  lines: readonly StatementLine[],
): (place: number) => readonly Tie[] {
  const typedNames = expected.map(({ name }) => readName(name))
  const shownNames = lines.map(({ payer }) =>
    readName(payer).filter((word) => !word.startsWith('*')),
  )
  const known = new Set([...typedNames, ...shownNames].flat().filter((word) => word.length > 2))
  const split = (name: readonly string[]) => name.flatMap((word) => splitGlued(word, known))
  const typed = typedNames.map(split)
  const shown = shownNames.map(split)
  const { createComparer, numberOf } = nameComparer([...typed, ...shown])
  const toNumbers = (words: readonly string[]) =>
    words.map(numberOf).filter((number) => number !== undefined)

  const byAmount = new Map<
    number,
    {
      line: number
      at: number
      swappedAt: number | null
      name: Name
      phone: ReturnType<typeof visiblePhone>
    }[]
  >()
  for (const [line, { amount, at, swappedAt, phone }] of lines.entries()) {
    const same = byAmount.get(amount) ?? []
    byAmount.set(amount, same)
    const name = {
      words: toNumbers(shown[line] ?? []),
      more: [],
      isMasked: lines[line]?.payer.includes('*') ?? false,
    }
    same.push({ line, at, swappedAt, name, phone: visiblePhone(phone) })
  }

  return (place) => {
    const payment = expected[place]
    if (!payment) return []
    const words = typed[place] ?? []
    const more = namesInEmail(payment.email ?? '', known).filter((word) => !words.includes(word))
    const name = { words: toNumbers(words), more: toNumbers(more), isMasked: false }
    const ownPhone = visiblePhone(payment.phone ?? '')
    const span = timeSpan(payment)
    const compare = createComparer(name)
    const best: { readonly tie: Tie; readonly weight: number }[] = []
    for (const { line, at, swappedAt, name: shownName, phone: shownPhone } of byAmount.get(
      payment.amount,
    ) ?? []) {
      const time = timeOf(at, swappedAt, span)
      if (time === null) continue
      const likeness = compare(shownName)
      const phone = comparePhones(ownPhone, shownPhone, likeness.kind)
      const isDateSwapped = time !== at
      const minutesLater = payment.at === undefined ? null : (time - payment.at) / minuteMs
      const odds = likeness.odds * phone.odds * (isDateSwapped ? swappedOdds : 1)
      const weight = odds / (20 + Math.abs(minutesLater ?? 0))
      if (best.length === maxTies && weight <= (best.at(-1)?.weight ?? 0)) continue
      const tie: Tie = {
        expected: place,
        line,
        minutesLater,
        isDateSwapped,
        odds,
        name: likeness.kind,
        isByEmail: likeness.isByEmail ?? false,
        phone: phone.kind,
      }
      const before = best.findIndex((other) => other.weight < weight)
      best.splice(before === -1 ? best.length : before, 0, { tie, weight })
      best.splice(maxTies)
    }
    return best.map(({ tie }) => tie)
  }
}

/** As written, else swapped; null if neither fits. */
function timeOf(at: number, swappedAt: number | null, { from, to }: TimeSpan): number | null {
  if (at >= from && at <= to) return at
  return swappedAt !== null && swappedAt >= from && swappedAt <= to ? swappedAt : null
}
