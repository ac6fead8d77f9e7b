import { restFields, type Fields } from './values'
import { visitors, type Visitor } from './cases'

/** One request as it goes over the wire, without its address. */
export interface HostileRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** What follows `documents` in the address. */
  readonly path: string
  readonly body?: unknown
  readonly visitor: Visitor
  /** What is wrong with the visitor's token; nothing is, where it is left out. */
  readonly odd?: OddToken
}

/** Tokens that the sign-in service would not give, or not any more. */
export const oddTokens = [
  'expired',
  'of another project',
  'of another issuer',
  'of nobody',
  'without an audience',
  'without times',
] as const

/** What is wrong with one. */
export type OddToken = (typeof oddTokens)[number]

/** What stands for the database's root in a body, whichever project it is. */
export const rootMark = '$root'

/** Staff of each area, and everybody who is no staff. */
const askers = [
  'anonymous',
  'ann',
  'bob',
  'annByPhone',
  'admin',
  'annVerified',
  'unverified',
  'formerStaff',
  'mapped',
  'formulaAddress',
  'overseer',
  'messages',
  'money',
  'members',
  'allAreas',
] as const satisfies readonly Visitor[]

/** A document that is right where it belongs, and where that is. */
export interface Specimen {
  readonly collection: string
  readonly fields: Fields
}

const hostileIds = [
  'ann',
  'bob',
  'max',
  'eve',
  'REFUNDED',
  '=1+1',
  '<b>x',
  'a\nb',
  'x'.repeat(1500),
  'x'.repeat(1501),
  '..',
  '__x__',
  'a/b',
  '',
  'K7P2QX',
  ' ',
  '\u0000',
]

const hostileValues: readonly unknown[] = [
  null,
  true,
  7,
  -1,
  7.5,
  NaN,
  '',
  ' ',
  '=1+1',
  '@x',
  'a\nb',
  'a@b.ke,c@d.ke',
  'mpesa',
  'bank',
  '500',
  '0712345678',
  '2004-02-29',
  'x'.repeat(101),
  'x'.repeat(2001),
  'ann',
  'ann@example.org',
  'money',
  [],
  ['money'],
  {},
  { areas: ['money'] },
  new Date(0),
  new Date(4e12),
]

const hostileFields = ['role', 'contributions', 'dateJoined', 'areas', 'isVoid', 'extra', '__x__']
const collections = ['things', 'Donations ', 'DONATIONS', 'accesses', 'users', 'staff', 'voids']
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** The same requests for the same seed, whoever makes them. */
export class HostileRequests {
  #state: number
  readonly #specimens: readonly Specimen[]
  readonly #stored: readonly string[]

  /** @param stored the paths of what is in the database */
  constructor(seed: number, specimens: readonly Specimen[], stored: readonly string[]) {
    this.#state = seed
    this.#specimens = specimens
    this.#stored = stored
  }

