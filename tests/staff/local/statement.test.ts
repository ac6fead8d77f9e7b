import { fromPlainFields } from 'local-backend'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { samplePledges } from '../../../local/samples/sampleGiving'
import { startBackend, testProjectId, type RunningBackend } from '../../support/startBackend'
import { matchAtOnce } from '../matching/matchAtOnce'
import { statementIn } from '../matching/statementIn'

let server: RunningBackend
beforeAll(async () => {
  server = await startBackend({ hasSamples: true })
})
afterAll(() => server.close())

async function sampleStatement() {
  const response = await fetch(`${server.origin}/__local/statement.csv`)
  expect(response.headers.get('content-disposition')).toContain('ORG_')
  return statementIn(await response.text())
}

test('the sample statement can be read, and most pledges match', async () => {
  const statement = await sampleStatement()
  const now = Date.now()
  const { suggested } = matchAtOnce({
    expected: samplePledges.map(({ id, name, amount, hoursAgo }) => ({
      id,
      kind: 'donation',
      name,
      amount,
      at: now - hoursAgo * 3_600_000,
    })),
    lines: statement.lines,
    covered: statement.covered,
    messages: [],
  })
  const codes = new Map(samplePledges.map(({ id, paid }) => [id, paid?.code]))
  expect(suggested.length).toBeGreaterThanOrEqual(4)
  for (const { expected, line } of suggested) expect(line.code).toBe(codes.get(expected.id))
})

test('a pledge made as a trial is paid in the sample statement, unless by bank', async () => {
  const root = `projects/${testProjectId}/databases/(default)/documents`
  const pledge = (id: string, paymentMethod: string) => ({
    update: {
      name: `${root}/Donations/${id}`,
      fields: fromPlainFields({ name: 'Zawadi New', amount: '350', paymentMethod }),
    },
  })
  const writes = [pledge('ZAWAD2TRIED23456789A', 'mpesa'), pledge('ZAWAD3TRIED23456789A', 'bank')]
  const stored = await fetch(`${server.origin}/v1/${root}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes }),
  })
  expect(stored.status).toBe(200)
  const statement = await sampleStatement()
  expect(statement.lines.filter(({ code }) => code.startsWith('TKTR'))).toMatchObject([
    { code: 'TKTRZAWAD2', amount: 350, payer: 'ZAWADI NEW' },
  ])
})
