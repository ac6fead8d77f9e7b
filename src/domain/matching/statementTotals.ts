import { isUnreadable } from './statement'
import type { LeftOutLine, Reach, StatementContent, WhyLeftOut } from './statement'

/** In Ksh, without the lines whose amount is not known. */
export interface Total {
  readonly count: number
  readonly sum: number
  readonly codes: readonly string[]
}

/**
 * For a reconciliation: `paidIn` is all that came in and could be read, also what was `returned`.
 * What is `unreadable` stands in `leftOut` as well.
 */
export interface StatementTotals {
  readonly paidIn: Total
  readonly returned: Total
  readonly unreadable: Total
  readonly leftOut: Readonly<Partial<Record<WhyLeftOut, Total>>>
  /** Between the spans that were read. */
  readonly gaps: readonly Reach[]
}

export function totalsOf({ lines, leftOut, reach }: StatementContent): StatementTotals {
  const of = (kind: WhyLeftOut) => leftOut.filter(({ why }) => why === kind)
  const returned = of('reversed')
  const kinds = new Set(leftOut.map(({ why }) => why))
  return {
    paidIn: totalOf([...lines, ...returned]),
    returned: totalOf(returned),
    unreadable: totalOf(leftOut.filter(isUnreadable)),
    leftOut: Object.fromEntries([...kinds].map((kind) => [kind, totalOf(of(kind))])),
    gaps: gapsIn(reach),
  }
}

function gapsIn(reach: readonly Reach[]): readonly Reach[] {
  return reach.slice(1).map(({ from }, number) => ({ from: reach[number]?.to ?? from, to: from }))
}

function totalOf(lines: readonly Pick<LeftOutLine, 'code' | 'amount'>[]): Total {
  const cents = lines.map(({ amount }) => Math.round((amount ?? 0) * 100))
  return {
    count: lines.length,
    sum: cents.reduce((sum, each) => sum + each, 0) / 100,
    codes: lines.map(({ code }) => code),
  }
}
