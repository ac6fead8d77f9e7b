// @ts-check
/**
 * Serves a project's Firestore, Auth and mail at a port of this computer, under its rules.
 *   npm start -w packages/local-backend -- firestore.rules [port] [project id]
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runnerImport } from 'vite'

const [file, port = '8080', projectId = 'demo-local'] = process.argv.slice(2)
if (file === undefined) throw new Error('Which rules? Name a file like firestore.rules')

/** @type {{ module: typeof import('./index.ts') }} */
const { module } = await runnerImport(join(import.meta.dirname, 'index.ts'))
const backend = module.createLocalBackend({
  projectId,
  // npm runs this in the folder of the package.
  rules: readFileSync(resolve(process.env['INIT_CWD'] ?? '', file), 'utf8'),
  log: (line) => console.log(line),
})
const { origin } = await module.listen(backend, Number(port))
console.log(`Project ${projectId} at ${origin}; look at it: ${origin}/__local`)
