#!/usr/bin/env node
/** Serves a project's Firestore, Auth and mail at a port of this computer, under the project's rules. */
import { readFileSync } from 'node:fs'
import { createLocalBackend, listen } from './index.ts'

const [file, port = '8080', projectId = 'demo-local'] = process.argv.slice(2)
try {
  if (file === undefined) throw new Error('local-backend RULES_FILE [PORT] [PROJECT_ID]')
  const backend = createLocalBackend({
    projectId,
    rules: readFileSync(file, 'utf8'),
    log: (line) => console.log(line),
  })
  const { origin } = await listen(backend, Number(port))
  console.log(`Project ${projectId} at ${origin}; look at it: ${origin}/__local`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
