import { readAmount, readStatus } from './cells'
import { dateOf, type StatementRow } from './statementRows'

/** The balances of one file, in cents. `breaks`: codes before which a line is missing or was misread. */
export interface Balance {
  readonly opening: number
  readonly paidIn: number
  readonly paidOut: number
  readonly closing: number
  readonly breaks: readonly string[]
}

/**
 * Checks that each line begins with a balance at which another ended. Accounts beside the main one, such as the
 * settlement account, begin and end at zero. Null without completed lines, or if one of them has no balance.
 */
export function balanceIn(rows: readonly StatementRow[]): Balance | null {
  const completed = rows.filter(({ status }) => readStatus(status) === 'completed')
  const steps = completed.flatMap((row) => {
    const [paidIn, withdrawn] = [centsOf(row.paidIn), centsOf(row.withdrawn)]
    const balance = row.balance === '' ? null : centsOf(row.balance)
    if (paidIn === null || withdrawn === null || balance === null) return []
    const change = paidIn - Math.abs(withdrawn)
    const at = dateOf(row)?.readings[0] ?? 0
    return [{ code: row.code, at, change, before: balance - change, balance }]
  })
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last || steps.length < completed.length) return null
  const oldestFirst = first.at > last.at ? [...steps].reverse() : steps
  const ends = new Map<number, number>()
  for (const { balance } of steps) ends.set(balance, (ends.get(balance) ?? 0) + 1)
  const [start = oldestFirst[0] ?? first, ...breaks] = oldestFirst.filter(({ before }) => {
    const left = ends.get(before) ?? 0
    ends.set(before, left - 1)
    return left <= 0
  })
  const sumOf = (sign: 1 | -1) =>
    steps.reduce((sum, { change }) => sum + Math.max(0, sign * change), 0)
  const [paidIn, paidOut] = [sumOf(1), sumOf(-1)]
  return {
    opening: start.before,
    paidIn,
    paidOut,
    closing: start.before + paidIn - paidOut,
    breaks: breaks.map(({ code }) => code),
  }
}

function centsOf(cell: string): number | null {
  const amount = readAmount(cell)
  return amount === null ? null : Math.round(amount * 100)
}
