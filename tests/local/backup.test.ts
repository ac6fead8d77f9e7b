import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalBackend, listen, type LocalBackend } from 'local-backend'
import { expect, onTestFinished, test, vi } from 'vitest'
import { demoMember } from '../../local/demoMember'
import { demoStaff } from '../../local/demoStaff'
import { seal, unseal } from '../../scripts/backupFile'
import { collectionsIn, restore, takeBackup, withoutErased } from '../../scripts/backupProject'
import type { Backup } from '../../scripts/backupProject'
import { rulesSource } from '../rules/support/rules'
import { startBackend, testProjectId } from '../support/startBackend'

const passphrase = 'sunbirds over the jacaranda'

/** Runs the program against a backend. `typed`: when it asks. @returns its exit code and what it printed */
async function run(origin: string, args: readonly string[], typed: string[] = [], most = '') {
  const { host } = new URL(origin)
  const command = `${most} exec ${process.execPath} scripts/backup.mjs "$@"`
  const program = spawn('sh', ['-c', command, '', ...args], {
    env: {
      ...process.env,
      FIRESTORE_EMULATOR_HOST: host,
      FIREBASE_AUTH_EMULATOR_HOST: host,
      ...(typed.length === 0 && { BACKUP_PASSPHRASE: passphrase }),
    },
  })
  let output = ''
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (said) => {
      output += said
      if (output.endsWith(': ')) program.stdin.write(`${typed.shift()}\n`)
    })
  const code = await new Promise((resolve) => program.on('close', resolve))
  return { code, output }
}

const everything = (backend: LocalBackend) =>
  collectionsIn(rulesSource).map((name) => [name, backend.documents(name)])

/** Calls a backend as its owner. */
async function call(origin: string, path: string, body?: unknown) {
  const response = await fetch(new URL(path, origin), {
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  })
  return { isOk: response.ok, body: (await response.json()) as unknown }
}

/** The new project, as the program finds it. */
function projectAt(origin: string) {
  const client = (base: string) => ({
    get: (path: string, { queryParams = {} }: { queryParams?: object } = {}) =>
      call(origin, `${base}${path}?${new URLSearchParams({ ...queryParams })}`),
    post: (path: string, body: unknown) => {
      const { writes = [], users = [] } = body as { writes?: object[]; users?: unknown[] }
      if (writes.length > 500 || users.length > 1000) throw new Error('Google takes no more')
      // Somebody may store something while it runs.
      expect(writes).toEqual(
        writes.map((each) => ({ ...each, currentDocument: { exists: false } })),
      )
      return call(origin, base + path, body)
    },
  })
  const [firestore, identity] = [client(''), client('/identitytoolkit.googleapis.com')]
  return { id: 'demo-new', firestore, identity, collections: collectionsIn(rulesSource) }
}

function store(origin: string, project: string, fields: object, ...paths: readonly string[]) {
  const documents = `projects/${project}/databases/(default)/documents`
  const writes = paths.map((path) => ({ update: { name: `${documents}/${path}`, fields } }))
  return call(origin, `/v1/${documents}:commit`, { writes })
}

/** An empty project to restore into. */
async function newProject() {
  const backend = createLocalBackend({ projectId: 'demo-new', rules: rulesSource })
  const listening = await listen(backend)
  onTestFinished(() => listening.close())
  return { backend, origin: listening.origin }
}

// Three programs, each of which takes seconds on a busy computer.
vi.setConfig({ testTimeout: 120_000 })

