// @ts-check
/**
 * Builds the site into dist/.
 *   npm run build                    for production: refuses a missing setting, a sample fact or unchecked help
 *   npm run build -- --mode local    against the embedded backend, to look at
 *   npm run build -- --mode tests    the same with the facts of tests/facts, for the browser tests
 *   npm run build -- --mode preview  for production if it has settings, else like local
 */
import { parseArgs } from 'node:util'
import { createBuilder, loadEnv } from 'vite'
import { contentFindings, listOf, refusalOf } from './contentCheck.mjs'
import { load, run } from './program.mjs'

await run(async () => {
  const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } })
  const hasProject = loadEnv('production', process.cwd()).VITE_FIREBASE_PROJECT_ID
  // Vite refuses a mode called 'local', because of its .env.local files.
  const modes = { local: 'embedded', preview: hasProject ? 'production' : 'embedded' }
  const mode = Reflect.get(modes, values.mode) ?? values.mode
  const isOnline = values.mode === 'production'
  /** @type {typeof import('./facts')} */
  const { readFacts } = await load('scripts/facts.ts')
  const facts = readFacts()
  const findings = isOnline ? contentFindings(facts, new Date()) : null
  const refusal = findings && refusalOf(findings)
  if (refusal) console.error(refusal)
  // Vite refuses missing settings here, so one run lists every problem.
  const builder = await createBuilder({ mode })
  if (refusal) process.exit(1)
  await builder.buildApp()
  if (findings) console.log(listOf(findings))
})
