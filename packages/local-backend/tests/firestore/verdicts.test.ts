import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createLocalBackend } from '../../src/createLocalBackend.ts'
import { fetchInProcess } from '../../src/fetchInProcess.ts'
import { tokenFor } from '../tokens.ts'
import { testProjectId } from '../startBackend.ts'

interface Case {
  /** Stands for $if or $allow in the rules. */
  readonly if?: string
  readonly allow?: string
  readonly commit?: object
  readonly runQuery?: object
  /** The status that the official emulator answers. */
  readonly official: number
  /** Set where the embedded Firestore refuses more; `why` says why. */
  readonly engine?: 403
  readonly why?: string
}

/** Questions to a whole Firestore, recorded by record.mjs in firestore-rules. */
interface Scenario {
  readonly title: string
  readonly known: string
  readonly rules: readonly string[]
  readonly stored: Readonly<Record<string, object>>
  readonly auth: { readonly sub: string } | null
  readonly cases: readonly Case[]
}

const folder = new URL('../../verdicts/', import.meta.url)
const scenarios = readdirSync(folder).map(
  (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Scenario,
)
const root = `projects/${testProjectId}/databases/(default)/documents`

test.each(scenarios.map((each) => [each.title, each.cases.length, each.known, each] as const))(
  '%s: %i answers, known from the %s',
  async (_title, _count, _known, scenario) => {
    const wrong: string[] = []
    for (const each of scenario.cases) {
      const { engine, official, why, ...question } = each
      const expected = engine ?? official
      const found = await statusOf(scenario, each)
      if (found !== expected) wrong.push(`${found}, not ${expected}: ${JSON.stringify(question)}`)
      if (engine !== undefined && (why === undefined || engine === official))
        wrong.push(`differs for no reason: ${JSON.stringify(question)}`)
    }
    expect(wrong).toEqual([])
  },
)

async function statusOf(scenario: Scenario, each: Case): Promise<number> {
  const rules = scenario.rules
    .join('\n')
    .replace('$if', () => each.if ?? '')
    .replace('$allow', () => each.allow ?? '')
  const backend = createLocalBackend({ projectId: testProjectId, rules })
  const send = fetchInProcess(backend)
  const post = async (verb: string, body: object, token: string | null): Promise<number> => {
    const answer = await send(`http://127.0.0.1/v1/${root}:${verb}`, {
      method: 'POST',
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      body: JSON.stringify(body).replaceAll('$root', root),
    })
    return answer.status
  }
  const writes = Object.entries(scenario.stored).map(([path, fields]) => ({
    update: { name: `$root/${path}`, fields },
  }))
  await post('commit', { writes }, 'owner')
  const token = scenario.auth && tokenFor(scenario.auth)
  return each.commit
    ? post('commit', each.commit, token)
    : post('runQuery', each.runQuery ?? {}, token)
}
