import {
  judge,
  type DocumentLookup,
  type QueryFilter,
  type RulesDocument,
  type RulesRequest,
  type Ruleset,
  type Verdict,
} from 'firestore-rules'
import { toRulesFields, type RestFields } from 'local-backend'
import { visitors, type RulesCase, type WriteAttempt } from './cases'
import { DaysAgo, restFields, without, type Fields } from './values'

const now = new Date('2026-11-21T08:30:15.123Z')
const earlier = new Date('2026-11-21T08:29:00.456Z')

/** A case as the rules engine is asked it, for judging without a backend. */
export interface Questions {
  /** Each of them must be allowed. */
  readonly requests: readonly RulesRequest[]
  readonly lookup: DocumentLookup
}

export function questionsOf({
  visitor,
  stored = {},
  attempt,
  at,
}: Pick<RulesCase, 'visitor' | 'stored' | 'attempt' | 'at'>): Questions {
  const time = at ? new Date(at) : now
  const claims = visitors[visitor]
  const auth = claims && { uid: claims.sub, token: { ...claims } }
  const base = { auth, time, resource: null, newResource: null }
  const before = new Map(
    Object.entries(stored).map(([path, fields]) => [path, documentOf(path, fields)]),
  )
  const get = (path: readonly string[]) => before.get(path.join('/')) ?? null
  if ('collection' in attempt) {
    const { collection, where } = attempt
    const filters: QueryFilter[] = where
      ? [{ path: where[0].split('.'), equals: { kind: 'string', value: where[1] } }]
      : []
    const path = collection.split('/')
    const request = { ...base, method: 'list', path, query: { filters } } as const
    return { requests: [request], lookup: { get, getAfter: get } }
  }
  if (attempt.kind === 'get') {
    const path = attempt.path.split('/')
    const request = { ...base, method: 'get', path, resource: get(path) } as const
    return { requests: [request], lookup: { get, getAfter: get } }
  }
  const writes = attempt.kind === 'batch' ? attempt.writes : [attempt]
  const after = new Map(writes.map((write) => [write.path, documentAfter(write, stored, time)]))
  return {
    requests: writes.map(({ kind, path: joined }) => {
      const path = joined.split('/')
      const resource = get(path)
      const newResource = after.get(joined) ?? null
      const method = kind === 'delete' ? 'delete' : resource ? 'update' : 'create'
      return { ...base, method, path, resource, newResource }
    }),
    lookup: {
      get,
      getAfter: (path) => {
        const written = after.get(path.join('/'))
        return written === undefined ? get(path) : written
      },
    },
  }
}

function documentAfter(write: WriteAttempt, stored: Readonly<Record<string, Fields>>, time: Date) {
  if (write.kind === 'delete') return null
  const { kind, path, fields } = write
  const kept = kind === 'set' ? {} : without(stored[path] ?? {}, ...Object.keys(fields))
  const all = { ...storedFields(kept), ...restFields(fields, time) }
  return { path: path.split('/'), fields: toRulesFields(all) }
}

function documentOf(path: string, fields: Fields): RulesDocument {
  return { path: path.split('/'), fields: toRulesFields(storedFields(fields)) }
}

/** What is stored. Days are counted from the request, to the millisecond. */
function storedFields(fields: Fields): RestFields {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    value instanceof DaysAgo ? value.before(now) : value,
  ])
  return restFields(Object.fromEntries(entries) as Fields, earlier)
}

/** The documents that one request may look at, where it writes several. */
const mostLookups = 20

/** Everything in a batch has to be allowed; it costs as much as its costliest write. */
export function verdictOf(
  ruleset: Ruleset,
  { requests, lookup }: Questions,
): Pick<Verdict, 'allowed' | 'cost' | 'explanation'> {
  const asked = new Set<string>()
  const counted: DocumentLookup = {
    get: (path) => lookup.get(asked.add(`before ${path.join('/')}`) && path),
    getAfter: (path) => lookup.getAfter(asked.add(`after ${path.join('/')}`) && path),
  }
  let cost = 0
  const grants: string[] = []
  for (const request of requests) {
    const verdict = judge(ruleset, request, counted)
    cost = Math.max(cost, verdict.cost)
    if (!verdict.allowed) return { ...verdict, cost }
    grants.push(...verdict.explanation)
  }
  const allowed = requests.length === 1 || asked.size <= mostLookups
  return { allowed, cost, explanation: allowed ? grants : ['too many documents looked up'] }
}
