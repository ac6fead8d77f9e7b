import { isDayAlone } from '@/staff/domain/days'
import { readDate, type WrittenDate } from './dates'
import { groupBy } from './lists'
import type { TimeSpan } from './statement'
import type { StatementForm } from './statementRows'

/** Decides when it was. `isSure`: the file leaves no other reading. */
type Settle = (date: WrittenDate) => { readonly at: number; readonly isSure: boolean }

/** For text that was never in a spreadsheet: only spreadsheets swap day and month. */
export const asWritten: Settle = ({ readings: [at] }) => ({ at, isSure: true })

/** How the portal writes. A spreadsheet writes the dates that it has swapped in another shape. */
const portalShape = '0-0-0 0:0:0'

/** Reads ambiguous dates as the whole file suggests. If it does not say, days closer together are likelier. */
export function settleDates(dates: readonly WrittenDate[], period: TimeSpan | null): Settle {
  const isMonthFirst = orderOf(dates) === 'month first'
  const byShape = groupBy(dates, ({ shape }) => shape)
  const orders = new Map([...byShape].map(([shape, same]) => [shape, orderOf(same)]))
  const readingsOf = ({ readings, shape }: WrittenDate): WrittenDate['readings'] => {
    const [at, swappedAt] = readings
    if (swappedAt === undefined || isMonthFirst) return [swappedAt ?? at]
    const [isIn, isSwappedIn] = readings.map((each) => period !== null && isWithin(period, each))
    if (isIn !== isSwappedIn) return [isIn ? at : swappedAt]
    const order = orders.get(shape)
    if (order) return [order === 'day first' ? at : swappedAt]
    return readings
  }
  const lengthOf = (reading: (readings: WrittenDate['readings']) => number) => {
    const { from, to } = spanOf(dates.map((date) => reading(readingsOf(date))))
    return to - from
  }
  // Dates without times come from banks, whose days nobody has swapped.
  const isTimed = dates.some(({ readings: [at] }) => !isDayAlone(at))
  const isCloser = isTimed && lengthOf(([at, swappedAt = at]) => swappedAt) < lengthOf(([at]) => at)
  return (date) => {
    const [at, swappedAt] = readingsOf(date)
    const isSwapped = isCloser && date.shape !== portalShape
    return { at: (isSwapped && swappedAt) || at, isSure: swappedAt === undefined }
  }
}

/** If dates of the same shape have times, so does one at midnight: it moves on by a millisecond to show that. */
export function withMidnights(settle: Settle, dates: readonly WrittenDate[]): Settle {
  const timed = new Set(
    dates.flatMap(({ readings: [at], shape }) => (isDayAlone(at) ? [] : [shape])),
  )
  return (date) => {
    const { at, isSure } = settle(date)
    return { at: isDayAlone(at) && timed.has(date.shape) ? at + 1 : at, isSure }
  }
}

/** What the unambiguous days say; null if they disagree or say nothing. */
function orderOf(dates: readonly WrittenDate[]): WrittenDate['order'] {
  const [order = null, ...others] = new Set(
    dates.flatMap((date) => (date.order === null ? [] : [date.order])),
  )
  return others.length === 0 ? order : null
}

/** The period that the file states, up to its download; null without one, or if all payments are outside it. */
export function periodOf(
  { period, createdOn = [] }: StatementForm,
  dates: readonly WrittenDate[],
): TimeSpan | null {
  const first = period && readDate(period.from)
  const last = period && readDate(`${period.to}${hasTime(period.to) ? '' : ' 23:59:59'}`)
  if (!first || !last) return null
  const [{ readings: from }, { readings: to }] = [first, last]
  const written = { from: from[0], to: to[0] }
  const swapped = { from: from[1] ?? from[0], to: to[1] ?? to[0] }
  const order = orderOf([first, last])
  const possible =
    order === 'month first' ? [swapped] : order === 'day first' ? [written] : [written, swapped]
  const span = possible.find(
    (each) =>
      each.from <= each.to &&
      (dates.length === 0 ||
        dates.some(({ readings }) => readings.some((at) => isWithin(each, at)))),
  )
  if (!span) return null
  // In the same order as the period.
  const made = createdOn
    .filter(hasTime)
    .flatMap((text) => readDate(text) ?? [])
    .map(({ readings: [at, swappedAt = at] }) => (span === swapped ? swappedAt : at))
    .filter((at) => at >= span.from)
  return { from: span.from, to: Math.min(span.to, ...made) }
}

function hasTime(text: string): boolean {
  return /[T ,].*\d[:.]\d\d/.test(text)
}

/** From the first to the last. */
export function spanOf(times: readonly number[]): TimeSpan {
  // A large file has too many times to spread into arguments.
  return {
    from: times.reduce((one, other) => Math.min(one, other), Infinity),
    to: times.reduce((one, other) => Math.max(one, other), -Infinity),
  }
}

function isWithin({ from, to }: TimeSpan, at: number): boolean {
  return at >= from && at <= to
}
