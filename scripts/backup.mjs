// @ts-check
/**
 * Saves everything a Firebase project stores to one encrypted file, and puts it into an empty project.
 *   npm run backup [-- <file>]
 *   npm run restore -- backup-….enc --project new-project [--without erased.txt]
 * As the person of `npx firebase login`, or by GOOGLE_APPLICATION_CREDENTIALS. The embedded backend is asked
 * where FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST name it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

/** The package has no types. @type {(part: string) => any} */
const firebaseTools = (part) => createRequire(import.meta.url)(`firebase-tools/lib/${part}.js`)
const { module: backups } = await runnerImport(join(import.meta.dirname, 'backupProject.ts'))
const { module: files } = await runnerImport(join(import.meta.dirname, 'backupFile.ts'))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' }, without: { type: 'string' } },
})
const [task, file] = positionals

try {
  if (task === 'save') await save(values.project ?? projectOfFolder(), file)
  else await restore(file, values.project, values.without)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** @param {string} id @param {string | undefined} path */
async function save(id, path) {
  const to = path ?? `backup-${id}-${new Date().toISOString().slice(0, 10)}.enc`
  if (existsSync(to)) throw new Error(`${to} is there already. Move it away first.`)
  const backup = await backups.takeBackup(await projectOf(id), new Date())
  tell(backup)
  const passphrase = await askPassphrase('A passphrase of at least 12 letters')
  if (passphrase.length < 12) throw new Error('Too short: at least 12 letters. Nothing was saved.')
  writeFileSync(to, files.seal(backup, passphrase), { flag: 'wx', mode: 0o600 })
  console.log(`Saved as ${to}. Nobody can read it without the passphrase.`)
}

/** @param {string | undefined} from @param {string | undefined} id @param {string | undefined} without */
async function restore(from, id, without) {
  if (from === undefined || id === undefined)
    throw new Error(
      'Say which backup, and into which project: npm run restore -- <file> --project <id>',
    )
  const saved = files.unseal(
    readFileSync(from),
    await askPassphrase('The passphrase of this backup'),
  )
  const erased = without === undefined ? [] : readFileSync(without, 'utf8').split('\n')
  const backup = backups.withoutErased(saved, erased)
  tell(backup)
  const out = saved.documents.length - backup.documents.length
  const gone = saved.accounts.length - backup.accounts.length
  if (without !== undefined) console.log(`Left out: ${out} documents and ${gone} accounts.`)
  const { documents, accounts } = await backups.restore(await projectOf(id), backup)
  console.log(`Put into ${id}: ${documents} documents and ${accounts} accounts.`)
}

/** @param {import('./backupProject.ts').Backup} backup */
function tell({ project, takenAt, documents, accounts }) {
  console.log(`${project}, ${takenAt}:`)
  const names = documents.map(({ path }) => path.split('/')[0])
  for (const name of new Set(names))
    console.log(`  ${name}: ${names.filter((one) => one === name).length}`)
  console.log(`  accounts: ${accounts.length}`)
}

function projectOfFolder() {
  if (!existsSync('.firebaserc'))
    throw new Error('No .firebaserc names your project: docs/deploy.md, section 5.')
  return JSON.parse(readFileSync('.firebaserc', 'utf8')).projects.default
}

/** @param {string} id @returns {Promise<import('./backupProject.ts').Project>} */
async function projectOf(id) {
  const { FIRESTORE_EMULATOR_HOST: firestore, FIREBASE_AUTH_EMULATOR_HOST: auth } = process.env
  if ((firestore === undefined) !== (auth === undefined))
    throw new Error(
      'Name both FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST, or neither.',
    )
  const { Client } = firebaseTools('apiv2')
  if (firestore === undefined) {
    const { getGlobalDefaultAccount } = firebaseTools('auth')
    await firebaseTools('requireAuth').requireAuth({ ...getGlobalDefaultAccount() })
  }
  /** @param {string} urlPrefix */
  const client = (urlPrefix) => new Client({ urlPrefix, auth: true })
  return {
    id,
    firestore: client(firestore ? `http://${firestore}` : 'https://firestore.googleapis.com'),
    identity: client(
      auth
        ? `http://${auth}/identitytoolkit.googleapis.com`
        : 'https://identitytoolkit.googleapis.com',
    ),
    collections: backups.collectionsIn(readFileSync('firestore.rules', 'utf8')),
  }
}

/** Asks without showing what is typed. @param {string} question */
async function askPassphrase(question) {
  const { BACKUP_PASSPHRASE: given } = process.env
  if (given !== undefined) return given
  process.stdout.write(`${question}: `)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true })
  const typed = await prompt.question('')
  prompt.close()
  console.log()
  return typed
}
