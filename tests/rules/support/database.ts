import { createLocalBackend, fetchInProcess, type LocalBackend } from 'local-backend'
import {
  visitors,
  type Attempt,
  type RulesCase,
  type Stored,
  type Visitor,
  type WriteAttempt,
} from './cases'
import { rulesSource } from './rules'
import { isServerTime, restFields, without } from './values'

/** The verdict of a request. */
export type Outcome = 'allowed' | 'refused'

/** Where Firebase's emulator runs, if it does. */
export const emulatorHost = process.env['FIRESTORE_EMULATOR_HOST'] ?? null

/** A database under the project's rules: the embedded one, or Firebase's emulator. */
export class Database {
  readonly #fetch: typeof fetch
  /** The name of its root, as requests say it. */
  readonly root: string
  /** What the database holds as far as `try` knows; null after a write that was allowed. */
  #stored: Stored | null = null

  private constructor(
    readonly origin: string,
    readonly projectId: string,
    readonly embedded: LocalBackend | null,
  ) {
    this.root = `projects/${projectId}/databases/(default)/documents`
    this.#fetch = embedded ? fetchInProcess(embedded) : fetch
  }

  /** @param name sets this database apart from those of test files that run at the same time */
  static async open(name: string, host = emulatorHost): Promise<Database> {
    const projectId = `demo-rules-${name}`
    const embedded = host === null ? createLocalBackend({ projectId, rules: rulesSource }) : null
    const database = new Database(`http://${host ?? '127.0.0.1:1'}`, projectId, embedded)
    const files = [{ name: 'firestore.rules', content: rulesSource }]
    const path = `/emulator/v1/projects/${projectId}:securityRules`
    await succeeded(database.request('PUT', path, { rules: { files } }))
    return database
  }

  /** Deletes all documents. */
  async empty(): Promise<void> {
    await succeeded(this.request('DELETE', `/emulator/v1/${this.root}`))
  }

  /** Adds documents, past the rules. */
  async store(documents: Stored): Promise<void> {
    const writes = Object.entries(documents).map(([path, fields]) =>
      this.write({ kind: 'set', path, fields }),
    )
    await succeeded(this.request('POST', `/v1/${this.root}:commit`, { writes }, 'owner'))
  }

  /** Carries a case out on a database that holds what the case says and nothing else. */
  async try({ visitor, stored = {}, attempt }: RulesCase): Promise<Outcome> {
    if (!this.#stored || !isSame(stored, this.#stored)) {
      await this.empty()
      await this.store(stored)
    }
    const { method, path, body } = this.#requestOf(attempt)
    const response = await this.ask(visitor, method, path, body)
    // A document that may be read need not be there.
    if (![200, 403, 404].includes(response.status)) throw new Error(await response.text())
    const isRefused = response.status === 403
    this.#stored = isRefused ? stored : null
    return isRefused ? 'refused' : 'allowed'
  }

  /** What the rules said to the last request they refused, where they can be asked. */
  lastRefusal(): string {
    return this.embedded?.denials()[0]?.explanation.join('; ') ?? ''
  }

  #requestOf(attempt: Attempt): { method: string; path: string; body?: object } {
    if (attempt.kind === 'get') {
      const path = attempt.path.split('/').map(encodeURIComponent).join('/')
      return { method: 'GET', path: `/${path}` }
    }
    if (attempt.kind === 'list') {
      const { collection, where: [fieldPath, stringValue] = [] } = attempt
      const parent = collection.includes('/')
        ? `/${collection.slice(0, collection.lastIndexOf('/'))}`
        : ''
      const value = { stringValue }
      const fieldFilter = { field: { fieldPath }, op: 'EQUAL', value }
      const structuredQuery = {
        from: [{ collectionId: collection.split('/').at(-1) }],
        ...(fieldPath !== undefined && { where: { fieldFilter } }),
      }
      return { method: 'POST', path: `${parent}:runQuery`, body: { structuredQuery } }
    }
    const writes = attempt.kind === 'batch' ? attempt.writes : [attempt]
    return {
      method: 'POST',
      path: ':commit',
      body: { writes: writes.map((each) => this.write(each)) },
    }
  }

  /** As it goes over the wire. */
  write(attempt: WriteAttempt): object {
    const name = `${this.root}/${attempt.path}`
    if (attempt.kind === 'delete') return { delete: name }
    const { kind, fields } = attempt
    const quoted = (field: string) => `\`${field}\``
    const timed = Object.keys(fields).filter((field) => isServerTime(fields[field]))
    const others = without(fields, ...timed)
    return {
      update: { name, fields: restFields(others, new Date()) },
      updateTransforms: timed.map((field) => ({
        fieldPath: quoted(field),
        setToServerValue: 'REQUEST_TIME',
      })),
      ...(kind === 'change' && {
        updateMask: { fieldPaths: Object.keys(others).map(quoted) },
        currentDocument: { exists: true },
      }),
    }
  }

  /** A request made by somebody to what stands below the root. */
  ask(visitor: Visitor, method: string, path: string, body?: unknown): Promise<Response> {
    const token = visitor === 'anonymous' ? undefined : tokenOf(visitor, this.projectId)
    return this.request(method, `/v1/${this.root}${path}`, body, token)
  }

  /** A request made by hand, without a token unless one is given. */
  request(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
    return this.#fetch(this.origin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }
}

async function succeeded(answer: Promise<Response>): Promise<void> {
  const response = await answer
  if (!response.ok) throw new Error(`${response.url}: ${await response.text()}`)
}

/** The unsigned token of a visitor, which emulators take, for requests made by hand. */
function tokenOf(visitor: Exclude<Visitor, 'anonymous'>, projectId: string): string {
  const issued = Math.floor(Date.now() / 1000)
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: issued,
    exp: issued + 3600,
    ...visitors[visitor],
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
