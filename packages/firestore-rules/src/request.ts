import { fail } from './errors.ts'
import {
  float,
  int,
  list,
  map,
  NULL,
  strictKey,
  string,
  timestamp,
  type MapValue,
  type Value,
} from './values.ts'

export interface RulesDocument {
  /** Segments below /documents. */
  readonly path: readonly string[]
  readonly fields: ReadonlyMap<string, Value>
}

/** Reads other documents for get() and its relatives; null for a missing one. */
export interface DocumentLookup {
  /** Before the whole commit. */
  get(path: readonly string[]): RulesDocument | null
  /** As if the whole commit had succeeded. */
  getAfter(path: readonly string[]): RulesDocument | null
}

export interface RulesRequest {
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete'
  /**
   * Segments below /databases/{database}/documents. For a list, those of the collection; for a
   * collection group, those of the document above it, then its id.
   */
  readonly path: readonly string[]
  /** Default: `(default)`. */
  readonly database?: string
  /** `token`: the decoded claims as JSON. */
  readonly auth: { readonly uid: string; readonly token: Readonly<Record<string, unknown>> } | null
  /** Millisecond precision; equals the REQUEST_TIME transforms of the commit. */
  readonly time: Date
  /** Before the request; null when missing. */
  readonly resource: RulesDocument | null
  /** The whole document after the write; null for reads and deletes. */
  readonly newResource: RulesDocument | null
  readonly query?: RulesQuery
}

export interface RulesQuery {
  /** For a collection group: all collections with this id, at any depth. */
  readonly allDescendants?: boolean
  readonly limit?: number
  readonly offset?: number
  /** In sorting order. */
  readonly orderBy?: ReadonlyMap<string, 'ASC' | 'DESC'>
  /** What holds for every document it returns. */
  readonly filters?: readonly QueryFilter[]
}

/** One condition of a query; all of them hold together. */
export interface QueryFilter {
  /** Keys from the document down to the field. */
  readonly path: readonly string[]
  /** The value it has; null for a condition of any other kind. */
  readonly equals: Value | null
  /** A value in the list that the field holds. Any other kind of condition tells the rules nothing. */
  readonly contains?: Value
}

/** The path of a document, as `__name__` and `request.path` show it. */
export function fullPath(database: string, path: readonly string[]): string[] {
  return ['databases', database, 'documents', ...path]
}

/** `resource` for a document. Source: rules.firestore.Resource. */
export function toResource(database: string, { path, fields }: RulesDocument): MapValue {
  return map(
    new Map<string, Value>([
      ['data', map(fields)],
      ['id', string(path.at(-1) ?? '')],
      ['__name__', { kind: 'path', segments: fullPath(database, path) }],
    ]),
  )
}

/**
 * `resource` for the documents that a query might return: only fields whose value its filters
 * determine are known. Nothing is ever known to be missing or different.
 */
export function toQueriedResource(filters: readonly QueryFilter[]): MapValue {
  return partial(new Map([['data', partial(knownFields(filters))]]))
}

function partial(fields: ReadonlyMap<string, Value>): MapValue {
  return { kind: 'map', fields, mayHave: () => true }
}

function knownFields(filters: readonly QueryFilter[]): Map<string, Value> {
  const known = new Map<string, Value>()
  for (const name of new Set(filters.map(({ path }) => path[0] ?? ''))) {
    const about = filters.filter(({ path }) => path[0] === name)
    const inside = about.filter(({ path }) => path.length > 1)
    const value = soleValue(about)
    if (inside.length === about.length) {
      const below = inside.map((each) => ({ ...each, path: each.path.slice(1) }))
      known.set(name, partial(knownFields(below)))
    } else if (inside.length === 0 && value) {
      known.set(name, value)
    }
  }
  return known
}

/** The value, if it is the only condition on the field: for more, sources disagree. */
function soleValue(filters: readonly QueryFilter[]): Value | null {
  const [{ contains } = {}] = filters
  if (contains && filters.length === 1) return { kind: 'partial_list', known: contains }
  const [first = null, ...others] = filters.map(({ equals }) => equals)
  const isSole = others.every((each) => first && each && strictKey(each) === strictKey(first))
  return isSole ? first : null
}

const IS_WRITE = new Set(['create', 'update', 'delete'])

/** `request`. Source: rules.firestore.Request. */
export function toRequestValue(request: RulesRequest, database: string): Value {
  const { auth, method, newResource, path, query = {}, time } = request
  const fields = new Map<string, Value>([
    ['auth', auth ? toAuth(auth) : NULL],
    ['method', string(method)],
    ['time', timestamp(BigInt(time.getTime()) * 1_000_000n)],
  ])
  if (!query.allDescendants)
    fields.set('path', { kind: 'path', segments: fullPath(database, path) })
  if (method === 'list') fields.set('query', toQueryValue(query))
  // Reads do not have it; for deletes it is null.
  if (IS_WRITE.has(method)) {
    fields.set('resource', newResource ? toResource(database, newResource) : NULL)
  }
  // Google's service has headers and undocumented keys. A collection group has many paths.
  return { kind: 'map', fields, mayHave: (key) => key === 'headers' || key === 'path' }
}

function toAuth({ uid, token }: NonNullable<RulesRequest['auth']>): MapValue {
  return map(
    new Map([
      ['uid', string(uid)],
      ['token', fromJson(token)],
    ]),
  )
}

/** Converts token claims: whole numbers become ints, since JSON has only one kind. */
function fromJson(json: unknown): Value {
  if (json === null || json === undefined) return NULL
  if (typeof json === 'boolean') return { kind: 'bool', value: json }
  if (typeof json === 'string') return string(json)
  if (typeof json === 'number') return Number.isSafeInteger(json) ? int(json) : float(json)
  if (Array.isArray(json)) return list(json.map(fromJson))
  if (typeof json === 'object') {
    return map(new Map(Object.entries(json).map(([name, value]) => [name, fromJson(value)])))
  }
  return fail('A claim of the token is not JSON.')
}

/** Null without a limit, empty without an order. */
function toQueryValue({ limit, offset, orderBy = new Map() }: RulesQuery): MapValue {
  return map(
    new Map<string, Value>([
      ['limit', limit === undefined ? NULL : int(limit)],
      ['offset', int(offset ?? 0)],
      ['orderBy', map(new Map([...orderBy].map(([field, order]) => [field, string(order)])))],
    ]),
  )
}
