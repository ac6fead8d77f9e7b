import { fromPlainFields } from 'local-backend'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readStatement } from '@/staff/matching/readStatement'
import { demoStaff } from '../../local/demoStaff'
import { samplePledges } from '../../local/samples/sampleGiving'
import { startBackend, testProjectId, type RunningBackend } from '../support/startBackend'
import { matchAtOnce } from '../staff/matching/matchAtOnce'

let server: RunningBackend
beforeAll(async () => {
  server = await startBackend({ hasSamples: true })
})
afterAll(() => server.close())

const idsOf = (collection: string) => server.backend.documents(collection).map(({ id }) => id)

test('a backend with samples has some of everything, even after a reset', async () => {
  await server.backend.reset()
  expect(server.backend.collections()).toEqual([
    'Donations',
    'Orders',
    'contactMessages',
    'joined',
    'mailingList',
    'placed',
    'staff',
    'users',
    'verified',
  ])
  expect(idsOf('staff')).toEqual([demoStaff.uid])
  for (const collection of ['Donations', 'Orders', 'contactMessages', 'mailingList'])
    for (const id of idsOf(collection)) expect(id).toMatch(/^[2-9A-HJ-NP-Z]{20}$/)
  const page = await (await fetch(`${server.origin}/__local`)).text()
  expect(page).toContain(demoStaff.password)
})

test('the sample statement can be read, and most pledges match', async () => {
  const response = await fetch(`${server.origin}/__local/statement.csv`)
  expect(response.headers.get('content-disposition')).toContain('ORG_')
  const statement = readStatement(await response.text())
  if (statement.kind === 'problem') throw new Error(statement.why)
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
  const statement = readStatement(
    await (await fetch(`${server.origin}/__local/statement.csv`)).text(),
  )
  if (statement.kind === 'problem') throw new Error(statement.why)
  expect(statement.lines.filter(({ code }) => code.startsWith('TKTR'))).toMatchObject([
    { code: 'TKTRZAWAD2', amount: 350, payer: 'ZAWADI NEW' },
  ])
})

test('a backend without samples has no statement', async () => {
  const other = await startBackend()
  expect((await fetch(`${other.origin}/__local/statement.csv`)).status).toBe(404)
  await other.close()
})
