import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalBackend, listen, type ListeningBackend, type LocalBackend } from 'local-backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember } from '../../local/demoMember'
import { demoStaff } from '../../local/demoStaff'
import { collectionsIn } from '../../scripts/backupProject'
import { rulesSource } from '../rules/support/rules'
import { startBackend, testProjectId, type RunningBackend } from '../support/startBackend'

const passphrase = 'sunbirds over the jacaranda'
const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const file = join(folder, 'everything.enc')
const collections = collectionsIn(rulesSource)

let site: RunningBackend
const started: ListeningBackend[] = []
let said: string

/** Runs the program against a backend; what it printed, and how it ended. */
async function run(origin: string, args: readonly string[], phrase = passphrase) {
  const { host } = new URL(origin)
  const program = spawn(process.execPath, ['scripts/backup.mjs', ...args], {
    env: {
      ...process.env,
      FIRESTORE_EMULATOR_HOST: host,
      FIREBASE_AUTH_EMULATOR_HOST: host,
      BACKUP_PASSPHRASE: phrase,
    },
  })
  let output = ''
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (text) => (output += text))
  const code = await new Promise((resolve) => program.on('close', resolve))
  return { code, output }
}

/** An empty project with its own backend, for one test. */
async function emptyProject(): Promise<{ backend: LocalBackend; origin: string }> {
  const backend = createLocalBackend({ projectId: 'demo-new', rules: rulesSource })
  const listening = await listen(backend)
  started.push(listening)
  return { backend, origin: listening.origin }
}

const everything = (backend: LocalBackend) =>
  collections.map((collection) => [collection, backend.documents(collection)])

async function canLogIn(origin: string, { email, password }: { email: string; password: string }) {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any'
  const answer = await fetch(new URL(path, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  return answer.ok
}

beforeAll(async () => {
  site = await startBackend({ hasSamples: true })
  started.push(site)
  const { code, output } = await run(site.origin, ['save', file, '--project', testProjectId])
  expect(code, output).toBe(0)
  said = output
})
afterAll(async () => {
  for (const backend of started) await backend.close()
  rmSync(folder, { recursive: true })
})

describe('a backup', () => {
  it('says what it contains, and is unreadable without the passphrase', () => {
    expect(said).toMatch(/Donations: [1-9]/)
    expect(said).toContain('accounts: 2')
    const bytes = readFileSync(file, 'latin1')
    expect(bytes).not.toContain(demoMember.email)
    expect(bytes).not.toContain('Donations')
  })

  it('restores everything into an empty project, even logins with their passwords', async () => {
    const { backend, origin } = await emptyProject()
    const { code, output } = await run(origin, ['restore', file, '--project', 'demo-new'])
    expect(code, output).toBe(0)
    expect(everything(backend)).toEqual(everything(site.backend))
    expect(await canLogIn(origin, demoMember)).toBe(true)
    expect(await canLogIn(origin, demoStaff)).toBe(true)
    expect(await canLogIn(origin, { ...demoMember, password: 'something else' })).toBe(false)

    // A restore that broke off goes on: what is there already is not put in again.
    const again = await run(origin, ['restore', file, '--project', 'demo-new'])
    expect(again.output).toContain('0 documents and 0 accounts')
  })

  it('leaves out people erased since, but not their payments', async () => {
    const erased = join(folder, 'erased.txt')
    const gift = site.backend
      .documents('Donations')
      .find(({ fields }) => typeof fields['email'] === 'string')
    const address = String(gift?.fields['email'])
    writeFileSync(erased, `${demoMember.email.toUpperCase()}\n${address}\n`)
    const { backend, origin } = await emptyProject()
    const { output } = await run(origin, [
      'restore',
      file,
      '--project',
      'demo-new',
      '--without',
      erased,
    ])
    expect(output).toMatch(/Left out: \d+ documents and 1 accounts/)
    expect(await canLogIn(origin, demoMember)).toBe(false)
    expect(await canLogIn(origin, demoStaff)).toBe(true)
    expect(JSON.stringify(everything(backend))).not.toContain(demoMember.uid)
    expect(JSON.stringify(backend.documents('Donations'))).not.toContain(address)
    expect(backend.documents('confirmations')).toEqual(site.backend.documents('confirmations'))
  })

  it('is not restored into a project with other data', async () => {
    const { backend, origin } = await emptyProject()
    const documents = 'projects/demo-new/databases/(default)/documents'
    const update = { name: `${documents}/users/somebody`, fields: {} }
    await fetch(new URL(`/v1/${documents}:commit`, origin), {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ writes: [{ update }] }),
    })
    const { code, output } = await run(origin, ['restore', file, '--project', 'demo-new'])
    expect(code).toBe(1)
    expect(output).toContain('Restore into an empty project.')
    expect(backend.documents('users').map(({ id }) => id)).toEqual(['somebody'])
  })

  it('names a wrong passphrase, and never overwrites an older backup', async () => {
    const { origin } = await emptyProject()
    const wrong = await run(
      origin,
      ['restore', file, '--project', 'demo-new'],
      'not the passphrase',
    )
    expect(wrong.output).toContain('Another passphrase, or the file is damaged.')
    const twice = await run(site.origin, ['save', file, '--project', testProjectId])
    expect(twice.output).toContain('is there already')
  })
})