test('a backup restores everything, without people erased since, and overwrites nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  const site = await startBackend({ hasSamples: true })
  const { backend, origin } = await newProject()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  onTestFinished(() => site.close())
  const canLogIn = async ({ email, password }: { email: string; password: string }) => {
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any'
    return (await call(origin, path, { email, password, returnSecureToken: true })).isOk
  }

  const address = String(site.backend.documents('Donations')[0]?.fields['email'])
  await store(site.origin, testProjectId, { from: text(address) }, 'confirmations/PAID')
  const spelled = { email: { stringValue: `${address.toUpperCase()}.` } }
  await store(site.origin, testProjectId, spelled, 'mailingList/SPELLED')
  const file = join(folder, 'everything.enc')
  const save = (to: string) => ['save', to, '--project', testProjectId]
  const saved = await run(site.origin, save(file))
  expect(saved.output).toMatch(/Donations: [1-9][^]*accounts: 2\n/)
  // For nobody else on this computer.
  expect([saved.code, statSync(file).mode & 0o777]).toEqual([0, 0o600])
  const bytes = readFileSync(file)
  expect(bytes.includes(demoMember.email) || bytes.includes('Donations')).toBe(false)
  expect(() => unseal(bytes, 'not the passphrase')).toThrow('Another passphrase, or the file is')

  const erased = join(folder, 'erased.txt')
  writeFileSync(erased, `${demoMember.email.toUpperCase()}\n${address}\n`)
  const utf16 = join(folder, 'utf16.txt')
  writeFileSync(utf16, address, 'utf16le')
  const put = (without: string) => ['restore', file, '--project', 'demo-new', '--without', without]
  const [part, twice, unread, slip, full] = await Promise.all([
    run(origin, put(erased)),
    run(site.origin, save(file)),
    run(origin, put(utf16)),
    run(site.origin, save(`${file}2`), [passphrase, passphrase.toUpperCase()]),
    run(site.origin, save(`${file}3`), [], 'ulimit -f 1;'),
  ])
  expect(twice).toEqual({ code: 1, output: `${file} is there already. Move it away first.\n` })
  expect(unread.output).toBe(`${utf16} is not in UTF-8. Save it as UTF-8.\n`)
  expect(full.output).toContain('Nothing was saved: EFBIG')
  expect([`${file}3`, `${file}3.part`].some(existsSync)).toBe(false)
  // Nothing was read either.
  expect(slip.output).toMatch(/^A pass[^]*That was another one\. Nothing was saved\.\n$/)
  expect(part.output).toMatch(/Left out: \d+ documents and 1 accounts/)
  expect([await canLogIn(demoMember), await canLogIn(demoStaff)]).toEqual([false, true])
  expect(JSON.stringify(everything(backend))).not.toContain(demoMember.uid)
  expect(JSON.stringify(backend.documents('Donations'))).not.toContain(address)
  expect(JSON.stringify(backend.documents('mailingList'))).not.toContain('SPELLED')
  expect(backend.documents('confirmations')).toEqual([{ id: 'PAID', fields: { from: address } }])

  // A restore that broke off goes on: only what is missing is put in.
  const backup = unseal(bytes, passphrase) as Backup
  const rest = await restore(projectAt(origin), backup)
  const missing = `Left out: ${rest.documents} documents and ${rest.accounts} accounts.`
  expect(part.output).toContain(missing)
  expect(everything(backend)).toEqual(everything(site.backend))
  expect(await canLogIn(demoMember)).toBe(true)
  expect(await canLogIn({ ...demoMember, password: 'something else' })).toBe(false)

  const refusal = (count: number) => `already holds ${count} documents or accounts that are not`
  await store(origin, 'demo-new', {}, 'users/somebody', `users/${demoMember.uid}`)
  await expect(restore(projectAt(origin), backup)).rejects.toThrow(refusal(2))
  const { accounts, documents } = backup
  const without = { ...backup, accounts: accounts.slice(1), documents: documents.slice(1) }
  await expect(restore(projectAt(origin), without)).rejects.toThrow(refusal(4))
  // Systems store an accent in one sign or in two.
  expect(unseal(seal('all', 'caf\u00e9 na maziwa'), 'cafe\u0301 na maziwa')).toBe('all')
  expect(() => unseal(Buffer.from('HMHL-BACKUP-0'), passphrase)).toThrow('This is no backup.')
})

test('a backup has more than a page of documents and accounts, and restores them all', async () => {
  const ids = Array.from({ length: 1001 }, (_, at) => `N${at}`).toSorted()
  const made: Backup = {
    ...{ project: 'demo-new', takenAt: '', hashing: null },
    documents: ids.map((id) => ({ path: `contactMessages/${id}`, fields: {} })),
    accounts: ids.map((localId) => ({ localId, email: `${localId}@example.org`.toLowerCase() })),
  }
  const old = projectAt((await newProject()).origin)
  const empty = projectAt((await newProject()).origin)
  const told = { documents: ids.length, accounts: ids.length }
  expect(await restore(old, made)).toEqual(told)
  const sealed = seal(await takeBackup(old, new Date()), passphrase)
  const taken = unseal(sealed, passphrase) as Backup
  expect(taken.accounts).toMatchObject(made.accounts)
  expect(await restore(empty, taken)).toEqual(told)
  expect((await takeBackup(empty, new Date())).documents).toEqual(made.documents)
})

