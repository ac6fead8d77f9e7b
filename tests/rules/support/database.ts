import { deleteApp, FirebaseError, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  FieldValue,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite'
import { vi } from 'vitest'
import { createLocalBackend, type LocalBackend } from 'local-backend'
import { fetchInProcess } from 'local-backend'
import { visitors, type Attempt, type RulesCase, type Visitor } from './cases'
import { rulesSource } from './rules'
import { forSdk, needsRawRequest, restFields, without, type Fields } from './values'

// The SDK prints the body of every refused request.
setLogLevel('silent')

/** The verdict of a request. */
export type Outcome = 'allowed' | 'refused'

let opened = 0

/**
 * A database under the project's rules, reached by the SDK that the site uses: the embedded one,
 * or Firebase's own emulator where FIRESTORE_EMULATOR_HOST says one runs.
 */
export class Database {
  readonly #apps: FirebaseApp[] = []
  readonly #clients = new Map<Visitor | 'console', Firestore>()
  /** What the database holds as far as `try` knows; null after a write that was allowed. */
  #stored: Readonly<Record<string, Fields>> | null = null

  private constructor(
    readonly origin: string,
    readonly projectId: string,
    readonly embedded: LocalBackend | null,
  ) {}

  /** @param name sets this database apart from those of test files that run at the same time */
  static async open(name: string): Promise<Database> {
    const projectId = `demo-rules-${name}`
    const host = process.env['FIRESTORE_EMULATOR_HOST']
    const embedded =
      host === undefined ? createLocalBackend({ projectId, rules: rulesSource }) : null
    if (embedded) vi.stubGlobal('fetch', fetchInProcess(embedded))
    const database = new Database(`http://${host ?? '127.0.0.1:1'}`, projectId, embedded)
    const files = [{ name: 'firestore.rules', content: rulesSource }]
    await database.#send('PUT', `/emulator/v1/projects/${projectId}:securityRules`, {
      rules: { files },
    })
    return database
  }

  async close(): Promise<void> {
    await Promise.all(this.#apps.map((app) => deleteApp(app)))
    vi.unstubAllGlobals()
  }

  /** Deletes all documents. */
  async empty(): Promise<void> {
    await this.#send(
      'DELETE',
      `/emulator/v1/projects/${this.projectId}/databases/(default)/documents`,
    )
  }

  /** Adds documents, past the rules. */
  async store(documents: Readonly<Record<string, Fields>>): Promise<void> {
    const console = this.client('console')
    const batch = writeBatch(console)
    for (const [path, fields] of Object.entries(documents))
      batch.set(doc(console, path), forSdk(console, fields))
    await batch.commit()
  }

  /** Carries a case out on a database that holds what the case says and nothing else. */
  async try({ visitor, stored = {}, attempt }: RulesCase): Promise<Outcome> {
    if (!this.#stored || !isSame(stored, this.#stored)) {
      await this.empty()
      await this.store(stored)
    }
    const writes = (attempt.kind === 'batch' ? attempt.writes : [attempt]).flatMap((write) =>
      'fields' in write ? write : [],
    )
    const outcome = writes.some(({ fields }) => needsRawRequest(fields))
      ? await this.#setRaw(visitor, writes)
      : await outcomeOf(carryOut(this.client(visitor), attempt))
    // A refused request has changed nothing.
    this.#stored = outcome === 'refused' ? stored : null
    return outcome
  }

  /** What the rules said to the last request they refused, where they can be asked. */
  lastRefusal(): string {
    return this.embedded?.denials()[0]?.explanation.join('; ') ?? ''
  }

  /** The SDK as somebody has it; no rule binds the console. */
  client(visitor: Visitor | 'console'): Firestore {
    const known = this.#clients.get(visitor)
    if (known) return known
    opened += 1
    const app = initializeApp({ projectId: this.projectId, apiKey: 'none' }, `rules-${opened}`)
    this.#apps.push(app)
    const firestore = getFirestore(app)
    const token = visitor === 'console' ? 'owner' : visitors[visitor]
    const { hostname, port } = new URL(this.origin)
    connectFirestoreEmulator(
      firestore,
      hostname,
      Number(port),
      token === null ? {} : { mockUserToken: token },
    )
    this.#clients.set(visitor, firestore)
    return firestore
  }

  async #setRaw(
    visitor: Visitor,
    attempts: readonly { readonly path: string; readonly fields: Fields }[],
  ): Promise<Outcome> {
    const root = `projects/${this.projectId}/databases/(default)/documents`
    const writes = attempts.map(({ path, fields }) => {
      const timed = Object.keys(fields).filter((name) => fields[name] instanceof FieldValue)
      return {
        update: {
          name: `${root}/${path}`,
          fields: restFields(without(fields, ...timed), new Date()),
        },
        updateTransforms: timed.map((fieldPath) => ({
          fieldPath,
          setToServerValue: 'REQUEST_TIME',
        })),
      }
    })
    const token = visitor === 'anonymous' ? undefined : tokenOf(visitor, this.projectId)
    const response = await this.request('POST', `/v1/${root}:commit`, { writes }, token)
    if (response.ok) return 'allowed'
    if (response.status === 403) return 'refused'
    throw new Error(`The commit failed: ${await response.text()}`)
  }

  async #send(method: string, path: string, body?: unknown): Promise<void> {
    const response = await this.request(method, path, body)
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
  }

  /** A request made by hand, without a token unless one is given. */
  request(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
    return fetch(this.origin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }
}

/** The unsigned token of a visitor, which emulators take, for requests made by hand; `odd` claims replace its own. */
export function tokenOf(
  visitor: Exclude<Visitor, 'anonymous'>,
  projectId: string,
  odd: object = {},
): string {
  const issued = Math.floor(Date.now() / 1000)
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: issued,
    exp: issued + 3600,
    ...visitors[visitor],
    ...odd,
  }
  const parts = [{ alg: 'none', type: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  return `${parts.join('.')}.`
}

function isSame(one: object, other: object): boolean {
  const entries = new Map(Object.entries(other))
  const own = Object.entries(one)
  return own.length === entries.size && own.every(([key, value]) => entries.get(key) === value)
}

/** Refused by the rules, or allowed; every other failure stays one. */
export async function outcomeOf(answer: Promise<unknown>): Promise<Outcome> {
  try {
    await answer
    return 'allowed'
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return 'refused'
    throw error
  }
}

function carryOut(firestore: Firestore, attempt: Attempt): Promise<unknown> {
  switch (attempt.kind) {
    case 'get':
      return getDoc(doc(firestore, attempt.path))
    case 'delete':
      return deleteDoc(doc(firestore, attempt.path))
    case 'set':
      return setDoc(doc(firestore, attempt.path), forSdk(firestore, attempt.fields))
    case 'change':
      return updateDoc(doc(firestore, attempt.path), forSdk(firestore, attempt.fields))
    case 'batch': {
      const batch = writeBatch(firestore)
      for (const write of attempt.writes) {
        const place = doc(firestore, write.path)
        if (write.kind === 'delete') batch.delete(place)
        else if (write.kind === 'set') batch.set(place, forSdk(firestore, write.fields))
        else batch.update(place, forSdk(firestore, write.fields))
      }
      return batch.commit()
    }
    default: {
      const asked = query(
        collection(firestore, attempt.collection),
        ...(attempt.where ? [where(attempt.where[0], '==', attempt.where[1])] : []),
        ...(attempt.limit === undefined ? [] : [limit(attempt.limit)]),
      )
      return attempt.kind === 'list' ? getDocs(asked) : getCount(asked)
    }
  }
}
