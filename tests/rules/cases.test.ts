// @vitest-environment node
import { beforeAll, expect, test } from 'vitest'
import { caseTables } from './cases/all'
import { Database } from './support/database'

const tables = Object.entries(caseTables).map(([name, all]) => {
  const cases = all.filter(({ at }) => !at)
  return [cases.length, name, cases] as const
})

let database: Database
beforeAll(async () => {
  database = await Database.open('cases')
})

test.each(tables)(
  'all %i requests to %s are allowed or refused as expected',
  { timeout: 300_000 },
  async (_count, _name, cases) => {
    const wrong: string[] = []
    for (const each of cases) {
      const answer = await database.try(each)
      const isAllowed = each.allowed || (each.emulatorAllows && !database.embedded)
      if (answer !== (isAllowed ? 'allowed' : 'refused'))
        wrong.push(`${each.title}: ${answer} ${database.lastRefusal()}`)
    }
    expect(wrong).toEqual([])
  },
)
