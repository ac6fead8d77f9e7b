// @ts-check
/**
 * Reads a rules file, and says where it is wrong. Judges a request by it where one is named: of
 * somebody with this uid, of nobody without one, to an empty database.
 *   npm run judge -w packages/firestore-rules -- firestore.rules
 *   npm run judge -w packages/firestore-rules -- firestore.rules get users/ann ann
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runnerImport } from 'vite'

const [file, method, path = '', uid] = process.argv.slice(2)
if (file === undefined) throw new Error('Which rules? Name a file like firestore.rules')

/** @type {{ module: typeof import('./index.ts') }} */
const { module } = await runnerImport(join(import.meta.dirname, 'index.ts'))
const { judge, parseRules, RulesSyntaxError } = module
try {
  // npm runs this in the folder of the package.
  const rules = parseRules(readFileSync(resolve(process.env['INIT_CWD'] ?? '', file), 'utf8'))
  if (method === undefined) console.log(`${file}: no mistakes`)
  else {
    const { allowed, explanation } = judge(
      rules,
      {
        method: methodOf(method),
        path: path.split('/'),
        auth: uid === undefined ? null : { uid, token: { sub: uid } },
        time: new Date(),
        resource: null,
        newResource: null,
      },
      { get: () => null, getAfter: () => null },
    )
    console.log([allowed ? 'allowed' : 'refused', ...explanation].join('\n  '))
  }
} catch (error) {
  if (!(error instanceof RulesSyntaxError)) throw error
  console.error(`${file}:${error.line}:${error.column}: ${error.message}`)
  process.exitCode = 1
}

/** @param {string} name */
function methodOf(name) {
  if (name === 'get' || name === 'list' || name === 'delete') return name
  throw new Error(`${name} is not get, list or delete`)
}
