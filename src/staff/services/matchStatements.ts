import { joinStatements } from '@/staff/matching/joinStatements'
import type { Loaded } from '@/staff/matching/work'
import { matchPayments } from '@/staff/matching/matchPayments'
import { readMessages } from '@/staff/matching/paymentMessages'
import { reconcile } from '@/staff/matching/reconciliation'
import { referencesIn } from '@/staff/matching/namedPairs'
import { runInSlices } from '@/staff/matching/runInSlices'
import { spanOf } from '@/staff/matching/settleDates'
import type { Statement } from '@/staff/matching/statement'
import { loadBookSize } from './bookChanges'
import { awaitedSince, loadExpectedPayments } from './expectedPayments'
import { loadStatementRecords } from './statementRecords'

export type Matched = Readonly<Awaited<ReturnType<typeof matchStatements>>>

/** `feeKsh`: a member's fee, if there is one. */
export async function matchStatements(
  statements: readonly Statement[],
  messages: string,
  feeKsh: number | null,
  onProgress: (share: number) => void,
) {
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
    // However old they are: what the payer said counts more than any likeness.
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
    /** Reads what is stored now. */
    load,
    countBook,
    matching: await runInSlices(steps, onProgress),
    /** Their first words. */
    unreadableMessages: told.unreadable,
  }
}
