import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { groupBy } from './lists'
import { nameComparer } from './likeness'
import type { Reasons } from './matching'
import { namesInEmail, readName, splitGlued } from './names'
import { comparePhones, visiblePhone } from './phones'
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

/** A payment that may be for a pledge, by their places. */
export interface Tie {
  readonly expected: number
  readonly line: number
  readonly minutesLater: number | null
  /** From name and phone, without times. */
  readonly odds: number
  /** Of a pledge's ties, the heaviest count. */
  readonly weight: number
  readonly reasons: Reasons
}

/** Per pledge; more add nothing. */
const maxTies = 30

const swappedOdds = 0.1

/** How like each pledge's giver is to each payer, both by index. */
export function createComparer(
  expected: readonly ExpectedPayment[],
  lines: readonly StatementLine[],
) {
  const typedNames = expected.map(({ name }) => readName(name))
  const shownNames = lines.map(({ payer }) =>
    readName(payer).filter((word) => !word.startsWith('*')),
  )
  const known = new Set([...typedNames, ...shownNames].flat().filter((word) => word.length > 2))
  const split = (name: readonly string[]) => name.flatMap((word) => splitGlued(word, known))
  const typed = typedNames.map(split)
  const shown = shownNames.map(split)
  const compareNames = nameComparer([...typed, ...shown])
  const payers = lines.map(({ phone, payer }, line) => {
    const name = { words: shown[line] ?? [], isMasked: payer.includes('*') }
    return { name, phone: visiblePhone(phone) }
  })

  return (place: number) => {
    const { email = '', phone: typedPhone = '' } = expected[place] ?? {}
    const words = typed[place] ?? []
    const more = namesInEmail(email, known).filter((word) => !words.includes(word))
    const compare = compareNames({ words, more })
    const ownPhone = visiblePhone(typedPhone)
    return (line: number) => {
      const payer = payers[line] ?? {
        name: { words: [], isMasked: false },
        phone: visiblePhone(''),
      }
      const name = compare(payer.name)
      const phone = comparePhones(ownPhone, payer.phone, name.kind)
      return {
        odds: name.odds * phone.odds,
        reasons: { name: name.kind, isByEmail: name.isByEmail ?? false, phone: phone.kind },
      }
    }
  }
}

/** By index in `expected`. */
export function createTieFinder(
  expected: readonly ExpectedPayment[],
  lines: readonly StatementLine[],
): (place: number) => readonly Tie[] {
  const comparerOf = createComparer(expected, lines)
  const byAmount = groupBy(lines.keys(), (line) => lines[line]?.amount)

  return (place) => {
    const payment = expected[place]
    if (!payment) return []
    const { amount } = payment
    const compare = comparerOf(place)
    const span = timeSpan(payment)
    const best: Tie[] = []
    for (const line of byAmount.get(amount) ?? []) {
      const payer = lines[line]
      const time = payer ? timeOf(payer, span) : null
      if (time === null) continue
      const { odds: likeness, reasons } = compare(line)
      const isDateSwapped = time !== payer?.at
      const minutesLater = payment.at === undefined ? null : (time - payment.at) / minuteMs
      const odds = likeness * (isDateSwapped ? swappedOdds : 1)
      const weight = odds / (20 + Math.abs(minutesLater ?? 0))
      if (best.length === maxTies && weight <= (best.at(-1)?.weight ?? 0)) continue
      const before = best.findIndex((other) => other.weight < weight)
      const at = before === -1 ? best.length : before
      best.splice(at, 0, {
        expected: place,
        line,
        minutesLater,
        odds,
        weight,
        reasons: {
          ...reasons,
          difference: 0,
          minutesLater: minutesLater === null ? null : Math.round(minutesLater),
          isDateSwapped,
          isTwice: false,
        },
      })
      best.splice(maxTies)
    }
    return best
  }
}

/** As written, else swapped; null if neither fits. */
function timeOf(
  { at, swappedAt }: Pick<StatementLine, 'at' | 'swappedAt'>,
  { from, to }: TimeSpan,
): number | null {
  if (at >= from && at <= to) return at
  return swappedAt !== null && swappedAt >= from && swappedAt <= to ? swappedAt : null
}
