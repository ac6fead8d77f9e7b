import type { RestFields, RestValue } from 'local-backend'

/** A request to one of Google's services as the project's owner: the `Client` of firebase-tools. */
interface OwnerClient {
  get(path: string, options?: object): Promise<{ body: unknown }>
  post(path: string, body: unknown): Promise<{ body: unknown }>
}

/** A document of Firestore's REST API; `path` is relative, like `users/abc`. */
interface BackedUpDocument {
  path: string
  fields: RestFields
}

/** An account as accounts:batchGet answers it. */
interface Account {
  localId: string
  email?: string
  [field: string]: unknown
}

export interface Backup {
  project: string
  /** ISO 8601. */
  takenAt: string
  documents: BackedUpDocument[]
  accounts: Account[]
  /** How this project hashed the accounts' passwords; null where it does not say. */
  hashing: Record<string, unknown> | null
}

export interface Project {
  id: string
  firestore: OwnerClient
  identity: OwnerClient
  /** The collections that the rules know. */
  collections: readonly string[]
}

const pageSize = 300
/** Commits hold at most 500 writes; batchCreate 1,000 accounts. */
const batchSize = 400

/** The collections that firestore.rules name, all at the top level. */
export const collectionsIn = (rules: string): string[] => [
  ...new Set([...rules.matchAll(/^ {4}match \/(\w+)\//gm)].map(([, name = '']) => name)),
]

/** Everything the project stores. */
export async function takeBackup(project: Project, now: Date): Promise<Backup> {
  const documents = []
  for (const collection of project.collections) {
    documents.push(...(await documentsOf(project, collection)))
  }
  return {
    project: project.id,
    takenAt: now.toISOString(),
    documents,
    accounts: await accountsOf(project),
    hashing: await hashingOf(project),
  }
}

interface Found {
  document?: { name: string; fields?: RestFields }
}

async function documentsOf(
  { id, firestore }: Project,
  collectionId: string,
): Promise<BackedUpDocument[]> {
  const root = `projects/${id}/databases/(default)/documents`
  const documents: BackedUpDocument[] = []
  let last: string | undefined
  while (true) {
    const { body } = await firestore.post(`/v1/${root}:runQuery`, {
      structuredQuery: {
        from: [{ collectionId }],
        orderBy: [{ field: { fieldPath: '__name__' } }],
        limit: pageSize,
        ...(last !== undefined && {
          startAt: { values: [{ referenceValue: last }], before: false },
        }),
      },
    })
    const page = (body as Found[]).flatMap(({ document }) => document ?? [])
    for (const { name, fields = {} } of page) {
      documents.push({ path: name.slice(root.length + 1), fields })
    }
    if (page.length < pageSize) return documents
    last = page.at(-1)?.name
  }
}

async function accountsOf({ id, identity }: Project): Promise<Account[]> {
  const accounts: Account[] = []
  let nextPageToken: string | undefined
  do {
    const { body } = await identity.get(`/v1/projects/${id}/accounts:batchGet`, {
      queryParams: {
        maxResults: pageSize,
        ...(nextPageToken !== undefined && { nextPageToken }),
      },
    })
    const page = body as { users?: Account[]; nextPageToken?: string }
    accounts.push(...(page.users ?? []))
    nextPageToken = page.nextPageToken
  } while (nextPageToken !== undefined)
  return accounts
}

async function hashingOf({ id, identity }: Project): Promise<Backup['hashing']> {
  const { body } = await identity.get(`/v2/projects/${id}/config`)
  return (body as { signIn?: { hashConfig?: Backup['hashing'] } }).signIn?.hashConfig ?? null
}

/** What the accounts of the organisation need, also of people who are erased; no address is in it. */
const ledger = new Set(['confirmations', 'voids', 'payments', 'confirmed'])

/**
 * The backup without the people who were erased since. A document or account goes when its id or one
 * of its texts is a line of `erased`: an address, a phone number, an id. Members go with all that
 * stands under their uid.
 */
export function withoutErased(backup: Backup, erased: readonly string[]): Backup {
  const lines = new Set(erased.map(comparable).filter(Boolean))
  const isErased = (text: unknown) => typeof text === 'string' && lines.has(comparable(text))
  const accounts = backup.accounts.filter(({ localId, email }) => {
    if (!isErased(email) && !isErased(localId)) return true
    lines.add(comparable(localId))
    return false
  })
  const documents = backup.documents.filter(({ path, fields }) => {
    const [collection = '', id] = path.split('/')
    return (
      ledger.has(collection) || !(isErased(id) || textsOf({ mapValue: { fields } }).some(isErased))
    )
  })
  return { ...backup, accounts, documents }
}

/** Addresses in small letters; phone numbers by their last nine digits, as in 0712…, +254712…. */
function comparable(text: string): string {
  const plain = text.trim().toLowerCase()
  return /^\+?[\d\s-]{9,}$/.test(plain) ? plain.replaceAll(/\D/g, '').slice(-9) : plain
}

function textsOf(value: RestValue): string[] {
  if ('stringValue' in value) return [value.stringValue]
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).flatMap(textsOf)
  if ('mapValue' in value) return Object.values(value.mapValue.fields ?? {}).flatMap(textsOf)
  return []
}

/**
 * Puts what is missing into a project that holds nothing else, so that it can go on after it broke off.
 * Throws an Error with a sentence when there is something that is not in the backup, or differs from it.
 */
export async function restore(
  project: Project,
  backup: Backup,
): Promise<{ documents: number; accounts: number }> {
  const there = await takeBackup(project, new Date())
  const saved = new Map(backup.documents.map(({ path, fields }) => [path, sorted(fields)]))
  const strangers = [
    ...there.documents.filter(({ path, fields }) => saved.get(path) !== sorted(fields)),
    ...there.accounts.filter(
      ({ localId }) => !backup.accounts.some((one) => one.localId === localId),
    ),
  ]
  if (strangers.length > 0)
    throw new Error(
      `${project.id} already holds ${strangers.length} documents or accounts that are not in this backup. Restore into an empty project.`,
    )
  const present = new Set(there.documents.map(({ path }) => path))
  const registered = new Set(there.accounts.map(({ localId }) => localId))
  const documents = backup.documents.filter(({ path }) => !present.has(path))
  const accounts = backup.accounts.filter(({ localId }) => !registered.has(localId))
  const root = `projects/${project.id}/databases/(default)/documents`
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

interface Refusal {
  index: number
  message: string
}

async function importAccounts(
  { id, identity }: Project,
  users: readonly Account[],
  hashing: Backup['hashing'],
): Promise<void> {
  const { algorithm, signerKey, saltSeparator, rounds, memoryCost } = hashing ?? {}
  const { body } = await identity.post(`/v1/projects/${id}/accounts:batchCreate`, {
    users,
    allowOverwrite: false,
    hashAlgorithm: algorithm,
    signerKey,
    saltSeparator,
    rounds,
    memoryCost,
  })
  // Google says `error`, its emulator `errors`.
  const { error, errors } = body as { error?: Refusal[]; errors?: Refusal[] }
  const [refused] = error ?? errors ?? []
  if (refused !== undefined)
    throw new Error(`Account ${users[refused.index]?.email}: ${refused.message}`)
}

const batches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  )

/** The same text for the same fields, in any order. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
