// @ts-check
/**
 * Builds the site into dist/.
 *   npm run build                    for production: refuses to build with a setting missing, or
 *                                    with a sample fact left; says what else waits in the content
 *   npm run build -- --mode local    against the embedded backend, to look at
 *   npm run build -- --mode tests    the same with the facts of tests/facts, for the browser tests
 *   npm run build -- --mode preview  for production when settings are there, else as local
 */
import { parseArgs } from 'node:util'
import { createBuilder, loadEnv } from 'vite'
import { contentFindings, listOf, loadContent } from './contentCheck.mjs'
import { refusalOf, sampleFacts } from './sampleFacts.mjs'

const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } })

const hasProject = loadEnv('production', process.cwd()).VITE_FIREBASE_PROJECT_ID
// Vite itself refuses a mode called 'local', because of its .env.local files.
const modes = { local: 'embedded', preview: hasProject ? 'production' : 'embedded' }
const mode = Reflect.get(modes, values.mode) ?? values.mode

const samples = values.mode === 'production' ? sampleFacts() : []
if (samples.length > 0) refuse(refusalOf(samples))

try {
  const builder = await createBuilder({ mode })
  if (samples.length === 0) {
    await builder.buildApp()
    if (values.mode === 'production') {
      console.log(listOf(contentFindings(await loadContent(), new Date())))
    }
  }
} catch (error) {
  refuse(error instanceof Error ? error.message : error)
}

/** @param {unknown} reason */
function refuse(reason) {
  console.error(reason)
  process.exitCode = 1
}
