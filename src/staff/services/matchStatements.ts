import { joinStatements } from '@/staff/matching/joinStatements'
import type { Matching, PaymentMessage } from '@/staff/matching/matching'
import { matchPayments } from '@/staff/matching/matchPayments'
import { unreadableMessages, readPaymentMessages } from '@/staff/matching/paymentMessages'
import { openLines, reconcile } from '@/staff/matching/reconciliation'
import { referencesIn } from '@/staff/matching/namedPairs'
import { runInSlices } from '@/staff/matching/runInSlices'
import type { Statement, StatementContent } from '@/staff/matching/statement'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { loadExpectedPayments } from './expectedPayments'
import { loadStatementRecords, type StatementRecords } from './statementRecords'

export interface Matched {
  readonly statement: StatementContent
  readonly matching: Matching
  readonly records: StatementRecords
  /** All payments awaited, as far as loaded. */
  readonly expected: readonly ExpectedPayment[]
  readonly messages: readonly PaymentMessage[]
  /** Their first words. */
  readonly unreadableMessages: readonly string[]
}

/** `feeKsh`: a member's fee, if there is one. */
export async function matchStatements(
  statements: readonly Statement[],
  messages: string,
  feeKsh: number | null,
  onProgress: (share: number) => void,
): Promise<Matched> {
  const statement = joinStatements(statements)
  const records = await loadStatementRecords(statement)
  const lines = openLines(statement.lines, reconcile({ ...statement, ...records }))
  const open = new Set(lines.map(({ code }) => code))
  const settled = new Set(statement.lines.map(({ code }) => code).filter((code) => !open.has(code)))
  const told = readPaymentMessages(messages).filter(({ code }) => !settled.has(code))
  // However old: what the payer said comes before any likeness.
  const references = distinct([
    ...told.flatMap(({ code, reference }) => (reference && open.has(code) ? [reference] : [])),
    ...lines.flatMap(({ account }) => [...referencesIn(account)]),
  ])
  const times = [
    ...statement.lines.map(({ at }) => at),
    ...statement.covered.flatMap(({ from, to }) => [from, to]),
  ].toSorted((one, other) => one - other)
  const span = { from: times[0] ?? 0, to: times.at(-1) ?? 0 }
  const fee = lines.some(({ amount }) => amount === feeKsh) ? feeKsh : null
  const expected = lines.length > 0 ? await loadExpectedPayments(span, references, fee) : []
  const steps = matchPayments({ expected, lines, covered: statement.covered, messages: told })
  return {
    statement,
    records,
    expected,
    matching: await runInSlices(steps, onProgress),
    messages: told,
    unreadableMessages: unreadableMessages(messages),
  }
}

const distinct = (texts: readonly string[]) => [...new Set(texts)]
