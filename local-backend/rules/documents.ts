import type { RestFields, RestValue } from '../firestore/restTypes.ts'
import { fromRest, fromRestFields } from './convert.ts'
import { fail, LimitExceeded } from './errors.ts'
import { builtInTable, expectArgs, type BuiltIn } from './methods/method.ts'
import {
  bool,
  map,
  strictKey,
  string,
  type Fact,
  type MapValue,
  type PathValue,
  type Value,
} from './values.ts'

/** A document as the rules engine gets it. */
export interface RulesDocument {
  /** Segments below /documents. */
  path: readonly string[]
  fields: RestFields
}

/** Reads other documents for get() and its kin; null where there is none. */
export interface DocumentLookup {
  /** Before the whole commit. */
  get(path: readonly string[]): RulesDocument | null
  /** As if the whole commit had succeeded. */
  getAfter(path: readonly string[]): RulesDocument | null
}

/** Segments of the path of a document, as `__name__` and `request.path` show it. */
export function fullPath(database: string, path: readonly string[]): string[] {
  return ['databases', database, 'documents', ...path]
}

/** What `resource` is for a document. Source: rules.firestore.Resource. */
export function toResource(database: string, document: RulesDocument): MapValue {
  return map(
    new Map<string, Value>([
      ['data', fromRestFields(document.fields)],
      ['id', string(document.path.at(-1) ?? '')],
      ['__name__', { kind: 'path', segments: fullPath(database, document.path) }],
    ]),
  )
}

/** What a filter says of a field of every document it lets through. */
export interface QueriedFact {
  /** A dot separates nested fields, as in a query. */
  field: string
  /** After `open` nothing is known of the field, whatever other filters say. */
  operator: '==' | 'open' | Fact['operator']
  value: RestValue
}

interface QueriedField {
  facts: QueriedFact[]
  nested: Map<string, QueriedField>
}

const NOT_KNOWN = 'The documents of a query are not known yet.'

/**
 * What `resource` is for the documents a query might return: of their fields only what its filters
 * say is known.
 */
export function toQueriedResource(facts: readonly QueriedFact[]): MapValue {
  const root: QueriedField = { facts: [], nested: new Map() }
  for (const fact of facts) {
    let at = root
    for (const name of splitFieldPath(fact.field)) {
      const next = at.nested.get(name) ?? { facts: [], nested: new Map() }
      at.nested.set(name, next)
      at = next
    }
    at.facts.push(fact)
  }
  const unknown: Value = { kind: 'unknown', what: NOT_KNOWN }
  return map(
    new Map<string, Value>([
      ['data', toPartialMap(root)],
      ['id', unknown],
      ['__name__', unknown],
    ]),
  )
}

/** Names that are not simple stand in backticks, with a backslash before `\` and the backtick. */
function splitFieldPath(path: string): string[] {
  return Array.from(path.matchAll(/`((?:[^`\\]|\\.)*)`|[^.`]+/g), ([text, quoted]) =>
    quoted === undefined ? text : quoted.replace(/\\(.)/g, '$1'),
  )
}

function toPartialMap({ nested }: QueriedField): MapValue {
  const fields = new Map(
    Array.from(nested, ([name, field]): [string, Value] => [
      name,
      field.facts.length > 0 ? fromFacts(field) : toPartialMap(field),
    ]),
  )
  return { kind: 'map', fields, partial: 'fields' }
}

/** The value if the facts say it, otherwise an unknown one they are true of. */
function fromFacts({ facts, nested }: QueriedField): Value {
  // Filters on the field and on a part of it: together they may not be about any document.
  if (nested.size > 0) return { kind: 'unknown', what: NOT_KNOWN }
  const values: Value[] = []
  const others: Fact[] = []
  for (const { operator, value } of facts) {
    if (operator === 'open') return { kind: 'unknown', what: NOT_KNOWN }
    if (operator === '==') values.push(fromRest(value))
    else others.push({ operator, value: fromRest(value) })
  }
  const [first, ...rest] = values
  if (!first) return { kind: 'unknown', what: NOT_KNOWN, facts: others }
  // Sources differ about a value with other filters on the same field, which no query needs.
  const isOne = others.length === 0 && rest.every((each) => strictKey(each) === strictKey(first))
  return isOne ? first : { kind: 'unknown', what: NOT_KNOWN }
}

/**
 * The functions that read other documents, for one request. A path asked for again is free.
 * Source: rules.firestore; a missing document is an error for get(), as Google's service has it.
 */
export function lookupFunctions(
  database: string,
  lookup: DocumentLookup,
  limit: number,
): ReadonlyMap<string, BuiltIn> {
  const before = new Map<string, RulesDocument | null>()
  const after = new Map<string, RulesDocument | null>()

  const read = (
    cache: Map<string, RulesDocument | null>,
    fetch: (path: readonly string[]) => RulesDocument | null,
    args: readonly Value[],
  ): RulesDocument | null => {
    const [argument] = expectArgs(args, 'path')
    const path = documentPath(database, argument)
    const key = JSON.stringify(path)
    const known = cache.get(key)
    if (known !== undefined) return known
    if (before.size + after.size >= limit) {
      throw new LimitExceeded(`more than ${limit} documents are read with get() or exists()`)
    }
    const document = fetch(path)
    cache.set(key, document)
    return document
  }
  const readBefore = (args: readonly Value[]) => read(before, (path) => lookup.get(path), args)
  const readAfter = (args: readonly Value[]) => read(after, (path) => lookup.getAfter(path), args)
  const existing = (document: RulesDocument | null, name: string): Value =>
    document ? toResource(database, document) : fail(`${name}() found no document at this path.`)

  return builtInTable({
    get: (args) => existing(readBefore(args), 'get'),
    getAfter: (args) => existing(readAfter(args), 'getAfter'),
    exists: (args) => bool(readBefore(args) !== null),
    existsAfter: (args) => bool(readAfter(args) !== null),
  })
}

/** Segments below /documents; an error unless the path is that of a document in this database. */
function documentPath(database: string, { segments }: PathValue): readonly string[] {
  const [databases, name, documents, ...path] = segments
  if (databases !== 'databases' || name !== database || documents !== 'documents') {
    return fail(`A path to a document begins with /databases/${database}/documents.`)
  }
  if (path.length === 0 || path.length % 2 !== 0) {
    return fail('The path is that of a collection, not of a document.')
  }
  return path.map((segment) =>
    typeof segment === 'string' && segment !== '' && !segment.includes('/')
      ? segment
      : fail('A segment of a path to a document is not empty and has no slash.'),
  )
}
