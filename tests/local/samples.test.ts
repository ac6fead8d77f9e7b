import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoStaff } from '../../local/demoStaff'
import { startBackend, type RunningBackend } from '../support/startBackend'

let server: RunningBackend
beforeAll(async () => {
  server = await startBackend({ hasSamples: true })
})
afterAll(() => server.close())

const idsOf = (collection: string) => server.backend.documents(collection).map(({ id }) => id)

test('a backend with samples has some of everything, even after a reset', async () => {
  await server.backend.reset()
  const fromVisitors = ['Donations', 'Orders', 'contactMessages', 'mailingList', 'tellMeWhen']
  const others = ['joined', 'placed', 'staff', 'users', 'verified']
  expect(new Set(server.backend.collections())).toEqual(new Set([...fromVisitors, ...others]))
  expect(idsOf('staff')).toEqual([demoStaff.uid])
  for (const collection of fromVisitors)
    for (const id of idsOf(collection)) expect(id).toMatch(/^[2-9A-HJ-NP-Z]{20}$/)
  const page = await (await fetch(`${server.origin}/__local`)).text()
  expect(page).toContain(demoStaff.password)
})

test('a backend without samples has no statement', async () => {
  const other = await startBackend()
  expect((await fetch(`${other.origin}/__local/statement.csv`)).status).toBe(404)
  await other.close()
})
