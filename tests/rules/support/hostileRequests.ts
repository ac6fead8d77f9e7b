import { FieldValue } from 'firebase/firestore/lite'
import { visitors, type Visitor } from './cases'
import { restFields, type Fields } from './values'

/** One request as it goes over the wire, without its address. */
export interface HostileRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** What follows `documents` in the address. */
  readonly path: string
  readonly body?: unknown
  readonly visitor: Visitor
}

/** A document that is right where it belongs, and where that is. */
export interface Specimen {
  readonly collection: string
  /** Where it belongs, if not under an id of its own. */
  readonly id?: string
  /** It is one for all, so a write to it leaves the rest. */
  readonly isShared?: boolean
  readonly fields: Fields
  /** What belongs to one with this id, in the same batch. */
  readonly along?: (id: string) => readonly Specimen[]
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

const hostileFields = [
  ...['role', 'contributions', 'dateJoined', 'areas', 'isVoid', 'extra', '__x__', '116', 'call'],
]
const collections = [
  ...['things', 'Donations ', 'DONATIONS', 'accesses', 'users', 'staff', 'voids', 'public'],
]
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const everybody = Object.keys(visitors) as Visitor[]

type Place = Pick<Specimen, 'collection' | 'id'>

/** The same requests for the same seed. */
export class HostileRequests {
  #state: number
  readonly #specimens: readonly Specimen[]
  readonly #stored: readonly string[]
  readonly #root: string

  /**
   * @param stored the paths of what is in the database
   * @param root the name of the database's root
   */
  constructor(
    seed: number,
    specimens: readonly Specimen[],
    stored: readonly string[],
    root: string,
  ) {
    this.#state = seed
    this.#specimens = specimens
    this.#stored = stored
    this.#root = root
  }

  next(): HostileRequest {
    const visitor = this.#pick(everybody)
    const kind = this.#below(20)
    if (kind < 13) {
      const count = this.#below(4) > 0 ? 1 : this.#pick([2, 2, 2, 3, 3, 5, 21])
      const writes = Array.from({ length: count }, () => this.#writes(visitor)).flat()
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
    const content = this.#bend(this.#content(visitor, this.#pick(this.#specimens)))
    const fields = restFields(Object.fromEntries(content), new Date(0))
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

  /** Where a document belongs. */
  #id({ collection, id }: Place, visitor: Visitor): string {
    if (id !== undefined) return id
    if (['users', 'verified', 'joined', 'staff'].includes(collection)) return this.#uid(visitor)
    return Array.from({ length: 20 }, () => this.#pick([...alphabet])).join('')
  }

  /** Where a document may belong, and many do not. */
  #path(visitor: Visitor, place: Place = this.#pick(this.#specimens)): string {
    if (this.#is(3)) return this.#pick(this.#stored)
    const first = this.#is(20) ? { collection: this.#pick(collections) } : place
    const id = this.#is(6) ? this.#pick(hostileIds) : this.#id(first, visitor)
    const path = `${first.collection}/${id}`
    return this.#is(25) ? `${path}/${this.#pick(this.#stored)}` : path
  }

  #name(visitor: Visitor): string {
    return `${this.#root}/${this.#path(visitor)}`
  }

  /** A right document. */
  #content(visitor: Visitor, { fields }: Specimen): Map<string, unknown> {
    const content = new Map(Object.entries(fields))
    const claims = visitors[visitor]
    if (content.has('uid')) content.set('uid', this.#uid(visitor))
    if (claims && 'email' in claims) {
      if (content.has('email')) content.set('email', claims.email)
      if (content.has('by')) content.set('by', claims.sub).set('byEmail', claims.email)
    }
    return content
  }

  /** Bends a document, more often than not. */
  #bend(content: Map<string, unknown>): Map<string, unknown> {
    while (this.#is(2)) {
      const name = this.#pick([...content.keys(), ...hostileFields])
      if (this.#is(4)) content.delete(name)
      else content.set(name, this.#pick(hostileValues))
    }
    return content
  }

  /** A write to any document, mostly with what belongs to it; some have nothing wrong about them. */
  #writes(visitor: Visitor): object[] {
    const specimen = this.#pick(this.#specimens)
    const isRight = this.#is(4)
    const id = this.#id(specimen, visitor)
    const path = isRight ? `${specimen.collection}/${id}` : this.#path(visitor, { ...specimen, id })
    const first = this.#write(visitor, specimen, path, isRight)
    const along = specimen.along?.(path.split('/').at(-1) ?? '')
    if (!along || this.#is(4)) return [first]
    const areRight = this.#is(2)
    return [first, ...along.map((each) => this.#writeAlong(visitor, each, areRight))]
  }

  #writeAlong(visitor: Visitor, along: Specimen, isRight: boolean): object {
    const place = `${along.collection}/${this.#id(along, visitor)}`
    return this.#write(visitor, along, isRight ? place : this.#path(visitor, along), isRight)
  }

  #write(visitor: Visitor, specimen: Specimen, path: string, isRight: boolean): object {
    const name = `${this.#root}/${path}`
    const content = this.#content(visitor, specimen)
    const fields = isRight ? content : this.#bend(content)
    const condition = isRight ? {} : this.#condition()
    if (!isRight && this.#is(8)) return { delete: name, ...condition }
    if (!isRight && this.#is(30)) return { verify: name, ...condition }
    const isTimed = isRight || !this.#is(10)
    const names = [...fields.keys()]
    const timed = names.filter((each) => isTimed && fields.get(each) instanceof FieldValue)
    const sent = names.filter((each) => !timed.includes(each))
    const updateTransforms = [
      ...timed.map((each) => ({ fieldPath: `\`${each}\``, setToServerValue: 'REQUEST_TIME' })),
      ...(!isRight && this.#is(8) ? [this.#transform(names)] : []),
    ]
    if (!isRight && this.#is(40))
      return { transform: { document: name, fieldTransforms: updateTransforms }, ...condition }
    const masked = !isRight && this.#is(3) ? sent.filter(() => this.#is(2)) : sent
    const updateMask = { fieldPaths: masked.map((each) => `\`${each}\``) }
    // Who writes what is there for everybody leaves the rest of it.
    const isMasked = isRight ? specimen.isShared : this.#is(4)
    const kept = Object.fromEntries(sent.map((each) => [each, fields.get(each)]))
    return {
      update: { name, fields: restFields(kept, new Date(0)) },
      ...(isMasked && { updateMask }),
      ...(updateTransforms.length > 0 && { updateTransforms }),
      ...condition,
    }
  }

  #condition(): object {
    return this.#pick([
      {},
      {},
      {},
      { currentDocument: { exists: this.#is(2) } },
      { currentDocument: { updateTime: '2026-01-01T00:00:00Z' } },
    ])
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
        ? { referenceValue: `${this.#root}/${this.#pick(this.#stored)}` }
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
