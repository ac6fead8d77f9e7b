import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RulesCase } from './cases'
import { Database } from './database'

/** One test for each case, on one database for the file. */
export function testCases(name: string, cases: readonly RulesCase[]): void {
  let database: Database
  beforeAll(async () => {
    database = await Database.open(name)
  })
  afterAll(() => database.close())

  for (const each of cases) {
    test(each.title, async () => {
      expect(await database.try(each)).toBe(each.allowed ? 'allowed' : 'refused')
    })
  }
}
