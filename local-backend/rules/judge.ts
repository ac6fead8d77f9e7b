import type { RestValue } from '../firestore/restTypes.ts'
import type { AllowMethod, AllowStatement, MatchBlock, Ruleset } from './ast.ts'
import { fromDate, fromJson } from './convert.ts'
import {
  fullPath,
  lookupFunctions,
  toQueriedResource,
  toResource,
  type DocumentLookup,
  type QueriedFact,
  type RulesDocument,
} from './documents.ts'
import { Environment } from './environment.ts'
import { EvaluationError } from './errors.ts'
import { Evaluator } from './evaluate.ts'
import { MAX_LOOKUPS } from './limits.ts'
import { matchPath, type RequestedSegment } from './matchPath.ts'
import { printExpression } from './printRules.ts'
import { int, map, NULL, string, typeOf, type Value } from './values.ts'

export type { DocumentLookup, QueriedFact, RulesDocument }

export interface RulesRequest {
  method: 'get' | 'list' | 'create' | 'update' | 'delete'
  /** Segments below /databases/{database}/documents; for list those of the collection. */
  path: readonly string[]
  /** Default: `(default)`. */
  database?: string
  /** `token`: the decoded claims as JSON. */
  auth: { uid: string; token: Record<string, unknown> } | null
  /** Millisecond precision; equals the REQUEST_TIME transforms of the commit. */
  time: Date
  /** Before the request; null when missing. */
  resource: RulesDocument | null
  /** The whole document after the write; null for reads and deletes. */
  newResource: RulesDocument | null
  /** Of a list. */
  query?: {
    limit?: number
    offset?: number
    orderBy?: string
    /** The fields the query filters on with `==`. */
    equals?: Record<string, RestValue>
    /** Each document it returns is, besides, as one of these says: the query's OR and `in`. */
    anyOf?: readonly (readonly QueriedFact[])[]
  }
}

export interface Verdict {
  allowed: boolean
  /** The allow that granted; otherwise one line for each that was considered and why it did not. */
  explanation: string[]
  /** Expressions evaluated, by Google's costs; a request is denied when it exceeds 1,000. */
  cost: number
}

/**
 * Decides a request as Google's service would. Never throws: what the engine does not understand
 * denies the request. Meaning of the language: docs/security-rules-language.md.
 */
export function judge(
  ruleset: Ruleset,
  request: RulesRequest,
  lookup: DocumentLookup,
  options: { lookupLimit?: number } = {},
): Verdict {
  const database = request.database ?? '(default)'
  const lookups = lookupFunctions(database, lookup, options.lookupLimit ?? MAX_LOOKUPS)
  let verdict: Verdict | null = null
  for (const facts of alternativesOf(request)) {
    // One after the other, each with its own count, and all of them must be allowed.
    const resource = (): Value => resourceOf(request, database, facts)
    verdict = judgeOne(ruleset, request, database, new Evaluator(lookups), resource)
    if (!verdict.allowed) break
  }
  return verdict ?? { allowed: false, explanation: ['denied: nothing was asked'], cost: 0 }
}

/** What the documents of a list may be like; one empty list for what is no list. */
function alternativesOf({ method, query }: RulesRequest): QueriedFact[][] {
  if (method !== 'list') return [[]]
  const pinned = Object.entries(query?.equals ?? {}).map(([field, value]): QueriedFact => {
    return { field, operator: '==', value }
  })
  const { anyOf = [] } = query ?? {}
  return (anyOf.length > 0 ? anyOf : [[]]).map((facts) => [...pinned, ...facts])
}

function judgeOne(
  ruleset: Ruleset,
  request: RulesRequest,
  database: string,
  evaluator: Evaluator,
  resource: () => Value,
): Verdict {
  const explanation: string[] = []
  try {
    const granted = consider(ruleset, request, database, resource(), evaluator, explanation)
    if (granted !== null) return { allowed: true, explanation: [granted], cost: evaluator.cost }
    if (explanation.length === 0) {
      explanation.push(`no allow for ${request.method} matches /${request.path.join('/')}`)
    }
  } catch (error) {
    // A limit, or something no rule can decide: the request as a whole is denied.
    explanation.push(`denied: ${error instanceof Error ? error.message : String(error)}`)
  }
  return { allowed: false, explanation, cost: evaluator.cost }
}

