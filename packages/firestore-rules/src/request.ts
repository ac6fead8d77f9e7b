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

/** Reads other documents for get() and its kin; null where there is none. */
export interface DocumentLookup {
  /** Before the whole commit. */
  get(path: readonly string[]): RulesDocument | null
  /** As if the whole commit had succeeded. */
  getAfter(path: readonly string[]): RulesDocument | null
}

export interface RulesRequest {
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete'
  /**
   * Segments below /databases/{database}/documents; for list those of the collection, of a
   * collection group those of the document it is below and its id.
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
  /** Of a collection group: all collections with this id, however deep. */
  readonly allDescendants?: boolean
  readonly limit?: number
  readonly offset?: number
  /** In the order in which they sort. */
  readonly orderBy?: ReadonlyMap<string, 'ASC' | 'DESC'>
  /** What holds for every document it returns. */
  readonly filters?: readonly QueryFilter[]
}

/** One condition of a query; all of them hold together. */
export interface QueryFilter {
  /** From the document down to the field. */
  readonly path: readonly string[]
  /** The value it has; null for a condition of any other kind. */
  readonly equals: Value | null
  /** The value that it is a list with. Any other kind of condition tells the rules nothing. */
  readonly contains?: Value
}

/** Segments of the path of a document, as `__name__` and `request.path` show it. */
export function fullPath(database: string, path: readonly string[]): string[] {
  return ['databases', database, 'documents', ...path]
}

/** What `resource` is for a document. Source: rules.firestore.Resource. */
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
 * What `resource` is for the documents that a query might return: only a field of which its
 * filters say the value is known. Nothing is ever known to be missing or different.
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

/** The value if it is the only thing that is asked of the field: sources differ about the rest. */
function soleValue(filters: readonly QueryFilter[]): Value | null {
  const [{ contains } = {}] = filters
  if (contains && filters.length === 1) return { kind: 'partial_list', known: contains }
  const [first = null, ...others] = filters.map(({ equals }) => equals)
  const isSole = others.every((each) => first && each && strictKey(each) === strictKey(first))
  return isSole ? first : null
}

const IS_WRITE = new Set(['create', 'update', 'delete'])

/** What `request` is. Source: rules.firestore.Request. */
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
  // Reads do not have it, deletes have it as null.
  if (IS_WRITE.has(method)) {
    fields.set('resource', newResource ? toResource(database, newResource) : NULL)
  }
  // Google's service has headers, and keys that nobody documents. A collection group has many paths.
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

/** Claims of a token: JSON has one kind of number, whole ones become ints. */
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

/** Without a limit it is null, without an order empty. */
function toQueryValue({ limit, offset, orderBy = new Map() }: RulesQuery): MapValue {
  return map(
    new Map<string, Value>([
      ['limit', limit === undefined ? NULL : int(limit)],
      ['offset', int(offset ?? 0)],
      ['orderBy', map(new Map([...orderBy].map(([field, order]) => [field, string(order)])))],
    ]),
  )
}
