import { bench, describe } from 'vitest'
import { readStatement } from '@/domain/matching/readStatement'
import { inventPayments } from './inventedPayments'
import { matchAtOnce } from './matchAtOnce'

const { pledges, csv } = inventPayments(1, 10_000)
const rows = csv.split('\r\n')
const file = `${rows.slice(0, 7 + 5000).join('\r\n')}\r\n`
const statement = readStatement(file)
if (statement.kind === 'problem') throw new Error(statement.why)

describe(`${pledges.length} pledges and a statement of 5000 rows, ${statement.lines.length} of them payments`, () => {
  bench('reading', () => void readStatement(file), { time: 2000 })
  bench('matching', () => void matchAtOnce({ ...statement, pledges, told: [] }), { time: 2000 })
})
