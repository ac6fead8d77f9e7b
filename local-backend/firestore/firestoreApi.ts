import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson } from '../http/answers'
import { BodyTooLargeError, readBody } from '../http/requestBody'
import { RulesSyntaxError } from '../rules/rulesSyntaxError'
import { aggregate, readAggregations } from './aggregation'
import { readCaller, type Caller } from './caller'
import { checkPreconditions, commitAnswer, planCommit, type CommitPlan } from './commit'
import { checkPath, documentsRoot, nameOf, readDocumentName } from './documentPath'
import { DocumentStore, type StoredDocument } from './documentStore'
import { pickFields, type FieldPath } from './fieldPath'
import { FirestoreError, invalid, unsupported } from './firestoreError'
import { readQuery, runQuery, type Query } from './query'
import { allowKeys, readList, readObject, readString } from './requestJson'
import type { RestFields } from './restTypes'
import { RulesGate } from './rulesGate'
import { formatTimestamp, microsOf } from './timestamps'
import { readMask, readWrites } from './writes'

/** "Maximum API request size: 10 MiB" (Firestore, Usage and limits). */
const maxRequestBytes = 10 * 1024 * 1024

export interface FirestoreApiOptions {
  /** Text of firestore.rules. */
  rules: string
  projectId: string
  log: (line: string) => void
  now: () => Date
}

interface Call {
  method: string
  /** Segments below `documents`. */
  path: readonly string[]
  /** What follows the colon, e.g. 'commit'; empty for plain document addresses. */
  verb: string
  query: URLSearchParams
  body: unknown
  caller: Caller
  now: Date
}

/**
 * Firestore's REST protocol as far as firebase/firestore/lite speaks it, over documents in memory,
 * every request judged by firestore.rules.
 */
export class FirestoreApi {
  readonly store = new DocumentStore()
  readonly gate: RulesGate
  readonly #root: string
  readonly #options: FirestoreApiOptions

  /** Throws RulesSyntaxError. */
  constructor(options: FirestoreApiOptions) {
    this.#options = options
    this.#root = documentsRoot(options.projectId)
    this.gate = new RulesGate(options.rules, this.store, options.log)
  }

  /** Whether this is Firestore itself, as a real project has it. */
  static readonly ownsService = (pathname: string): boolean => pathname.startsWith('/v1/projects/')

  /** Whether this is one of the emulator's own addresses, which a real project does not have. */
  static readonly ownsControl = (pathname: string): boolean =>
    /^\/emulator\/v1\/projects\/[^/]+(:securityRules|\/databases\/)/.test(pathname)

