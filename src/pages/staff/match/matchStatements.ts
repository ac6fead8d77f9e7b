import { organisation } from '@/content/organisation'
import { joinStatements } from '@/domain/matching/joinStatements'
import type { Matching } from '@/domain/matching/matching'
import { matchPayments } from '@/domain/matching/matchPayments'
import { messagesNotRead, readPaymentMessages } from '@/domain/matching/paymentMessages'
import type { Statement, StatementContent } from '@/domain/matching/statement'
import { findConfirmedCodes } from '@/services/staff/confirmationRecords'
import { loadExpectedPayments } from '@/services/staff/expectedPayments'
import { inSlices } from './inSlices'

export interface Matched {
  readonly statement: StatementContent
  readonly matching: Matching
  /** Payments of the statement that are confirmed already. */
  readonly counted: number
  /** How they begin. */
  readonly messagesNotRead: readonly string[]
}

export async function matchStatements(
  statements: readonly Statement[],
  messages: string,
  onProgress: (share: number) => void,
): Promise<Matched> {
  const statement = joinStatements(statements)
  const confirmed = await findConfirmedCodes(statement.lines.map(({ code }) => code))
  const lines = statement.lines.filter(({ code }) => !confirmed.has(code))
  const times = [
    ...statement.lines.map(({ at }) => at),
    ...statement.reach.flatMap(({ from, to }) => [from, to]),
  ].toSorted((one, other) => one - other)
  const span = { from: times[0] ?? 0, to: times.at(-1) ?? 0 }
  const told = readPaymentMessages(messages)
  const codes = new Set(lines.map(({ code }) => code))
  const fee = organisation.membershipFeeKsh
  const expected =
    lines.length === 0
      ? []
      : await loadExpectedPayments(span, {
          references: told.flatMap(({ code, reference }) =>
            reference && codes.has(code) ? [reference] : [],
          ),
          feeKsh: lines.some(({ amount }) => amount === fee) ? fee : null,
        })
  const steps = matchPayments({
    expected,
    lines,
    reach: statement.reach,
    messages: told,
  })
  return {
    statement,
    counted: confirmed.size,
    matching: await inSlices(steps, onProgress),
    messagesNotRead: messagesNotRead(messages),
  }
}