const text = (stringValue: string) => ({ stringValue })
const uid = 'ERASED23456789ABCDEF'
const [email, phone, by] = [text('ann@example.org'), text('0712345678'), text(uid)]

test.each([
  ['a phone number in any spelling', '+254 712-345 678', { phone }],
  ['a number beside a name and a day', 'Ann, +254 (0)712 345 678 2026-11-23', { phone }],
  ['a number beside an address', 'a@b.org 0712-345-678', { phone: text('+254712345678') }],
  ['a number dialled from abroad', 'Ann, 00254 112 345678', { phone: text('0112345678') }],
  ['the second address of a line', 'a@b.org, ann@example.org', { email }],
  ['an address in a map', 'Ann@Example.org', { of: { mapValue: { fields: { email } } } }],
  ['an address in a list', 'Ann <ann@example.org>', { to: { arrayValue: { values: [email] } } }],
  ['an id beside a name and a day', `2026-11-23, Ann: ${uid}`, { id: by }],
  ['an address that only the account has', 'Login@example.org', { id: by }],
])('an erased person is restored only in the accounts and as staff: %s', (_what, line, fields) => {
  const ledger = ['confirmations', 'voids', 'payments', 'confirmed'].map((each) => `${each}/${uid}`)
  const message = text('Write to ann@example.org soon')
  const kept = { path: 'leftPayments/OTHER', fields: { by, backByEmail: email, reason: message } }
  const besideOrder = ['placed/R', 'giftStates/order-R', 'giftStates/cancelled-R', `joined/${uid}`]
  const beside = [...besideOrder, 'closedPledges/D', 'giftStates/donation-D']
  const paths = [`users/${uid}`, 'Orders/R', 'Donations/D', ...ledger]
  const named = paths.map((path) => ({ path, fields: { message, ...fields } }))
  const accounts = [{ localId: uid, email: 'login@example.org' }, { localId: 'OTHER' }]
  const documents = [kept, ...beside.map((path) => ({ path, fields: {} })), ...named]
  const backup: Backup = { project: '', takenAt: '', hashing: null, accounts, documents }
  const left = withoutErased(backup, ['', line])
  expect(left.documents.map(({ path }) => path)).toEqual(['leftPayments/OTHER', ...ledger])
  expect(left.accounts).toEqual(accounts.slice(1))
})

test.each(['error', 'errors'])(
  'passwords are restored as they were hashed, and a refused account is named: %s',
  async (key) => {
    const posted: unknown[] = []
    const client = (answers: object, users: object[] = []) => ({
      get: async (path: string, { headers }: { headers?: Record<string, string> } = {}) => {
        const isOwn = headers?.['x-goog-user-project'] === 'old'
        return { body: path.endsWith('/config') ? { signIn: isOwn && { hashConfig } } : { users } }
      },
      post: async (_path: string, body: unknown) => ({ body: posted.push(body) && answers }),
    })
    const hashConfig = { algorithm: 'SCRYPT', rounds: 8, memoryCost: 14 }
    const identity = client({ [key]: [{ index: 1, message: 'DUPLICATE_EMAIL' }] })
    const project = { id: 'old', firestore: client([]), identity, collections: [] }
    const accounts = ['one', 'two'].map((localId) => ({ localId, email: `${localId}@example.org` }))
    const backup = { ...(await takeBackup(project, new Date())), accounts }
    await expect(restore(project, backup)).rejects.toThrow(
      'Account two@example.org: DUPLICATE_EMAIL',
    )
    const { algorithm: hashAlgorithm, ...parameters } = hashConfig
    expect(posted).toEqual([
      { users: accounts, allowOverwrite: false, hashAlgorithm, ...parameters },
    ])
    const broken = { ...project, collections: ['a'], firestore: client([{ error: Error('b') }]) }
    await expect(takeBackup(broken, new Date())).rejects.toThrow('a: b')
    const hidden = { ...project, identity: client({}, [{}, { passwordHash: 'UkVEQUNURUQ=' }]) }
    await expect(takeBackup(hidden, new Date())).rejects.toThrow('only an owner')
  },
)