  /** Answers a request; never rejects, whatever was sent. */
  async answer(request: IncomingMessage, response: ServerResponse, address: URL): Promise<void> {
    try {
      const body = await readBody(request, maxRequestBytes)
      sendJson(response, 200, this.#dispatch(request, address, body))
    } catch (error) {
      const failure = this.#asFirestoreError(error)
      sendJson(response, failure.httpStatus, failure.body)
    }
  }

  /** Stores a document as the owner, past the rules. */
  seed(path: readonly string[], fields: RestFields): void {
    const name = nameOf(this.#root, path)
    const writes = readWrites([{ update: { name, fields } }], this.#root)
    const plan = planCommit(this.store, writes, this.#options.now())
    this.store.apply(plan.changes)
  }

  #dispatch(request: IncomingMessage, address: URL, body: Buffer): unknown {
    const pathname = decode(address.pathname)
    const method = request.method ?? 'GET'
    if (pathname.startsWith('/emulator/')) return this.#control(method, pathname, body)
    const { path, verb } = this.#target(pathname)
    const { projectId } = this.#options
    const now = this.#options.now()
    const call: Call = {
      method,
      path,
      verb,
      query: address.searchParams,
      body: method === 'GET' || method === 'DELETE' ? {} : parseJson(body),
      caller: readCaller(request.headers.authorization, projectId, now),
      now,
    }
    return verb === '' ? this.#plain(call) : this.#custom(call)
  }

  #target(pathname: string): { path: string[]; verb: string } {
    const rest = pathname.slice('/v1/'.length)
    if (rest !== this.#root && !/^[/:]/.test(rest.slice(this.#root.length)))
      throw new FirestoreError('NOT_FOUND', `There is no address /v1/${rest}`)
    if (!rest.startsWith(this.#root))
      throw new FirestoreError('NOT_FOUND', `The only database here is ${this.#root}`)
    const [, below = '', verb = ''] =
      /^\/?(.*?)(?::([A-Za-z]+))?$/s.exec(rest.slice(this.#root.length)) ?? []
    const path = below === '' ? [] : below.split('/')
    checkPath(path)
    return { path, verb }
  }

  #custom(call: Call): unknown {
    const { method, verb } = call
    if (method !== 'POST') throw unsupported(`${method} :${verb}`)
    switch (verb) {
      case 'commit':
        return this.#commit(call)
      case 'batchGet':
        return this.#batchGet(call)
      case 'runQuery':
        return this.#runQuery(call)
      case 'runAggregationQuery':
        return this.#runAggregationQuery(call)
      default:
        throw unsupported(`:${verb}`)
    }
  }

  #commit({ body, caller, now }: Call): unknown {
    const request = readObject(body, 'The request')
    if (request['transaction'] !== undefined) throw unsupported('server-side transactions')
    allowKeys(request, ['writes', 'database'], 'the request')
    return commitAnswer(this.#carryOut(request['writes'], caller, now))
  }

  /** Everything between here and apply is synchronous, so no other request comes in between. */
  #carryOut(rawWrites: unknown, caller: Caller, now: Date): CommitPlan {
    const plan = planCommit(this.store, readWrites(rawWrites, this.#root), now)
    // Rules first: whoever may not write does not learn whether the document exists.
    this.gate.checkCommit(caller, plan, now)
    checkPreconditions(plan)
    this.store.apply(plan.changes)
    return plan
  }

  #batchGet({ body, caller, now }: Call): unknown {
    const request = readObject(body, 'The request')
    for (const key of ['transaction', 'newTransaction', 'readTime'])
      if (key in request) throw unsupported(`${key} in batchGet`)
    allowKeys(request, ['documents', 'mask', 'database'], 'the request')
    const mask = request['mask'] === undefined ? null : readMask(request['mask'])
    const paths = readList(request['documents'], 'documents').map((name) =>
      readDocumentName(readString(name, 'A document name'), this.#root),
    )
    this.gate.checkGet(caller, paths, now)
    const readTime = formatTimestamp(microsOf(now))
    return paths.map((path) => {
      const document = this.store.get(path)
      return document === null
        ? { missing: nameOf(this.#root, path), readTime }
        : { found: this.#show(document, mask), readTime }
    })
  }

  #runQuery({ body, path, caller, now }: Call): unknown {
    const request = readObject(body, 'The request')
    allowKeys(request, ['structuredQuery', 'parent'], 'the request')
    const query = readQuery(request['structuredQuery'], path, this.#root)
    const found = this.#find(query, caller, now)
    const readTime = formatTimestamp(microsOf(now))
    if (found.length === 0) return [{ readTime }]
    return found.map((document) => ({ document: this.#show(document, query.select), readTime }))
  }

  #runAggregationQuery({ body, path, caller, now }: Call): unknown {
    const request = readObject(body, 'The request')
    allowKeys(request, ['structuredAggregationQuery', 'parent'], 'the request')
    const wanted = readObject(request['structuredAggregationQuery'], 'structuredAggregationQuery')
    allowKeys(wanted, ['aggregations', 'structuredQuery'], 'structuredAggregationQuery')
    const aggregations = readAggregations(wanted['aggregations'])
    const query = readQuery(wanted['structuredQuery'], path, this.#root)
    const aggregateFields = aggregate(aggregations, this.#find(query, caller, now))
    return [{ result: { aggregateFields }, readTime: formatTimestamp(microsOf(now)) }]
  }

  #find(query: Query, caller: Caller, now: Date): StoredDocument[] {
    this.gate.checkList(caller, query, now)
    return runQuery(query, this.store.inCollection(query.collection), this.#root)
  }

  /** The addresses of single documents, which the Lite SDK does not use but curl does. */
  #plain({ method, path, query, body, caller, now }: Call): unknown {
    const isDocument = path.length > 0 && path.length % 2 === 0
    const name = nameOf(this.#root, path)
    if (method === 'POST' && !isDocument) {
      const id = query.get('documentId') ?? randomBytes(15).toString('base64url').slice(0, 20)
      const { fields = {} } = readObject(body, 'The document')
      const update = { name: `${name}/${id}`, fields }
      const write = { update, currentDocument: { exists: false } }
      return this.#shownAfter(this.#carryOut([write], caller, now))
    }
    if (!isDocument) throw unsupported(`${method} for a collection`)
    if (method === 'GET') {
      this.gate.checkGet(caller, [path], now)
      const document = this.store.get(path)
      if (document === null) throw new FirestoreError('NOT_FOUND', `Document "${name}" not found.`)
      return this.#show(document, null)
    }
    const exists = query.get('currentDocument.exists')
    const precondition = exists === null ? {} : { currentDocument: { exists: exists === 'true' } }
    if (method === 'DELETE') {
      this.#carryOut([{ delete: name, ...precondition }], caller, now)
      return {}
    }
    if (method !== 'PATCH') throw unsupported(`${method} for a document`)
    const { fields = {} } = readObject(body, 'The document')
    const fieldPaths = query.getAll('updateMask.fieldPaths')
    const updateMask = fieldPaths.length === 0 ? {} : { updateMask: { fieldPaths } }
    const write = { update: { name, fields }, ...updateMask, ...precondition }
    return this.#shownAfter(this.#carryOut([write], caller, now))
  }

  #shownAfter({ steps }: CommitPlan): unknown {
    const document = steps[0]?.after
    return document ? this.#show(document, null) : {}
  }

  #show(document: StoredDocument, mask: readonly FieldPath[] | null): unknown {
    return {
      name: nameOf(this.#root, document.path),
      fields: mask === null ? document.fields : pickFields(document.fields, mask),
      createTime: formatTimestamp(document.createTime),
      updateTime: formatTimestamp(document.updateTime),
    }
  }

  /** The two conveniences of Firebase's own emulator that tests use (FIRESTORE.md, section 6). */
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
    // Its message names the line and the column.
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
