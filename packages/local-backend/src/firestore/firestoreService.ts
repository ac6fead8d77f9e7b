import type { IncomingMessage, ServerResponse } from 'node:http'
import { RulesSyntaxError } from 'firestore-rules'
import { sendJson } from '../http/answers.ts'
import { BodyTooLargeError, readBody } from '../http/requestBody.ts'
import type { PlainDocument, SeededDocument } from '../localBackend.ts'
import type { Service, ServiceError } from '../service.ts'
import { readCaller } from './caller.ts'
import { planCommit } from './commit.ts'
import { checkPath, documentsRoot, nameOf } from './documentPath.ts'
import { DocumentStore } from './documentStore.ts'
import { FirestoreError, invalid, unsupported } from './firestoreError.ts'
import { FirestoreOperations, type Asker } from './firestoreOperations.ts'
import type { CompositeIndex } from './indexes.ts'
import { fromPlainFields, toPlainFields } from './plainValues.ts'
import { readList, readObject, readString } from './requestJson.ts'
import { RulesGate } from './rulesGate.ts'
import { microsOf } from './timestamps.ts'
import { readWrites } from './writes.ts'

/** "Maximum API request size: 10 MiB" (Firestore, Usage and limits). */
const maxRequestBytes = 10 * 1024 * 1024

interface FirestoreServiceOptions {
  rules: string
  indexes: readonly CompositeIndex[] | undefined
  projectId: string
  documents: (now: Date) => readonly SeededDocument[]
  log: (line: string) => void
  now: () => Date
}

interface Call {
  method: string
  /** Segments below `documents`. */
  path: readonly string[]
  parameters: URLSearchParams
  body: unknown
}

/**
 * Firestore's REST protocol, as far as firebase/firestore/lite uses it, over documents in memory;
 * firestore.rules judges every request.
 */
export class FirestoreService implements Service {
  readonly name = 'firestore'
  readonly store = new DocumentStore()
  readonly gate: RulesGate
  readonly #operations: FirestoreOperations
  readonly #root: string
  readonly #options: FirestoreServiceOptions

  /** @throws RulesSyntaxError */
  constructor(options: FirestoreServiceOptions) {
    this.#options = options
    this.#root = documentsRoot(options.projectId)
    this.gate = new RulesGate(options.rules, this.store, options.log)
    this.#operations = new FirestoreOperations(this.store, this.gate, this.#root, options.indexes)
    this.#seed()
  }

  owns(pathname: string): boolean {
    return /^\/(v1\/projects\/|emulator\/v1\/projects\/[^/]+(:securityRules|\/databases\/))/.test(
      pathname,
    )
  }

