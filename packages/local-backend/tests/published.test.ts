import { execFileSync, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const modules = join(import.meta.dirname, '../../../node_modules')
const project = mkdtempSync(join(tmpdir(), 'published-'))
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: project, encoding: 'utf8' })

const names = ['firestore-rules', 'local-backend']

/** Puts what npm would publish into a project of its own, with only the dependencies that it names. */
beforeAll(() => {
  const build = join(import.meta.dirname, '../../build.mjs')
  for (const name of names) run(process.execPath, build, name, join(project, 'build', name))
  run('npm', 'pack', '--silent', ...names.map((name) => join(project, 'build', name)))
  for (const name of names) {
    const installed = join(project, 'node_modules', name)
    mkdirSync(installed, { recursive: true })
    run('tar', '-xzf', `${name}-0.1.0.tgz`, '-C', installed, '--strip-components=1')
  }
  mkdirSync(join(project, 'node_modules/@types'))
  for (const name of ['re2js', '@types/node'])
    symlinkSync(join(modules, name), join(project, 'node_modules', name))
  rmSync(join(project, 'build'), { recursive: true })
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
}, 60_000)
afterAll(() => rmSync(project, { recursive: true }))

const rules = `rules_version = '2';
service cloud.firestore { match /{all=**} { allow write; } }
`

test('somebody who installs the packages can run them', () => {
  writeFileSync(join(project, 'firestore.rules'), rules)
  writeFileSync(
    join(project, 'try.js'),
    `import { createLocalBackend, listen } from 'local-backend'
    import { readFileSync } from 'node:fs'
    const rules = readFileSync('firestore.rules', 'utf8')
    const backend = createLocalBackend({ projectId: 'demo-mine', rules })
    const { origin, close } = await listen(backend)
    const document = origin + '/v1/projects/demo-mine/databases/(default)/documents/a/b'
    await fetch(document, { method: 'PATCH', body: '{}' })
    console.log(backend.collections(), (await fetch(document)).status)
    const logIn = origin + '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local'
    console.log((await (await fetch(logIn, { method: 'POST' })).json()).error.message)
    await close()`,
  )
  const said = run(process.execPath, 'try.js')
  expect(said).toContain("[ 'a' ] 403")
  expect(said).toContain('Auth needs firebase-tools')
  const judge = 'node_modules/firestore-rules/cli.js'
  expect(run(process.execPath, judge, 'firestore.rules')).toContain('no mistakes')
  expect(run(process.execPath, judge, 'firestore.rules', 'get', '/a/b')).toMatch(
    /^refused\n[^]* \/a\/b/,
  )
  const serve = spawnSync(process.execPath, ['node_modules/local-backend/cli.js'], { cwd: project })
  expect(String(serve.stderr)).toBe('local-backend RULES_FILE [PORT] [PROJECT_ID]\n')
})

test('somebody who installs the packages has their types', () => {
  const readme = readFileSync(join(project, 'node_modules/firestore-rules/README.md'), 'utf8')
  const [, example = ''] = /```ts\n([^]*?)```/.exec(readme) ?? []
  writeFileSync(
    join(project, 'try.ts'),
    `import { createLocalBackend, type LocalBackend } from 'local-backend'
    import type { Verdict } from 'firestore-rules'
    declare const text: string
    ${example}
    export const said: Pick<Verdict, 'allowed' | 'explanation'> = { allowed, explanation }
    export const backend: LocalBackend = createLocalBackend({ projectId: 'demo-mine' })`,
  )
  const tsc = join(modules, 'typescript/bin/tsc')
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext']
  const check = [tsc, ...options, '--types', 'node']
  expect(run(process.execPath, ...check, 'try.ts')).toBe('')

  writeFileSync(
    join(project, 'wrong.ts'),
    `import { parseRules } from 'firestore-rules'
    import { createLocalBackend } from 'local-backend'
    createLocalBackend({})
    parseRules(1)
    export const count: number = createLocalBackend({ projectId: 'demo-mine' }).collections()`,
  )
  const { stdout } = spawnSync(process.execPath, [...check, 'wrong.ts'], {
    cwd: project,
    encoding: 'utf8',
  })
  expect(stdout.match(/wrong\.ts\(\d/g)).toEqual(['wrong.ts(3', 'wrong.ts(4', 'wrong.ts(5'])
})

test('a package has its code, its types, README and licence, and nothing else', () => {
  for (const name of names)
    expect(readdirSync(join(project, 'node_modules', name)).toSorted()).toEqual([
      'LICENSE',
      'README.md',
      'cli.d.ts',
      'cli.js',
      'index.d.ts',
      'index.js',
      'package.json',
      'src',
    ])
})
