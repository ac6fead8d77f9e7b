import { joinStatements } from '@/staff/matching/joinStatements'
import type { Matching, PaymentMessage } from '@/staff/matching/matching'
import { matchPayments } from '@/staff/matching/matchPayments'
import { readMessages } from '@/staff/matching/paymentMessages'
import { openLines, reconcile } from '@/staff/matching/reconciliation'
import { referencesIn } from '@/staff/matching/namedPairs'
import { runInSlices } from '@/staff/matching/runInSlices'
import type { Statement, StatementContent } from '@/staff/matching/statement'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { loadBookSize, type BookSize } from './bookChanges'
import { awaitedSince, loadExpectedPayments } from './expectedPayments'
import { loadStatementRecords, type StatementRecords } from './statementRecords'

/** What a matching needs from the database. */
export interface MatchData {
  readonly statement: StatementContent
  readonly records: StatementRecords
  /** All payments awaited, as far as loaded. */
  readonly expected: readonly ExpectedPayment[]
  /** When the statement begins, in ms since 1970. */
  readonly since: number
  readonly messages: readonly PaymentMessage[]
  /** Before the rest was read. */
  readonly bookSize: BookSize
}

export interface Matched extends MatchData {
  readonly matching: Matching
  /** Their first words. */
  readonly unreadableMessages: readonly string[]
  /** Reads what is stored now. */
  readonly reload: () => Promise<MatchData>
  readonly loadBookSize: () => Promise<BookSize>
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
  ].sort((one, other) => one - other)
  const span = { from: times[0] ?? 0, to: times.at(-1) ?? 0 }
  const awaitedOf = { from: awaitedSince(span).getTime(), to: Date.now() }
  const openIn = (records: StatementRecords) =>
    openLines(statement.lines, reconcile({ ...statement, ...records }))

  async function reload(): Promise<MatchData> {
    const bookSize = await loadBookSize(awaitedOf)
    const records = await loadStatementRecords(statement)
    const lines = openIn(records)
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
    return { statement, records, expected, since: span.from, messages: unsettled, bookSize }
  }

  const data = await reload()
  const lines = openIn(data.records)
  const steps = matchPayments({ ...data, lines, covered: statement.covered })
  return {
    ...data,
    reload,
    loadBookSize: () => loadBookSize(awaitedOf),
    matching: await runInSlices(steps, onProgress),
    unreadableMessages: told.unreadable,
  }
}
