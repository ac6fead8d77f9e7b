import type { QueryFilter, RulesDocument, RulesRequest } from '../../../firestore-rules/index'
import { toRulesFields } from '../../../local-backend/firestore/rulesValues'
import type { RestFields } from '../../../local-backend/firestore/restTypes'
import { restFields, without, type Fields } from './values'

/** The claims of whoever asks; null for an anonymous visitor. */
export const visitors = {
  anonymous: null,
  ann: { sub: 'ann', email: 'ann@example.org' },
  bob: { sub: 'bob', email: 'bob@example.org' },
  /** Signed in to Ann's account by phone, so that the token has no e-mail. */
  annByPhone: { sub: 'ann' },
  /** Claims that no rule of ours knows. */
  admin: { sub: 'eve', email: 'eve@example.org', admin: true, role: 'admin' },
} as const

/** One of them. */
export type Visitor = keyof typeof visitors

/** What somebody tries to do. */
export type Attempt =
  | { readonly kind: 'get' | 'delete'; readonly path: string }
  /** Writes the whole document: a create, or an update if it is stored. */
  | { readonly kind: 'set'; readonly path: string; readonly fields: Fields }
  /** Writes these fields of a stored document and leaves the others. */
  | { readonly kind: 'change'; readonly path: string; readonly fields: Fields }
  | {
      readonly kind: 'list' | 'count'
      readonly collection: string
      readonly where?: readonly [field: string, value: string]
      readonly limit?: number
    }

/** One question to the rules and the answer they must give. */
export interface RulesCase {
  /** A sentence. */
  readonly title: string
  readonly visitor: Visitor
  /** What is in the database before, by path. */
  readonly stored?: Readonly<Record<string, Fields>>
  readonly attempt: Attempt
  readonly allowed: boolean
}

const now = new Date('2026-11-21T08:30:15.123Z')
const earlier = new Date('2026-11-21T08:29:00.456Z')

/** The case as the rules engine is asked it, for judging without a backend. */
export function toRulesRequest({ visitor, stored = {}, attempt }: RulesCase): RulesRequest {
  const claims = visitors[visitor]
  const auth = claims && { uid: claims.sub, token: { ...claims } }
  const base = { auth, time: now, resource: null, newResource: null }
  if ('collection' in attempt) {
    const { collection, where, limit } = attempt
    const filters: QueryFilter[] = where
      ? [{ path: where[0].split('.'), equals: { kind: 'string', value: where[1] } }]
      : []
    const query = { ...(limit !== undefined && { limit }), filters }
    return { ...base, method: 'list', path: collection.split('/'), query }
  }
  const path = attempt.path.split('/')
  const before = stored[attempt.path]
  const resource = before ? documentOf(path, restFields(before, earlier)) : null
  if (!('fields' in attempt)) return { ...base, method: attempt.kind, path, resource }
  const kept = attempt.kind === 'set' ? {} : without(before ?? {}, ...Object.keys(attempt.fields))
  const fields = { ...restFields(kept, earlier), ...restFields(attempt.fields, now) }
  const newResource = documentOf(path, fields)
  return { ...base, method: resource ? 'update' : 'create', path, resource, newResource }
}

function documentOf(path: readonly string[], fields: RestFields): RulesDocument {
  return { path, fields: toRulesFields(fields) }
}
