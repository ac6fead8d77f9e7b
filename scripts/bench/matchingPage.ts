import { matchPayments } from '@/domain/matching/matchPayments'
import { readStatement } from '@/domain/matching/readStatement'
import { inSlices } from '@/pages/staff/match/inSlices'
import { inventPayments } from '../../tests/domain/inventedPayments'

const head = 7
const { expected, csv } = inventPayments(1, 10_000)
const file = `${csv
  .split('\r\n')
  .slice(0, head + 5000)
  .join('\r\n')}\r\n`

/** Reads and matches the statement as the staff area does; how long it took, and of how much. */
async function matchOnce(): Promise<{ ms: number; size: string }> {
  const begun = performance.now()
  const statement = readStatement(file)
  if (statement.kind === 'problem') throw new Error(statement.why)
  await inSlices(matchPayments({ ...statement, expected, messages: [] }), () => {})
  return {
    ms: performance.now() - begun,
    size: `${expected.length} pledges, orders and fees, and a statement of 5000 rows, ${statement.lines.length} of them payments.`,
  }
}

Object.assign(globalThis, { matchOnce })