  async answer(request: IncomingMessage, response: ServerResponse, address: URL): Promise<void> {
    try {
      const body = await readBody(request, maxRequestBytes)
      sendJson(response, 200, this.#dispatch(request, address, body))
    } catch (error) {
      const failure = this.#asFirestoreError(error)
      sendJson(response, failure.httpStatus, failure.body)
    }
  }

  answerError(response: ServerResponse, { status, name, message }: ServiceError): void {
    sendJson(response, status, { error: { code: status, message, status: name } })
  }

  reset(): void {
    this.store.clear()
    this.gate.forgetDenials()
    this.#seed()
  }

  plainDocuments(collection: string): PlainDocument[] {
    return this.store
      .inCollection(collection.split('/'))
      .map(({ path, fields }) => ({ id: path.at(-1) ?? '', fields: toPlainFields(fields) }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  }

  createdAt(path: string): Date | null {
    const stored = this.store.get(path.split('/'))
    return stored && new Date(Number(stored.createTime / 1000n))
  }

  /** Stores the documents of a fresh start, without asking the rules. */
  #seed(): void {
    const now = this.#options.now()
    for (const { path, fields, time = now } of this.#options.documents(now)) {
      const name = nameOf(this.#root, path.split('/'))
      const update = { name, fields: fromPlainFields(fields) }
      const { changes } = planCommit(this.store, readWrites([{ update }], this.#root), now)
      for (const [key, document] of changes)
        if (document) changes.set(key, { ...document, createTime: microsOf(time) })
      this.store.apply(changes)
    }
  }

  #dispatch(request: IncomingMessage, address: URL, body: Buffer): unknown {
    const pathname = decode(address.pathname)
    const { method = 'GET' } = request
    if (pathname.startsWith('/emulator/')) return this.#control(method, pathname, body)
    const { path, verb } = this.#target(pathname)
    const now = this.#options.now()
    const caller = readCaller(request.headers.authorization, this.#options.projectId, now)
    const call = {
      method,
      path,
      parameters: address.searchParams,
      body: method === 'GET' || method === 'DELETE' ? {} : parseJson(body),
    }
    return verb === ''
      ? this.#plain(call, { caller, now })
      : this.#custom(verb, call, { caller, now })
  }

  /** The segments below `documents`, and the word after the colon, such as 'commit'. */
  #target(pathname: string): { path: string[]; verb: string } {
    const name = pathname.slice('/v1/'.length)
    const below = name.slice(this.#root.length)
    if (!name.startsWith(this.#root) || !/^(?:[/:]|$)/.test(below))
      throw new FirestoreError('NOT_FOUND', `The only database here is ${this.#root}`)
    const [, joined = '', verb = ''] = /^\/?(.*?)(?::([A-Za-z]+))?$/s.exec(below) ?? []
    const path = joined === '' ? [] : joined.split('/')
    checkPath(path)
    return { path, verb }
  }

  /** The calls of the Lite SDK. */
  #custom(verb: string, { method, path, body }: Call, asker: Asker): unknown {
    if (method !== 'POST') throw unsupported(`${method} :${verb}`)
    switch (verb) {
      case 'commit':
        return this.#operations.commit(body, asker)
      case 'batchGet':
        return this.#operations.batchGet(body, asker)
      case 'runQuery':
        return this.#operations.runQuery(body, path, asker)
      case 'runAggregationQuery':
        return this.#operations.runAggregationQuery(body, path, asker)
      default:
        throw unsupported(`:${verb}`)
    }
  }

  /** The addresses of single documents, which curl uses but the Lite SDK does not. */
  #plain({ method, path, parameters, body }: Call, asker: Asker): unknown {
    if (path.length % 2 === 1) {
      if (method !== 'POST') throw unsupported(`${method} for a collection`)
      return this.#operations.createDocument(path, parameters, body, asker)
    }
    if (path.length === 0) throw unsupported(`${method} for the database`)
    switch (method) {
      case 'GET':
        return this.#operations.getDocument(path, asker)
      case 'PATCH':
        return this.#operations.patchDocument(path, parameters, body, asker)
      case 'DELETE':
        return this.#operations.deleteDocument(path, parameters, asker)
      default:
        throw unsupported(`${method} for a document`)
    }
  }

  /** The two control calls of Firebase's own emulator that tests use. */
  #control(method: string, pathname: string, body: Buffer): unknown {
    const project = `/emulator/v1/projects/${this.#options.projectId}`
    if (method === 'DELETE' && pathname === `${project}/databases/(default)/documents`) {
      this.store.clear()
      return {}
    }
    if (method === 'PUT' && pathname === `${project}:securityRules`) {
      const { rules } = readObject(parseJson(body), 'The request')
      const [file] = readList(readObject(rules, 'rules')['files'], 'files')
      this.gate.load(readString(readObject(file, 'A file')['content'], 'content'))
      return {}
    }
    throw unsupported(`${method} ${pathname}`)
  }

  #asFirestoreError(error: unknown): FirestoreError {
    if (error instanceof FirestoreError) return error
    if (error instanceof BodyTooLargeError)
      return invalid(`Request payload size exceeds the limit: ${error.limitBytes} bytes.`)
    // The message names the line and the column.
    if (error instanceof RulesSyntaxError) return invalid(error.message)
    this.#options.log(`The embedded Firestore failed: ${String(error)}`)
    return new FirestoreError('INTERNAL', 'The embedded Firestore failed; see its log')
  }
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    throw invalid('The address is not valid percent-encoding')
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (error) {
    throw invalid(`Invalid JSON payload received. ${String(error)}`)
  }
}
