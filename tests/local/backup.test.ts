import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalBackend, listen, type LocalBackend } from 'local-backend'
import { expect, onTestFinished, test, vi } from 'vitest'
import { demoMember } from '../../local/demoMember'
import { demoStaff } from '../../local/demoStaff'
import { unseal } from '../../scripts/backupFile'
import { collectionsIn } from '../../scripts/backupProject'
import { rulesSource } from '../rules/support/rules'
import { startBackend, testProjectId } from '../support/startBackend'

/** Runs the program against a backend. @returns its exit code and what it printed */
async function run(origin: string, ...args: readonly string[]) {
  const { host } = new URL(origin)
  const program = spawn(process.execPath, ['scripts/backup.mjs', ...args], {
    env: {
      ...process.env,
      FIRESTORE_EMULATOR_HOST: host,
      FIREBASE_AUTH_EMULATOR_HOST: host,
      BACKUP_PASSPHRASE: 'sunbirds over the jacaranda',
    },
  })
  let output = ''
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (text) => (output += text))
  const code = await new Promise((resolve) => program.on('close', resolve))
  return { code, output }
}

const everything = (backend: LocalBackend) =>
  collectionsIn(rulesSource).map((name) => [name, backend.documents(name)])

async function post(origin: string, path: string, body: object) {
  const { ok } = await fetch(new URL(path, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  })
  return ok
}

function store(origin: string, project: string, path: string, fields: object) {
  const documents = `projects/${project}/databases/(default)/documents`
  const writes = [{ update: { name: `${documents}/${path}`, fields } }]
  return post(origin, `/v1/${documents}:commit`, { writes })
}

// Five programs, one after the other, each take seconds on a busy computer.
vi.setConfig({ testTimeout: 60_000 })

test('a backup restores everything, without people erased since, and overwrites nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  const site = await startBackend({ hasSamples: true })
  const backend = createLocalBackend({ projectId: 'demo-new', rules: rulesSource })
  const listening = await listen(backend)
  const { origin } = listening
  onTestFinished(async () => {
    rmSync(folder, { recursive: true })
    await Promise.all([site.close(), listening.close()])
  })
  const canLogIn = ({ email, password }: { email: string; password: string }) =>
    post(origin, '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any', {
      ...{ email, password, returnSecureToken: true },
    })

  const address = String(site.backend.documents('Donations')[0]?.fields['email'])
  await store(site.origin, testProjectId, 'confirmations/PAID', { from: { stringValue: address } })
  const file = join(folder, 'everything.enc')
  const saved = await run(site.origin, 'save', file, '--project', testProjectId)
  expect(saved.output).toMatch(/Donations: [1-9][^]*accounts: 2\n/)
  expect(saved.code).toBe(0)
  const bytes = readFileSync(file)
  expect(bytes.includes(demoMember.email) || bytes.includes('Donations')).toBe(false)
  expect(() => unseal(bytes, 'not the passphrase')).toThrow('Another passphrase, or the file is')

  const erased = join(folder, 'erased.txt')
  writeFileSync(erased, `${demoMember.email.toUpperCase()}\n${address}\n`)
  const restore = ['restore', file, '--project', 'demo-new']
  const part = await run(origin, ...restore, '--without', erased)
  expect(part.output).toMatch(/Left out: \d+ documents and 1 accounts/)
  expect(await canLogIn(demoMember)).toBe(false)
  expect(await canLogIn(demoStaff)).toBe(true)
  expect(JSON.stringify(everything(backend))).not.toContain(demoMember.uid)
  expect(JSON.stringify(backend.documents('Donations'))).not.toContain(address)
  expect(backend.documents('confirmations')).toEqual([{ id: 'PAID', fields: { from: address } }])

  // A restore that broke off goes on: only what is missing is put in.
  const rest = await run(origin, ...restore)
  const [, missing] = /Left out: (.*)\./.exec(part.output) ?? []
  expect(rest.output).toContain(`Put into demo-new: ${missing}.`)
  expect(everything(backend)).toEqual(everything(site.backend))
  expect(await canLogIn(demoMember)).toBe(true)
  expect(await canLogIn({ ...demoMember, password: 'something else' })).toBe(false)

  await store(origin, 'demo-new', 'users/somebody', {})
  const [strange, twice] = await Promise.all([
    run(origin, ...restore),
    run(site.origin, 'save', file, '--project', testProjectId),
  ])
  expect(strange).toMatchObject({
    code: 1,
    output: expect.stringContaining('Restore into an empty project.') as string,
  })
  expect(twice.output).toContain('is there already')
})
