import { randomBytes } from 'node:crypto'
import { aggregate, readAggregations } from './aggregation.ts'
import type { Caller } from './caller.ts'
import { checkPreconditions, commitAnswer, planCommit, type CommitPlan } from './commit.ts'
import { nameOf, readDocumentName, type DocumentPath } from './documentPath.ts'
import type { DocumentStore, StoredDocument } from './documentStore.ts'
import { pickFields, type FieldPath } from './fieldPath.ts'
import { FirestoreError, unsupported } from './firestoreError.ts'
import { checkIndex, type CompositeIndex } from './indexes.ts'
import { readQuery, runQuery, type Query } from './query.ts'
import { allowKeys, readList, readObject, readString } from './requestJson.ts'
import type { RulesGate } from './rulesGate.ts'
import { formatTimestamp, microsOf } from './timestamps.ts'
import { readMask, readWrites } from './writes.ts'

export interface Asker {
  caller: Caller
  now: Date
}

/**
 * The operations of Firestore's REST protocol: each takes a request's JSON and returns the answer's,
 * or throws FirestoreError. All are synchronous, so that none can interrupt another.
 */
export class FirestoreOperations {
  readonly #store: DocumentStore
  readonly #gate: RulesGate
  readonly #root: string
  readonly #indexes: readonly CompositeIndex[] | undefined

  /** @param root see documentsRoot @param indexes if left out, none is ever missing */
  constructor(
    store: DocumentStore,
    gate: RulesGate,
    root: string,
    indexes?: readonly CompositeIndex[],
  ) {
    this.#store = store
    this.#gate = gate
    this.#root = root
    this.#indexes = indexes
  }

  commit(body: unknown, asker: Asker): unknown {
    const request = readObject(body, 'The request')
    if (request['transaction'] !== undefined) throw unsupported('server-side transactions')
    allowKeys(request, ['writes', 'database'], 'the request')
    return commitAnswer(this.#carryOut(request['writes'], asker))
  }

  batchGet(body: unknown, { caller, now }: Asker): unknown {
    const request = readObject(body, 'The request')
    for (const key of ['transaction', 'newTransaction', 'readTime'])
      if (key in request) throw unsupported(`${key} in batchGet`)
    allowKeys(request, ['documents', 'mask', 'database'], 'the request')
    const mask = request['mask'] === undefined ? null : readMask(request['mask'])
    const paths = readList(request['documents'], 'documents').map((name) =>
      readDocumentName(readString(name, 'A document name'), this.#root),
    )
    this.#gate.checkGet(caller, paths, now)
    const readTime = formatTimestamp(microsOf(now))
    return paths.map((path) => {
      const document = this.#store.get(path)
      return document === null
        ? { missing: nameOf(this.#root, path), readTime }
        : { found: this.#show(document, mask), readTime }
    })
  }

  /** @param parent path of the document above the queried collection */
  runQuery(body: unknown, parent: readonly string[], asker: Asker): unknown {
    const request = readObject(body, 'The request')
    allowKeys(request, ['structuredQuery', 'parent'], 'the request')
    const query = readQuery(request['structuredQuery'], parent, this.#root)
    const found = this.#find(query, asker)
    const readTime = formatTimestamp(microsOf(asker.now))
    if (found.length === 0) return [{ readTime }]
    return found.map((document) => ({ document: this.#show(document, query.select), readTime }))
  }

  /** @param parent see runQuery */
  runAggregationQuery(body: unknown, parent: readonly string[], asker: Asker): unknown {
    const request = readObject(body, 'The request')
    allowKeys(request, ['structuredAggregationQuery', 'parent'], 'the request')
    const wanted = readObject(request['structuredAggregationQuery'], 'structuredAggregationQuery')
    allowKeys(wanted, ['aggregations', 'structuredQuery'], 'structuredAggregationQuery')
    const aggregations = readAggregations(wanted['aggregations'])
    const aggregated = aggregations.flatMap(({ path }) => (path ? [path] : []))
    const query = readQuery(wanted['structuredQuery'], parent, this.#root, aggregated)
    const aggregateFields = aggregate(aggregations, this.#find(query, asker))
    return [{ result: { aggregateFields }, readTime: formatTimestamp(microsOf(asker.now)) }]
  }

  getDocument(path: DocumentPath, { caller, now }: Asker): unknown {
    this.#gate.checkGet(caller, [path], now)
    const document = this.#store.get(path)
    if (document === null)
      throw new FirestoreError('NOT_FOUND', `Document "${nameOf(this.#root, path)}" not found.`)
    return this.#show(document, null)
  }

  /** Adds a document to a collection, under `documentId` or a random id. */
  createDocument(
    collection: readonly string[],
    parameters: URLSearchParams,
    body: unknown,
    asker: Asker,
  ): unknown {
    const id = parameters.get('documentId') ?? randomBytes(15).toString('base64url')
    const { fields = {} } = readObject(body, 'The document')
    const update = { name: nameOf(this.#root, [...collection, id]), fields }
    return this.#writeOne({ update, currentDocument: { exists: false } }, asker)
  }

  patchDocument(
    path: DocumentPath,
    parameters: URLSearchParams,
    body: unknown,
    asker: Asker,
  ): unknown {
    const { fields = {} } = readObject(body, 'The document')
    const fieldPaths = parameters.getAll('updateMask.fieldPaths')
    const updateMask = fieldPaths.length === 0 ? {} : { updateMask: { fieldPaths } }
    const update = { name: nameOf(this.#root, path), fields }
    return this.#writeOne({ update, ...updateMask, ...preconditionOf(parameters) }, asker)
  }

  deleteDocument(path: DocumentPath, parameters: URLSearchParams, asker: Asker): unknown {
    const name = nameOf(this.#root, path)
    return this.#writeOne({ delete: name, ...preconditionOf(parameters) }, asker)
  }

  #writeOne(write: unknown, asker: Asker): unknown {
    const [after] = this.#carryOut([write], asker).changes.values()
    return after ? this.#show(after, null) : {}
  }

  #carryOut(rawWrites: unknown, { caller, now }: Asker): CommitPlan {
    const plan = planCommit(this.#store, readWrites(rawWrites, this.#root), now)
    // Rules first: without permission a caller does not learn whether the document exists.
    this.#gate.checkCommit(caller, plan, now)
    checkPreconditions(plan)
    this.#store.apply(plan.changes)
    return plan
  }

  #find(query: Query, { caller, now }: Asker): StoredDocument[] {
    this.#gate.checkList(caller, query, now)
    if (this.#indexes) checkIndex(query, this.#indexes)
    const { allDescendants, collection, filter } = query
    const documents = allDescendants
      ? this.#store.inGroup(collection)
      : this.#store.inCollection(collection, filter?.ids)
    return runQuery(query, documents, this.#root)
  }

  #show(document: StoredDocument, mask: readonly FieldPath[] | null): unknown {
    return {
      name: nameOf(this.#root, document.path),
      fields: mask === null ? document.fields : pickFields(document.fields, mask),
      createTime: formatTimestamp(document.createTime),
      updateTime: formatTimestamp(document.updateTime),
    }
  }
}

function preconditionOf(parameters: URLSearchParams): object {
  const exists = parameters.get('currentDocument.exists')
  const updateTime = parameters.get('currentDocument.updateTime')
  if (exists === null && updateTime === null) return {}
  return {
    currentDocument: {
      ...(exists !== null && { exists: exists === 'true' }),
      ...(updateTime !== null && { updateTime }),
    },
  }
}