  next(): HostileRequest {
    const visitor = this.#pick(askers)
    const request = this.#requestOf(visitor)
    const isOdd = visitor !== 'anonymous' && this.#is(12)
    return isOdd ? { ...request, odd: this.#pick(oddTokens) } : request
  }

  #requestOf(visitor: Visitor): HostileRequest {
    const kind = this.#below(20)
    if (kind < 13) {
      const count = this.#below(4) > 0 ? 1 : this.#pick([2, 2, 2, 3, 3, 5, 21])
      const writes = Array.from({ length: count }, () => this.#write(visitor))
      const body = { writes: this.#is(8) ? [...writes, ...writes] : writes }
      return { method: 'POST', path: ':commit', body, visitor }
    }
    if (kind < 15) return { ...this.#query(), method: 'POST', visitor }
    if (kind < 16) {
      const documents = Array.from({ length: 1 + this.#below(3) }, () => this.#name(visitor))
      return { method: 'POST', path: ':batchGet', body: { documents }, visitor }
    }
    const path = `/${this.#path(visitor).split('/').map(encodeURIComponent).join('/')}`
    if (kind < 17) return { method: 'GET', path, visitor }
    const condition = this.#pick(['', '', '?currentDocument.exists=true'])
    if (kind < 18) return { method: 'DELETE', path: path + condition, visitor }
    const { fields } = this.#content(visitor)
    if (kind < 19) return { method: 'PATCH', path: path + condition, body: { fields }, visitor }
    const [collection = '', id = ''] = path.slice(1).split('/')
    return {
      method: 'POST',
      path: `/${collection}?documentId=${id}`,
      body: { fields },
      visitor,
    }
  }

  #random(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count)
  }

  /** True once in so many times. */
  #is(often: number): boolean {
    return this.#below(often) === 0
  }

  #pick<Item>(items: readonly Item[]): Item {
    const item = items[this.#below(items.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }

  #uid(visitor: Visitor): string {
    return visitors[visitor]?.sub ?? 'ann'
  }

  #id(collection: string, visitor: Visitor): string {
    if (this.#is(6)) return this.#pick(hostileIds)
    if (['users', 'verified', 'staff'].includes(collection)) return this.#uid(visitor)
    return Array.from({ length: 20 }, () => this.#pick([...alphabet])).join('')
  }

  #path(visitor: Visitor, collection = this.#pick(this.#specimens).collection): string {
    if (this.#is(3)) return this.#pick(this.#stored)
    const first = this.#is(20) ? this.#pick(collections) : collection
    const path = `${first}/${this.#id(first, visitor)}`
    return this.#is(25) ? `${path}/${this.#pick(this.#stored)}` : path
  }

  #name(visitor: Visitor, collection?: string): string {
    return `${rootMark}/${this.#path(visitor, collection)}`
  }

  /** A right document, more often than not with something wrong about it. */
  #content(visitor: Visitor): { collection: string; fields: object; names: string[] } {
    const { collection, fields } = this.#pick(this.#specimens)
    const bent = new Map(Object.entries(fields))
    const claims = visitors[visitor]
    if (bent.has('uid')) bent.set('uid', this.#uid(visitor))
    if (claims && 'email' in claims) {
      if (bent.has('email')) bent.set('email', claims.email)
      if (bent.has('by')) bent.set('by', claims.sub).set('byEmail', claims.email)
    }
    while (this.#is(2)) {
      const name = this.#pick([...bent.keys(), ...hostileFields])
      if (this.#is(4)) bent.delete(name)
      else bent.set(name, this.#pick(hostileValues))
    }
    const rest = restFields(Object.fromEntries(bent), new Date(0))
    return { collection, fields: rest, names: [...bent.keys()] }
  }

  #write(visitor: Visitor): object {
    const { collection, fields, names } = this.#content(visitor)
    const name = this.#name(visitor, collection)
    const condition = this.#pick([
      {},
      {},
      {},
      { currentDocument: { exists: this.#is(2) } },
      { currentDocument: { updateTime: '2026-01-01T00:00:00Z' } },
    ])
    if (this.#is(8)) return { delete: name, ...condition }
    if (this.#is(30)) return { verify: name, ...condition }
    const isTimed = names.includes('timestamp') && !this.#is(10)
    const { timestamp: _, ...others } = fields as Record<string, unknown>
    const sent = isTimed ? others : fields
    const time = { fieldPath: 'timestamp', setToServerValue: 'REQUEST_TIME' }
    const updateTransforms = [
      ...(isTimed ? [time] : []),
      ...(this.#is(8) ? [this.#transform(names)] : []),
    ]
    if (this.#is(40))
      return { transform: { document: name, fieldTransforms: updateTransforms }, ...condition }
    const kept = names.filter((each) => each !== 'timestamp' || !isTimed)
    const fieldPaths = (this.#is(3) ? kept.filter(() => this.#is(2)) : kept).map(
      (each) => `\`${each}\``,
    )
    return {
      update: { name, fields: sent },
      ...(this.#is(4) && { updateMask: { fieldPaths } }),
      ...(updateTransforms.length > 0 && { updateTransforms }),
      ...condition,
    }
  }

  #transform(names: readonly string[]): object {
    const value = { integerValue: String(this.#pick([1, -1, 700])) }
    const fieldPath = `\`${this.#pick([...names, ...hostileFields])}\``
    const operand = this.#pick([
      { setToServerValue: 'REQUEST_TIME' },
      { increment: value },
      { maximum: value },
      { minimum: value },
      { appendMissingElements: { values: [{ stringValue: 'money' }] } },
      { removeAllFromArray: { values: [value] } },
    ])
    return { fieldPath, ...operand }
  }

  #query(): { path: string; body: object } {
    const { collection, fields } = this.#pick(this.#specimens)
    const field = { fieldPath: this.#pick([...Object.keys(fields), 'uid', 'email', '__name__']) }
    const value =
      field.fieldPath === '__name__'
        ? { referenceValue: `${rootMark}/${this.#pick(this.#stored)}` }
        : { stringValue: this.#pick(['ann', 'ann@example.org', '500']) }
    const op = this.#pick(['EQUAL', 'EQUAL', 'GREATER_THAN', 'NOT_EQUAL'])
    const structuredQuery = {
      from: [{ collectionId: collection, ...(this.#is(10) && { allDescendants: true }) }],
      ...(this.#is(2) && { where: { fieldFilter: { field, op, value } } }),
      ...(this.#is(2) && { limit: 1 + this.#below(3) }),
      ...(this.#is(4) && { select: { fields: [{ fieldPath: '__name__' }] } }),
    }
    if (!this.#is(4)) return { path: ':runQuery', body: { structuredQuery } }
    const aggregations = [{ alias: 'n', count: {} }]
    return {
      path: ':runAggregationQuery',
      body: { structuredAggregationQuery: { structuredQuery, aggregations } },
    }
  }
}