/** Tries the allow statements in source order; the line of the one that grants, or null. */
function consider(
  ruleset: Ruleset,
  request: RulesRequest,
  database: string,
  resource: Value,
  evaluator: Evaluator,
  refusals: string[],
): string | null {
  const globals = new Environment(null, ruleset.functions)
  globals.define('request', requestValue(request, database))
  globals.define('resource', resource)
  const serviceScope = new Environment(globals, ruleset.service.functions)

  const enter = (
    match: MatchBlock,
    path: readonly RequestedSegment[],
    outer: Environment,
  ): string | null => {
    for (const { taken, captures } of matchPath(match.path, path, ruleset.version)) {
      const rest = path.slice(taken)
      const scope = new Environment(outer, match.functions)
      for (const [name, value] of captures) scope.define(name, value)
      for (const member of match.members) {
        if (member.kind === 'match') {
          const granted = enter(member, rest, scope)
          if (granted !== null) return granted
        } else if (rest.length === 0 && covers(member, request.method)) {
          const refusal = refusalOf(member, scope, evaluator)
          if (refusal === null) return `${nameOf(member)} grants`
          refusals.push(`${nameOf(member)}: ${refusal}`)
        }
      }
    }
    return null
  }

  const path = requestedPath(request, database)
  for (const match of ruleset.service.matches) {
    const granted = enter(match, path, serviceScope)
    if (granted !== null) return granted
  }
  return null
}

const COVERED: Readonly<Record<AllowMethod, readonly RulesRequest['method'][]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
}

function covers(allow: AllowStatement, method: RulesRequest['method']): boolean {
  return allow.methods.some((name) => COVERED[name].includes(method))
}

function nameOf({ position, methods }: AllowStatement): string {
  return `line ${position.line}, column ${position.column}: allow ${methods.join(', ')}`
}

/** Why the allow does not grant; null if it does. */
function refusalOf(
  { condition }: AllowStatement,
  scope: Environment,
  evaluator: Evaluator,
): string | null {
  if (condition === null) return null
  evaluator.blame = null
  try {
    const value = evaluator.evaluate(condition, scope)
    if (value.kind !== 'bool') return `the condition is ${typeOf(value)}, not bool`
    if (value.value) return null
    const { expression, position } = evaluator.blame ?? {
      expression: condition,
      position: condition.position,
    }
    return `false at line ${position.line}, column ${position.column}: ${abridge(printExpression(expression))}`
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error
    const { line, column } = error.position ?? condition.position
    return `error at line ${line}, column ${column}: ${error.message}`
  }
}

function abridge(text: string): string {
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}

function requestedPath(request: RulesRequest, database: string): RequestedSegment[] {
  const path: RequestedSegment[] = fullPath(database, request.path)
  // "Rules are not filters": a list is judged for a document of the collection with any id.
  if (request.method === 'list') path.push(null)
  return path
}

function resourceOf(request: RulesRequest, database: string, facts: readonly QueriedFact[]): Value {
  if (request.method === 'list') return toQueriedResource(facts)
  return request.resource ? toResource(database, request.resource) : NULL
}

/** Source: rules.firestore.Request. */
function requestValue(request: RulesRequest, database: string): Value {
  const fields = new Map<string, Value>([
    ['auth', authValue(request.auth)],
    ['method', string(request.method)],
    ['path', { kind: 'path', segments: fullPath(database, request.path) }],
    ['time', fromDate(request.time)],
    ['headers', { kind: 'unknown', what: 'The headers of a request are not known.' }],
  ])
  if (request.method === 'list') fields.set('query', queryValue(request.query ?? {}))
  // Reads do not have it, deletes have it as null.
  if (COVERED.write.includes(request.method)) {
    const { newResource } = request
    fields.set('resource', newResource ? toResource(database, newResource) : NULL)
  }
  // Google's service has keys that nobody documents.
  return { kind: 'map', fields, partial: 'count' }
}

function authValue(auth: RulesRequest['auth']): Value {
  if (!auth) return NULL
  return map(
    new Map([
      ['uid', string(auth.uid)],
      ['token', fromJson(auth.token)],
    ]),
  )
}

/** Without a limit it is null, without an order empty. An order reads `name ASC, age DESC`. */
function queryValue({ limit, offset, orderBy }: NonNullable<RulesRequest['query']>): Value {
  const order = new Map<string, Value>()
  for (const clause of orderBy?.split(',') ?? []) {
    const [field = '', direction = 'ASC'] = clause.trim().split(/\s+/)
    if (field !== '') order.set(field, string(direction.startsWith('DESC') ? 'DESC' : 'ASC'))
  }
  return map(
    new Map<string, Value>([
      ['limit', limit === undefined ? NULL : int(limit)],
      ['offset', int(offset ?? 0)],
      ['orderBy', map(order)],
    ]),
  )
}
