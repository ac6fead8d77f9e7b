import { isDeepStrictEqual } from 'node:util'
import type { RestFields, RestValue } from 'local-backend'
import { bareNumber } from '@/domain/contact/phone'
import { addressKey, addressPattern } from '@/domain/text/sameness'

/** Calls one of Google's services as the project's owner: the `Client` of firebase-tools. */
interface Client {
  get(path: string, options?: object): Promise<{ body: unknown }>
  post(path: string, body: unknown): Promise<{ body: unknown }>
}

export interface Project {
  readonly id: string
  readonly firestore: Client
  readonly identity: Client
  readonly collections: readonly string[]
}

/** An account as accounts:batchGet returns it. */
interface Account {
  localId: string
  email?: string
  passwordHash?: string
}

/** What Google says instead of a hash to those who may not read it: 'REDACTED', in Base64. */
const redacted = /^UkVEQUNURUQ=*$/

export interface Backup {
  project: string
  /** ISO 8601. */
  takenAt: string
  /** With paths like `users/abc`. */
  documents: { path: string; fields: RestFields }[]
  accounts: Account[]
  /** How this project hashed the accounts' passwords; null if it does not say. */
  hashing: { algorithm?: string } | null
}

/** One part of what a query answers. */
interface Answer {
  document?: { name: string; fields?: RestFields }
  error?: { message: string }
}

const pageSize = 300
/** Clients send at most 500 writes in a commit; batchCreate takes 1,000 accounts. */
const batchSize = 400

const rootOf = ({ id }: Project) => `projects/${id}/databases/(default)/documents`

