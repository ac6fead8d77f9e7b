import { dayInKenya } from '@/domain/calendar/calendar'
import { returnedIn } from '@/domain/matching/reconciliation'
import type { StatementContent } from '@/domain/matching/statement'
import type { Confirmation } from '@/domain/staff/confirmation'
import type { LeftPayment } from '@/domain/staff/leftPayment'
import { findCounting, loadCountingOf } from './confirmationRecords'
import { findLeftPayments } from './leftPayments'

export interface StatementRecords {
  /** What counts under the codes of its payments. */
  readonly bookings: readonly Confirmation[]
  readonly left: readonly LeftPayment[]
  /** M-Pesa's of the days that it covers, with a code that it does not have. */
  readonly notInStatement: readonly Confirmation[]
}

/** One read for each confirmation of its days, and each payment of it that is known otherwise. */
export async function loadStatementRecords({
  lines,
  leftOut,
  reach,
}: StatementContent): Promise<StatementRecords> {
  const codes = [...lines, ...returnedIn(leftOut)].map(({ code }) => code)
  const named = new Set([...codes, ...leftOut.map(({ code }) => code)])
  const ofDays = new Map<string, Confirmation>()
  for (const { from, to } of reach) {
    const days = await loadCountingOf(dayInKenya(new Date(from)), dayInKenya(new Date(to)))
    for (const record of days) ofDays.set(record.id, record)
  }
  const found = [...ofDays.values()]
  const foundCodes = new Set(found.map(({ code }) => code))
  const [others, left] = await Promise.all([
    // Confirmed with another day.
    findCounting(codes.filter((code) => !foundCodes.has(code))),
    findLeftPayments(codes),
  ])
  const isPayment = new Set(codes)
  return {
    bookings: [...found.filter(({ code }) => isPayment.has(code)), ...others],
    left,
    notInStatement: found.filter(({ code, method }) => method === 'mpesa' && !named.has(code)),
  }
}
