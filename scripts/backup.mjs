// @ts-check
/**
 * Saves everything a Firebase project stores to one encrypted file, and puts it into an empty project.
 *   npm run backup [-- <file>]
 *   npm run restore -- backup-….enc --project new-project [--without erased.txt]
 * Needs `npx firebase login` or GOOGLE_APPLICATION_CREDENTIALS; for a backend on this computer,
 * FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST.
 */
import { once } from 'node:events'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { load, readJson, run } from './program.mjs'

/** The package has no types. @type {(part: string) => any} */
const firebaseTools = (part) => createRequire(import.meta.url)(`firebase-tools/lib/${part}.js`)
/** @type {typeof import('./backupProject')} */
const backups = await load('scripts/backupProject.ts')
/** @type {typeof import('./backupFile')} */
const files = await load('scripts/backupFile.ts')

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' }, without: { type: 'string' } },
  })
  const [task, file] = positionals
  await (task === 'save'
    ? save(values.project ?? projectOfFolder(), file)
    : restore(file, values.project, values.without))
})

/** @param {string} id @param {string | undefined} path */
async function save(id, path) {
  const to = path ?? `backup-${id}-${new Date().toISOString().slice(0, 10)}.enc`
  if (existsSync(to)) throw new Error(`${to} is there already. Move it away first.`)
  const project = await projectOf(id)
  // Before anything is read: a second try after a slip would read it all again, and a day's reads are limited.
  const passphrase = await askPassphrase('A passphrase of at least 12 letters')
  if (passphrase.length < 12) throw new Error('Too short: at least 12 letters. Nothing was saved.')
  // It is typed unseen: after one slip nobody could open the file.
  if ((await askPassphrase('The same again')) !== passphrase)
    throw new Error('That was another one. Nothing was saved.')
  // Half a file, as a full disk leaves it, must not pass for a backup.
  const part = `${to}.part`
  try {
    writeFileSync(part, '', { mode: 0o600 })
    const backup = await backups.takeBackup(project, new Date())
    tell(backup)
    writeFileSync(part, files.seal(backup, passphrase))
    renameSync(part, to)
  } catch (error) {
    rmSync(part, { force: true })
    throw new Error(`Nothing was saved: ${Object(error).message}`, { cause: error })
  }
  console.log(`Saved as ${to}. Nobody can read it without the passphrase.`)
}

/** @param {string | undefined} from @param {string | undefined} id @param {string | undefined} without */
async function restore(from, id, without) {
  if (from === undefined || id === undefined)
    throw new Error(
      'Say which backup, and into which project: npm run restore -- <file> --project <id>',
    )
  const sealed = readFileSync(from)
  const erased = without === undefined ? '' : readFileSync(without, 'utf8')
  // In another encoding, as Windows writes it, no line would be found, and everybody would come back.
  if (/[\0\uFFFD]/.test(erased)) throw new Error(`${without} is not in UTF-8. Save it as UTF-8.`)
  const passphrase = await askPassphrase('The passphrase of this backup')
  /** @type {any} */
  const saved = files.unseal(sealed, passphrase)
  const backup = backups.withoutErased(saved, erased.split('\n'))
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
  const { projects = {} } = existsSync('.firebaserc') ? readJson('.firebaserc') : {}
  if (projects.default === undefined)
    throw new Error('No .firebaserc names your default project: docs/deploy.md, section 5.')
  return projects.default
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

/** Does not show what is typed. @param {string} question */
async function askPassphrase(question) {
  const { BACKUP_PASSPHRASE: given } = process.env
  if (given !== undefined) return given
  process.stdout.write(`${question}: `)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true })
  const typed = await Promise.race([prompt.question(''), once(prompt, 'close')])
  prompt.close()
  console.log()
  if (typeof typed !== 'string') throw new Error('Nobody typed a passphrase.')
  return typed
}
