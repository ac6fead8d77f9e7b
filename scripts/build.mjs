// @ts-check
/**
 * Builds the site into dist/.
 *   npm run build                    for production: refuses to build with a setting missing
 *   npm run build -- --mode local    against the embedded backend, for preview and tests
 *   npm run build -- --mode preview  for production when settings are there, else as local
 */
import { parseArgs } from 'node:util'
import { createBuilder, loadEnv } from 'vite'

const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } })

// Vite itself refuses a mode called 'local', because of its .env.local files.
const modes = new Map([
  ['local', 'embedded'],
  [
    'preview',
    loadEnv('production', process.cwd()).VITE_FIREBASE_PROJECT_ID ? 'production' : 'embedded',
  ],
])

try {
  const builder = await createBuilder({ mode: modes.get(values.mode) ?? values.mode })
  await builder.buildApp()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