/** The collections in firestore.rules, all at the top level. */
export const collectionsIn = (rules: string): string[] => [
  ...new Set([...rules.matchAll(/^ {4}match \/(\w+)\//gm)].map(([, name = '']) => name)),
]

export async function takeBackup(project: Project, now: Date): Promise<Backup> {
  const perCollection = project.collections.map((name) => documentsOf(project, name))
  return {
    project: project.id,
    takenAt: now.toISOString(),
    documents: (await Promise.all(perCollection)).flat(),
    accounts: await accountsOf(project),
    hashing: await hashingOf(project),
  }
}

async function documentsOf(project: Project, collectionId: string): Promise<Backup['documents']> {
  const root = rootOf(project)
  const orderBy = [{ field: { fieldPath: '__name__' } }]
  const documents: Backup['documents'] = []
  let startAt: object | undefined
  while (true) {
    const { body } = await project.firestore.post(`/v1/${root}:runQuery`, {
      structuredQuery: { from: [{ collectionId }], orderBy, limit: pageSize, startAt },
    })
    const found = (body as Answer[]).flatMap(({ document, error }) => {
      // It comes after what was found before the query broke off, although the status is 200.
      if (error) throw new Error(`${collectionId}: ${error.message}`)
      return document ?? []
    })
    for (const { name, fields = {} } of found) {
      documents.push({ path: name.slice(root.length + 1), fields })
    }
    if (found.length < pageSize) return documents
    startAt = { values: [{ referenceValue: found.at(-1)?.name }], before: false }
  }
}

async function accountsOf({ id, identity }: Project): Promise<Account[]> {
  const accounts: Account[] = []
  let next: { nextPageToken?: string } = {}
  do {
    const { body } = await identity.get(`/v1/projects/${id}/accounts:batchGet`, {
      queryParams: { maxResults: pageSize, ...next },
    })
    const { users = [], nextPageToken } = body as { users?: Account[]; nextPageToken?: string }
    if (users.some(({ passwordHash = '' }) => redacted.test(passwordHash)))
      throw new Error('Google keeps the hashed passwords back: only an owner may read them.')
    accounts.push(...users)
    next = nextPageToken === undefined ? {} : { nextPageToken }
  } while (next.nextPageToken !== undefined)
  return accounts
}

async function hashingOf({ id, identity }: Project): Promise<Backup['hashing']> {
  // Otherwise it counts towards the quota that all users of Firebase's command share.
  const headers = { 'x-goog-user-project': id }
  const { body } = await identity.get(`/v2/projects/${id}/config`, { headers })
  return (body as { signIn?: { hashConfig?: Backup['hashing'] } }).signIn?.hashConfig ?? null
}

// A line may say more beside an address, a Kenyan number or an id, such as a name or a day.
const addresses = new RegExp(addressPattern, 'gu')
const numbers = /(?<!\d)(?:(?:\+|00)?254[ ().-]*0?|0)[ ().-]*[17](?:[ ().-]*\d){8}/g

/** Ours have 20 characters, Firebase's 28. */
const ids = /[0-9A-Za-z]{20,}/g

/** What the organisation's accounts need, even about people who were erased, and even with their address in `from`. */
const ledger = new Set(['confirmations', 'voids', 'payments', 'confirmed'])

/** Fields that name the member of staff who did it. That stays true once they are erased. */
const signature = /^(?:by|backBy)(?:Email)?$/

/**
 * The backup without the people who were erased since. A document or account goes if its id or one of
 * its texts, except who signed it, is a line of `erased`: an address, a phone number or an id. Members
 * go with everything stored under their uid.
 */
export function withoutErased(backup: Backup, erased: readonly string[]): Backup {
  const lines = new Set(
    erased
      .flatMap((line) => [
        line,
        ...[addresses, numbers, ids].flatMap((each) => line.match(each) ?? []),
      ])
      .map(comparable)
      .filter(Boolean),
  )
  const isErased = (text = '') => lines.has(comparable(text))
  const isNamed = (fields: RestFields) =>
    Object.entries(fields).some(
      ([name, value]) => !signature.test(name) && textsOf(value).some(isErased),
    )
  // A login has no phone number, and may have another address than the profile.
  for (const { path, fields } of backup.documents) {
    if (path.startsWith('users/') && isNamed(fields)) lines.add(comparable(path.slice(6)))
  }
  const accounts = backup.accounts.filter(({ localId, email }) => {
    if (!isErased(email) && !isErased(localId)) return true
    lines.add(comparable(localId))
    return false
  })
  const isOf = ({ path, fields }: Backup['documents'][number]) => {
    const [collection = '', id] = path.split('/')
    return !ledger.has(collection) && (isErased(id) || isNamed(fields))
  }
  const gone = new Set(backup.documents.filter(isOf).flatMap(({ path }) => [path, ...beside(path)]))
  const documents = backup.documents.filter(({ path }) => !gone.has(path))
  return { ...backup, accounts, documents }
}

/** What the staff area deletes together with a gift or an order (src/staff/services/oldRecords.ts). */
function beside(path: string): string[] {
  const [collection, id = ''] = path.split('/')
  if (collection === 'Donations') return [`giftStates/donation-${id}`, `closedPledges/${id}`]
  if (collection !== 'Orders') return []
  return [`giftStates/order-${id}`, `giftStates/cancelled-${id}`, `placed/${id}`]
}

/** Addresses in any spelling; phone numbers by their last nine digits, the same for 0712… and +254712…. */
function comparable(text: string): string {
  const digits = bareNumber(text)
  if (/^\d{9,}$/.test(digits)) return digits.slice(-9)
  // A longer text, such as a message, only matches as a whole: it may name somebody else's address.
  return /\S\s+\S/.test(text) ? text : addressKey(text)
}

function textsOf(value: RestValue): string[] {
  if ('stringValue' in value) return [value.stringValue]
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).flatMap(textsOf)
  if ('mapValue' in value) return Object.values(value.mapValue.fields ?? {}).flatMap(textsOf)
  return []
}

/**
 * Adds what is missing to a project that holds nothing else, so that an interrupted restore can go on.
 * @returns how much it added
 * @throws Error with a sentence if the project holds something that the backup does not
 */
export async function restore(project: Project, backup: Backup) {
  const there = await takeBackup(project, new Date())
  const saved = new Map(backup.documents.map(({ path, fields }) => [path, fields]))
  const savedIds = new Set(backup.accounts.map(({ localId }) => localId))
  const strangers = [
    ...there.documents.filter(({ path, fields }) => !isDeepStrictEqual(saved.get(path), fields)),
    ...there.accounts.filter(({ localId }) => !savedIds.has(localId)),
  ]
  if (strangers.length > 0)
    throw new Error(
      `${project.id} already holds ${strangers.length} documents or accounts that are not in this backup. Restore into an empty project.`,
    )
  const present = new Set(there.documents.map(({ path }) => path))
  const registered = new Set(there.accounts.map(({ localId }) => localId))
  const documents = backup.documents.filter(({ path }) => !present.has(path))
  const accounts = backup.accounts.filter(({ localId }) => !registered.has(localId))
  const root = rootOf(project)
  for (const batch of batches(documents)) {
    await project.firestore.post(`/v1/${root}:commit`, {
      writes: batch.map(({ path, fields }) => ({
        update: { name: `${root}/${path}`, fields },
        currentDocument: { exists: false },
      })),
    })
  }
  for (const batch of batches(accounts)) await importAccounts(project, batch, backup.hashing)
  return { documents: documents.length, accounts: accounts.length }
}

async function importAccounts(
  { id, identity }: Project,
  users: readonly Account[],
  hashing: Backup['hashing'],
): Promise<void> {
  const { algorithm: hashAlgorithm, ...parameters } = hashing ?? {}
  const { body } = await identity.post(`/v1/projects/${id}/accounts:batchCreate`, {
    users,
    allowOverwrite: false,
    hashAlgorithm,
    ...parameters,
  })
  // Google sends `error`, its emulator `errors`.
  const { error, errors = error } = body as Record<string, { index: number; message: string }[]>
  for (const { index, message } of errors ?? [])
    throw new Error(`Account ${users[index]?.email}: ${message}`)
}

const batches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  )
