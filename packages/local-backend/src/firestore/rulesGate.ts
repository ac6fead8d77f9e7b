import {
  judge,
  parseRules,
  type DocumentLookup,
  type RulesDocument,
  type RulesQuery,
  type RulesRequest,
  type Ruleset,
} from 'firestore-rules'
import type { Caller } from './caller.ts'
import type { CommitPlan, CommitStep } from './commit.ts'
import type { DocumentStore, StoredDocument } from './documentStore.ts'
import { FirestoreError } from './firestoreError.ts'
import { orderOf, type Query } from './query.ts'
import { toRulesFields } from './rulesValues.ts'

export interface Denial {
  /** ISO 8601 */
  time: string
  method: RulesRequest['method']
  /** Path of the document, or of the collection for a list. */
  path: string
  /** Null for an anonymous request. */
  uid: string | null
  explanation: readonly string[]
}

/** How many documents the rules may look up for a batch, or a read of several. The engine limits each single one. */
const batchLookupLimit = 20
const keptDenials = 50

type Question = Pick<RulesRequest, 'method' | 'path' | 'resource' | 'newResource' | 'query'>

/** Lets through what firestore.rules allows, and throws PERMISSION_DENIED for the rest. */
export class RulesGate {
  readonly #store: DocumentStore
  readonly #log: (line: string) => void
  #ruleset: Ruleset
  #denials: Denial[] = []

  /** Throws RulesSyntaxError. */
  constructor(rules: string, store: DocumentStore, log: (line: string) => void) {
    this.#ruleset = parseRules(rules)
    this.#store = store
    this.#log = log
  }

  load(rules: string): void {
    this.#ruleset = parseRules(rules)
  }

  get denials(): readonly Denial[] {
    return this.#denials
  }

  forgetDenials(): void {
    this.#denials = []
  }

  /** For single documents read by path, whether they exist or not. */
  checkGet(caller: Caller, paths: readonly (readonly string[])[], now: Date): void {
    const questions = paths.map((path): Question => {
      const resource = asResource(this.#store.get(path))
      return { method: 'get', path, resource, newResource: null }
    })
    this.#check(caller, questions, new Map(), now)
  }

  /** For a query's documents, read or counted. */
  checkList(caller: Caller, query: Query, now: Date): void {
    const constraints: RulesQuery = {
      allDescendants: query.allDescendants,
      ...(query.limit !== null && { limit: query.limit }),
      offset: query.offset,
      orderBy: orderOf(query),
      filters: query.filter?.conditions ?? [],
    }
    const question: Question = {
      method: 'list',
      path: query.collection,
      resource: null,
      newResource: null,
      query: constraints,
    }
    this.#check(caller, [question], new Map(), now)
  }

  /** For all writes of a commit; one refusal refuses the commit. */
  checkCommit(caller: Caller, plan: CommitPlan, now: Date): void {
    this.#check(caller, plan.steps.map(questionOf), plan.changes, now)
  }

  #check(
    caller: Caller,
    questions: readonly Question[],
    changes: CommitPlan['changes'],
    now: Date,
  ): void {
    if (caller.kind === 'owner') return
    const auth = caller.kind === 'user' ? caller.auth : null
    const lookup = lookupIn(this.#store, changes)
    const lookups = new Set<string>()
    for (const question of questions) {
      const request = { ...question, auth, time: now }
      const verdict = judge(this.#ruleset, request, lookup)
      if (!verdict.allowed) this.#deny(request, verdict.explanation, now)
      for (const call of verdict.lookups) lookups.add(call)
      if (questions.length > 1 && lookups.size > batchLookupLimit)
        this.#deny(request, [`more than ${batchLookupLimit} documents looked up for a batch`], now)
    }
  }

  #deny(request: RulesRequest, explanation: readonly string[], now: Date): never {
    const uid = request.auth?.uid ?? null
    const path = request.path.join('/')
    const { method } = request
    this.#denials.unshift({ time: now.toISOString(), method, path, uid, explanation })
    this.#denials.length = Math.min(this.#denials.length, keptDenials)
    this.#log(`firestore.rules denied ${method} /${path} to ${uid ?? 'an anonymous visitor'}`)
    for (const line of explanation) this.#log(`  ${line}`)
    throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.')
  }
}

function questionOf({ kind, path, origin, after }: CommitStep): Question {
  const resource = asResource(origin.stored)
  // A verify reads the document: it tells whether it is still as the transaction saw it.
  if (kind === 'verify') return { method: 'get', path, resource, newResource: null }
  if (kind === 'delete') return { method: 'delete', path, resource, newResource: null }
  const method = origin.isNew ? 'create' : 'update'
  return { method, path, resource, newResource: asResource(after) }
}

function asResource(document: StoredDocument | null): RulesDocument | null {
  return document && { path: document.path, fields: toRulesFields(document.fields) }
}

/** get() sees the store before the whole commit, getAfter() after it. */
function lookupIn(store: DocumentStore, changes: CommitPlan['changes']): DocumentLookup {
  return {
    get: (path) => asResource(store.get(path)),
    getAfter: (path) => {
      const changed = changes.get(path.join('/'))
      return asResource(changed === undefined ? store.get(path) : changed)
    },
  }
}
