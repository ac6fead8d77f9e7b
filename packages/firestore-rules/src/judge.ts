import { EvaluationError } from './errors.ts'
import { Evaluator } from './evaluate.ts'
import { lookupFunctions } from './lookups.ts'
import { ANY_PATH, matchPath, type RequestedSegment } from './matchPath.ts'
import {
  fullPath,
  toQueriedResource,
  toRequestValue,
  toResource,
  type DocumentLookup,
  type RulesRequest,
} from './request.ts'
import { Scope } from './scope.ts'
import type { AllowMethod, AllowStatement, MatchBlock, Ruleset } from './syntaxTree.ts'
import { NULL, typeOf, type Value } from './values.ts'

export interface Verdict {
  readonly allowed: boolean
  /** The allow that granted; otherwise a line for each that was considered, with the reason why it did not. */
  readonly explanation: readonly string[]
  /** The cost of all evaluated expressions, as Google counts; above 1,000 the request is denied. */
  readonly cost: number
  /** The calls of get() and its relatives that count. Google allows 20 for all parts of a batch together. */
  readonly lookups: readonly string[]
}

/**
 * Decides a request as Google's service would. Never throws: anything that the engine does not
 * understand denies the request.
 */
export function judge(ruleset: Ruleset, request: RulesRequest, lookup: DocumentLookup): Verdict {
  const database = request.database ?? '(default)'
  const counted = new Set<string>()
  const evaluator = new Evaluator(lookupFunctions(database, lookup, counted))
  const refusals: string[] = []
  const verdict = (allowed: boolean, explanation: readonly string[]): Verdict => ({
    allowed,
    explanation,
    cost: evaluator.cost,
    lookups: [...counted],
  })
  try {
    const granted = consider(ruleset, request, database, evaluator, refusals)
    if (granted !== null) return verdict(true, [granted])
    if (refusals.length === 0) {
      refusals.push(`no allow for ${request.method} matches /${request.path.join('/')}`)
    }
  } catch (error) {
    // A limit, or something that no rule can decide: the whole request is denied.
    refusals.push(`denied: ${error instanceof Error ? error.message : String(error)}`)
  }
  return verdict(false, refusals)
}

/** Tries the allow statements in source order. Returns the place of the one that grants, or null. */
function consider(
  ruleset: Ruleset,
  request: RulesRequest,
  database: string,
  evaluator: Evaluator,
  refusals: string[],
): string | null {
  const globals = new Scope(null, ruleset.functions)
  globals.define('request', toRequestValue(request, database))
  globals.define('resource', resourceOf(request, database))

  const enter = (
    matches: readonly MatchBlock['members'][number][],
    path: readonly RequestedSegment[],
    scope: Scope,
  ): string | null => {
    for (const member of matches) {
      const granted =
        member.kind === 'match' ? descend(member, path, scope) : ask(member, path, scope)
      if (granted !== null) return granted
    }
    return null
  }
  const descend = (
    match: MatchBlock,
    path: readonly RequestedSegment[],
    outer: Scope,
  ): string | null => {
    for (const { taken, captures } of matchPath(match.path, path, ruleset.version)) {
      const scope = new Scope(outer, match.functions)
      for (const [name, value] of captures) scope.define(name, value)
      const granted = enter(match.members, path.slice(taken), scope)
      if (granted !== null) return granted
    }
    return null
  }
  const ask = (
    allow: AllowStatement,
    rest: readonly RequestedSegment[],
    scope: Scope,
  ): string | null => {
    if (rest.length > 0 || !covers(allow, request.method)) return null
    const refusal = refusalOf(allow, scope, evaluator)
    if (refusal === null) return `${nameOf(allow)} grants`
    refusals.push(`${nameOf(allow)}: ${refusal}`)
    return null
  }

  const path: RequestedSegment[] = fullPath(database, request.path)
  if (request.query?.allDescendants) path.splice(-1, 0, ANY_PATH)
  // "Rules are not filters": a list is judged as if for a document with any id in the collection.
  if (request.method === 'list') path.push(null)
  return enter(ruleset.service.matches, path, new Scope(globals, ruleset.service.functions))
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

function resourceOf({ method, query, resource }: RulesRequest, database: string): Value {
  if (method === 'list') return toQueriedResource(query?.filters ?? [])
  return resource ? toResource(database, resource) : NULL
}

function refusalOf(
  { condition }: AllowStatement,
  scope: Scope,
  evaluator: Evaluator,
): string | null {
  if (condition === null) return null
  evaluator.blame = null
  try {
    const value = evaluator.evaluate(condition, scope)
    if (value.kind !== 'bool') return `the condition is ${typeOf(value)}, not bool`
    if (value.value) return null
    const { position, text } = evaluator.blame ?? condition
    return `false at line ${position.line}, column ${position.column}: ${abridge(text)}`
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error
    const { line, column } = error.position ?? condition.position
    return `error at line ${line}, column ${column}: ${error.message}`
  }
}

function abridge(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 160 ? `${line.slice(0, 160)}…` : line
}
