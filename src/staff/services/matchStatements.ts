import { joinStatements } from '@/staff/matching/joinStatements'
import type { BookSize, Loaded } from '@/staff/matching/work'
import type { Matching } from '@/staff/matching/matching'
import { matchPayments } from '@/staff/matching/matchPayments'
import { readMessages } from '@/staff/matching/paymentMessages'
import { reconcile } from '@/staff/matching/reconciliation'
import { referencesIn } from '@/staff/matching/namedPairs'
import { runInSlices } from '@/staff/matching/runInSlices'
import { spanOf } from '@/staff/matching/settleDates'
import type { Statement, StatementContent } from '@/staff/matching/statement'
import { loadBookSize } from './bookChanges'
import { awaitedSince, loadExpectedPayments } from './expectedPayments'
import { loadStatementRecords } from './statementRecords'

export interface Matched {
  readonly statement: StatementContent
  readonly loaded: Loaded
  readonly matching: Matching
  /** Their first words. */
  readonly unreadableMessages: readonly string[]
  /** Reads what is stored now. */
  readonly load: () => Promise<Loaded>
  readonly countBook: () => Promise<BookSize>
}

/** `feeKsh`: a member's fee, if there is one. */
export async function matchStatements(
  statements: readonly Statement[],
  messages: string,
  feeKsh: number | null,
  onProgress: (share: number) => void,
): Promise<Matched> {
  const statement = joinStatements(statements)
  const told = readMessages(messages)
  const times = [
    ...statement.lines.map(({ at }) => at),
    ...statement.covered.flatMap(({ from, to }) => [from, to]),
  ]
  const span = spanOf(times.length > 0 ? times : [Date.now()])
  const awaitedOf = { from: awaitedSince(span).getTime(), to: Date.now() }
  const countBook = () => loadBookSize(awaitedOf)

  async function load(): Promise<Loaded> {
    const bookSize = await countBook()
    const records = await loadStatementRecords(statement)
    const lines = reconcile({ ...statement, ...records }).openLines
    const open = new Set(lines.map(({ code }) => code))
    const settled = new Set(statement.lines.flatMap(({ code }) => (open.has(code) ? [] : [code])))
    const unsettled = told.messages.filter(({ code }) => !settled.has(code))
    // However old: what the payer said comes before any likeness.
    const references = new Set([
      ...unsettled.flatMap(({ code, reference }) => (open.has(code) && reference) || []),
      ...lines.flatMap(({ account }) => [...referencesIn(account)]),
    ])
    const expected =
      lines.length > 0 ? await loadExpectedPayments(span, [...references], feeKsh) : []
    return { ...records, expected, since: span.from, messages: unsettled, bookSize }
  }

  const loaded = await load()
  const { openLines: lines } = reconcile({ ...statement, ...loaded })
  const steps = matchPayments({ ...loaded, lines, covered: statement.covered })
  return {
    statement,
    loaded,
    load,
    countBook,
    matching: await runInSlices(steps, onProgress),
    unreadableMessages: told.unreadable,
  }
}
