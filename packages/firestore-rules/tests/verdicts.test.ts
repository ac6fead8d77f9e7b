import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  judge,
  parseRules,
  RulesSyntaxError,
  type DocumentLookup,
  type RulesDocument,
  type RulesRequest,
} from '../index.ts'
import { fieldsFromRest, type RestValue } from './restValues.ts'
import { NOW } from './support.ts'

/**
 * The verdict of a condition. 'refused': the file does not even load; 'failed': the official
 * emulator could not answer, which also allows nothing.
 */
type Outcome = 'true' | 'false' | 'error' | 'refused' | 'failed'

type Fields = Readonly<Record<string, RestValue>>

interface Case {
  readonly if: string
  readonly official: Outcome
  /** Where the engine differs on purpose, and why. */
  readonly engine?: 'error' | 'refused'
  readonly why?: string
}

/** One file of questions; $if in its rules stands for the condition. */
interface Scenario {
  readonly title: string
  /** The source. */
  readonly known: string
  readonly rules: readonly string[]
  readonly stored: Readonly<Record<string, Fields>>
  readonly auth: { readonly sub: string } | null
  readonly request: {
    readonly method: RulesRequest['method']
    readonly path: string
    readonly fields?: Fields
    readonly serverTimes?: readonly string[]
  }
  readonly cases: readonly Case[]
}

const folder = new URL('../verdicts/', import.meta.url)
const scenarios = readdirSync(folder).map(
  (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Scenario,
)

test.each(scenarios.map((each) => [each.title, each.cases.length, each.known, each] as const))(
  '%s: %i verdicts, known from the %s',
  (_title, _count, _known, scenario) => {
    const wrong = scenario.cases.flatMap((each) => {
      const expected = each.engine ?? each.official
      const found = outcomeOf(scenario, each.if)
      const isSame = found === expected || (expected === 'failed' && found === 'error')
      return isSame ? [] : [`${each.if} is ${found}, not ${expected}`]
    })
    expect(wrong).toEqual([])
  },
)

test('where the engine differs from Google, it says why and never grants', () => {
  const different = scenarios.flatMap(({ cases }) => cases.filter(({ engine }) => engine))
  expect(different.length).toBeGreaterThan(0)
  for (const { engine, official, why } of different) {
    expect(why).toMatch(/\w{3}/)
    expect(engine).not.toBe(official)
    expect(['error', 'refused']).toContain(engine)
  }
})

function outcomeOf({ rules, stored, auth, request }: Scenario, condition: string): Outcome {
  const text = rules.join('\n').replace('$if', () => condition)
  const { method, path, fields, serverTimes = [] } = request
  const documents = new Map(
    Object.entries(stored).map(([name, content]) => [name, documentOf(name, content)]),
  )
  const written = fields && documentOf(path, withTimes(fields, serverTimes))
  const lookup: DocumentLookup = {
    get: (each) => documents.get(each.join('/')) ?? null,
    getAfter: (each) =>
      each.join('/') === path ? (written ?? null) : (documents.get(each.join('/')) ?? null),
  }
  try {
    const { allowed, explanation } = judge(
      parseRules(text),
      {
        method,
        path: path.split('/'),
        auth: auth && { uid: auth.sub, token: { ...auth } },
        time: NOW,
        resource: documents.get(path) ?? null,
        newResource: written ?? null,
      },
      lookup,
    )
    if (allowed) return 'true'
    return explanation.some((line) => line.includes(': false at line')) ? 'false' : 'error'
  } catch (error) {
    if (error instanceof RulesSyntaxError) return 'refused'
    throw error
  }
}

function documentOf(path: string, fields: Fields): RulesDocument {
  return { path: path.split('/'), fields: fieldsFromRest(fields) }
}

function withTimes(fields: Fields, names: readonly string[]): Fields {
  const time = { timestampValue: NOW.toISOString() }
  return { ...fields, ...Object.fromEntries(names.map((name) => [name, time])) }
}
