import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger, createServer, preview, type InlineConfig } from 'vite'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createLocalBackend } from '../src/createLocalBackend.ts'
import { localBackendPlugin } from '../src/vitePlugin.ts'
import { ann } from './startBackend.ts'

const openRules =
  'service cloud.firestore { match /databases/{d}/documents { match /a/{b} { allow write; } } }'
const brokenRules = 'service cloud.firestore {\n  match nonsense\n}'
let root = ''
let printed: string[] = []

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'local-backend-'))
  printed = []
  writeFileSync(join(root, 'index.html'), '<h1>The site</h1>')
  writeFileSync(join(root, 'where.ts'), 'export const where = import.meta.env.VITE_FIRESTORE_URL')
})
afterEach(() => {
  rmSync(root, { recursive: true, force: true })
})

const rulesFile = () => join(root, 'firestore.rules')

function print(line: string): void {
  printed.push(line)
}

function config(builtRules?: string): InlineConfig {
  return {
    root,
    configFile: false,
    customLogger: { ...createLogger(), info: print, warn: print, error: print },
    plugins: [
      localBackendPlugin({
        create: (log) => createLocalBackend({ projectId: 'demo-local', accounts: [ann], log }),
        env: { VITE_FIRESTORE_URL: '/' },
        ...(builtRules && { builtRules }),
      }),
    ],
    server: { host: '127.0.0.1', port: 0, ws: false },
    preview: { host: '127.0.0.1', port: 0 },
    build: { outDir: '.' },
  }
}

async function startServer() {
  const server = await createServer(config())
  onTestFinished(() => server.close())
  await server.listen()
  return { server, origin: server.resolvedUrls?.local[0] ?? '' }
}

/** The status of a write by an anonymous visitor. */
async function write(origin: string): Promise<number> {
  const documents = 'projects/demo-local/databases/(default)/documents'
  const response = await fetch(new URL(`/v1/${documents}:commit`, origin), {
    method: 'POST',
    body: JSON.stringify({ writes: [{ update: { name: `${documents}/a/1`, fields: {} } }] }),
  })
  return response.status
}

async function expectSite(origin: string) {
  const response = await fetch(origin)
  expect(await response.text()).toContain('The site')
  // A busy caller must not find its connection closed.
  expect(response.headers.get('keep-alive')).toBe('timeout=120')
}

test('the development server serves site and backend from one origin', async () => {
  writeFileSync(rulesFile(), openRules)
  const { server, origin } = await startServer()
  await expectSite(origin)
  expect(await (await fetch(new URL('/__local', origin))).text()).toContain(ann.email)
  expect(await write(origin)).toBe(200)
  expect(await (await fetch(new URL('/where.ts', origin))).text()).toContain(
    '"VITE_FIRESTORE_URL": "/"',
  )
  server.printUrls()
  expect(printed.join('\n')).toContain(`${origin}__local`)
  expect(printed.join('\n')).toContain(`${ann.email}  ${ann.password}`)
})

test('the preview server does so too', async () => {
  writeFileSync(rulesFile(), openRules)
  const server = await preview(config())
  onTestFinished(() => server.close())
  const origin = server.resolvedUrls?.local[0] ?? ''
  await expectSite(origin)
  expect(await write(origin)).toBe(200)
})

test('a built site is previewed under the rules that were built with it', async () => {
  writeFileSync(rulesFile(), brokenRules)
  writeFileSync(join(root, 'built.rules'), openRules)
  const server = await preview(config('built.rules'))
  onTestFinished(() => server.close())
  expect(await write(server.resolvedUrls?.local[0] ?? '')).toBe(200)
})

test('changed rules take effect, broken ones do not', async () => {
  writeFileSync(rulesFile(), openRules)
  const { server, origin } = await startServer()
  const change = (rules: string) => {
    writeFileSync(rulesFile(), rules)
    server.watcher.emit('change', rulesFile())
  }
  change(brokenRules)
  expect(printed.join('\n')).toMatch(/firestore\.rules:2:\d+: /)
  expect(await write(origin)).toBe(200)
  change(openRules.replace('write', 'read'))
  expect(await write(origin)).toBe(403)
})

test('without rules everything is refused until rules are loaded', async () => {
  const { server, origin } = await startServer()
  expect(printed.join('\n')).toContain('every Firestore request is refused')
  expect(await write(origin)).toBe(403)
  writeFileSync(rulesFile(), openRules)
  server.watcher.emit('add', rulesFile())
  expect(await write(origin)).toBe(200)
})

test('after a start with broken rules everything is refused, with the place of the mistake', async () => {
  writeFileSync(rulesFile(), brokenRules)
  const { origin } = await startServer()
  expect(printed.join('\n')).toMatch(/firestore\.rules:2:\d+: /)
  expect(await write(origin)).toBe(403)
})
