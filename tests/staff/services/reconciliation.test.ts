import { expect, test } from 'vitest'
import { dayInKenya } from '@/domain/calendar/calendar'
import { readMessages } from '@/staff/matching/paymentMessages'
import { reconcile, wholeShillings } from '@/staff/matching/reconciliation'
import type { StatementLine } from '@/staff/matching/statement'
import { sumsOf } from '@/staff/domain/book'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { loadMonth } from '@/staff/services/book'
import { leavePayment } from '@/staff/services/leftPayments'
import { loadStatementRecords } from '@/staff/services/statementRecords'
import { inventPayments } from '../matching/inventedPayments'
import { matchAtOnce } from '../matching/matchAtOnce'
import { statementIn } from '../matching/statementIn'
import { storeInConsole } from '../../support/console'
import { beginAsStaff, confirm, staffAccount, storeIncome } from '../support/staff'

const yearMs = 365 * 24 * 3_600_000
const places = { donation: 'Donations', order: 'Orders', fee: 'users' } as const

/** Of November 2025: money cannot come in later than today. */
function inventMonth() {
  const { expected, csv, messages } = inventPayments(11, { pledges: 520 })
  const statement = statementIn(csv.replaceAll(/(?<=\b\d\d-\d\d-)2026/g, '2025'))
  const aYearAgo = expected.map(({ at = 0, ...each }) => ({ ...each, at: at - yearMs }))
  return { statement, messages, expected: aYearAgo }
}

function partOf(line: StatementLine, { kind, id: document, amount }: ExpectedPayment) {
  const { code, at } = line
  return {
    ...({ code, method: 'mpesa', kind, document, amount } as const),
    received: wholeShillings(line),
    paidOn: dayInKenya(new Date(at)),
    ...(kind === 'fee' && { uid: document }),
  }
}

test('a month of 500 payments is worked through, and the book agrees with the statement to the shilling', async () => {
  await beginAsStaff()
  const { statement, messages, expected } = inventMonth()
  const { lines, leftOut, covered } = statement
  const returned = leftOut.filter(({ why }) => why === 'reversed')
  expect(lines.length + returned.length).toBeGreaterThanOrEqual(500)
  expect(returned.length).toBeGreaterThan(0)
  await storeInConsole(
    Object.fromEntries(
      expected.map(({ kind, id, name, amount }) => [
        `${places[kind]}/${id}`,
        { name, amount: String(amount), totalCost: amount },
      ]),
    ),
  )

  // What is certain or suggested is confirmed.
  const told = readMessages(messages).messages
  const { certain, suggested } = matchAtOnce({ expected, lines, covered, messages: told })
  const pairs = [...certain, ...suggested]
  const outcomes = await confirm(...pairs.map((pair) => partOf(pair.line, pair.expected)))
  expect(outcomes.filter((outcome) => 'failure' in outcome)).toEqual([])

  // Every fifth of the open ones is no gift, and nobody can name the others.
  const before = reconcile({ ...statement, ...(await loadStatementRecords(statement)) })
  expect(before.rows.open.entries.length).toBeGreaterThan(50)
  for (const [index, { line, cents }] of before.rows.open.entries.entries()) {
    const { code, at = 0 } = line
    const [amount, paidOn] = [cents / 100, dayInKenya(new Date(at))]
    if (index % 5 === 0) {
      await leavePayment({ code, amount, paidOn, reason: 'A loan' }, staffAccount)
      continue
    }
    const income = { code, method: 'mpesa', amount, paidOn, from: '', note: 'No pledge' } as const
    const received = wholeShillings(line)
    await storeIncome({ ...income, received })
  }

  // Read again, nothing is open.
  const stored = await loadStatementRecords(statement)
  const { paidIn, rows, wrong } = reconcile({ ...statement, ...stored })
  expect([rows.open.entries, wrong]).toEqual([[], []])
  expect(rows.returned.entries).toHaveLength(returned.length)
  const inBook = sumsOf(await loadMonth('2025-11', new Map()), 'method')
  expect(inBook.at(-1)?.sum).toBe((paidIn.cents - rows.returned.cents - rows.left.cents) / 100)
  expect(paidIn.cents / 100).toBe(
    [...lines, ...returned].reduce((sum, { amount }) => sum + (amount ?? 0), 0),
  )
}, 60_000)
