import { isDayAlone } from '@/staff/domain/days'
import { byText } from './lists'
import {
  isUnreadable,
  type LeftOutLine,
  type TimeSpan,
  type StatementContent,
  type StatementLine,
} from './statement'

/** One line per code, without reversed or conflicting payments. */
export function joinStatements(statements: readonly StatementContent[]): StatementContent {
  const unique = uniqueLeftOut(statements)
  const reversals = statements.flatMap((each) => each.reversals)
  const reversed = new Map(reversals.map((each) => [each.of, each]))
  const conflicts = new Set(leftOutAs('conflict', unique).map(({ code }) => code))
  const gone = new Set([...conflicts, ...leftOutAs('reversed', unique).map(({ code }) => code)])
  const byCode = new Map<string, StatementLine>()
  for (const line of statements.flatMap(({ lines }) => lines)) {
    const same = byCode.get(line.code)
    if (same && same.amount !== line.amount) conflicts.add(line.code)
    byCode.set(line.code, same ? moreComplete(same, line) : line)
  }
  const all = [...byCode.values()]
  const leftOut = all.flatMap(({ code, label, amount }): LeftOutLine[] => {
    if (gone.has(code)) return []
    if (conflicts.has(code)) return [{ code, label, why: 'conflict', amount: null }]
    return reversed.has(code) ? [{ code, label, why: 'reversed', amount }] : []
  })
  return {
    lines: all
      .filter(({ code }) => !conflicts.has(code) && !reversed.has(code))
      .sort((one, other) => one.at - other.at || byText(one.code, other.code)),
    leftOut: [...unique, ...leftOut],
    reversals: [...reversed.values()].sort((one, other) => byText(one.of, other.of)),
    covered: mergeSpans(statements.flatMap(({ covered }) => covered)),
    balances: statements.flatMap(({ balances }) => balances),
  }
}

function leftOutAs(reason: LeftOutLine['why'], leftOut: readonly LeftOutLine[]): LeftOutLine[] {
  return leftOut.filter(({ why }) => why === reason)
}

/** One statement may show a part of the name, or the time, that another hides. */
function moreComplete(one: StatementLine, other: StatementLine): StatementLine {
  const isOneADay = isDayAlone(one.at)
  if (isOneADay !== isDayAlone(other.at)) return isOneADay ? other : one
  const difference = visibleLength(one) - visibleLength(other)
  if (difference !== 0) return difference > 0 ? one : other
  return byText(JSON.stringify(one), JSON.stringify(other)) <= 0 ? one : other
}

function visibleLength({ payer, phone, account }: StatementLine): number {
  return `${payer}${phone}${account}`.replace(/[^\p{L}\p{N}]/gu, '').length
}

/** Equal lines in one file are two lines. Lines that another file repeats count once. */
function uniqueLeftOut(statements: readonly StatementContent[]): LeftOutLine[] {
  const readIn = new Map<string, StatementContent>()
  for (const statement of statements)
    for (const { code } of [...statement.lines, ...leftOutAs('reversed', statement.leftOut)])
      readIn.set(code, statement)
  /** How often the line is in one of the files before, at most. */
  const before = new Map<string, number>()
  return statements.flatMap((statement) => {
    const own = new Map<string, number>()
    const unseen = statement.leftOut.filter((line) => {
      const key = keyOf(line)
      if (key === null) return true
      const count = (own.get(key) ?? 0) + 1
      own.set(key, count)
      const other = isUnreadable(line) && line.why !== 'conflict' && readIn.get(line.code)
      return count > (before.get(key) ?? 0) && (!other || other === statement)
    })
    for (const [key, count] of own) before.set(key, Math.max(count, before.get(key) ?? 0))
    return unseen
  })
}

/** With a code, without the label, which differs between kinds of statement. Null if it may be any line. */
function keyOf({ code, why, amount, at, label, balance }: LeftOutLine): string | null {
  if (code !== '') return `${code} ${why} ${amount}`
  // Without a time or a balance, fees of one day look the same.
  const isAny = at === undefined || (balance === undefined && isDayAlone(at))
  return isAny ? null : [at, why, amount, balance, label].join(' ')
}

function mergeSpans(covered: readonly TimeSpan[]): TimeSpan[] {
  const spans: TimeSpan[] = []
  for (const span of [...covered].sort((one, other) => one.from - other.from)) {
    const last = spans.at(-1)
    // One file ends at 23:59:59, the next begins at 0:00:00.
    if (last && span.from <= last.to + 1000) {
      spans[spans.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    } else spans.push(span)
  }
  return spans
}
