import { FieldValue } from 'firebase/firestore/lite'
import { randomOf } from '../../support/random'
import { visitors, type DocumentWrite, type Visitor } from './cases'
import { specimens, stored } from './hostileSpecimens'
import { wrongIds, wrongTypes } from './tables'
import { restFields, without, type Fields } from './values'

/** One request as it goes over the wire, without its address. */
export interface HostileRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** What follows `documents` in the address. */
  readonly path: string
  readonly body?: unknown
  readonly visitor: Visitor
}

const hostileIds = [
  ...wrongIds,
  ...['ann', 'bob', 'max', 'eve', '=1+1', 'a\nb', 'x'.repeat(1501), '..', '__x__', 'a/b', ''],
  ...['K7P2QX', ' ', '\u0000'],
]

const hostileValues: readonly unknown[] = [
  ...wrongTypes,
  ...[7, -1, NaN, '', ' ', '=1+1', '@x', 'a\nb', 'a@b.ke,c@d.ke', 'mpesa', 'bank', '500'],
  ...['0712345678', '2004-02-29', 'x'.repeat(101), 'x'.repeat(2001), 'ann', 'ann@example.org'],
  ...['money', ['money'], { areas: ['money'] }, new Date(4e12)],
]

const hostileFields = [
  ...['role', 'contributions', 'dateJoined', 'areas', 'isVoid', 'extra', '__x__', '116', 'call'],
]
const collections = [
  ...['things', 'Donations ', 'DONATIONS', 'accesses', 'users', 'staff', 'voids', 'public'],
]
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const formId = /^[2-9A-HJ-NP-Z]{20}$/

const everybody = Object.keys(visitors) as Visitor[]

const storedPaths = Object.keys(stored)

/** The same requests for the same seed. */
export class HostileRequests {
  readonly #random: () => number
  readonly #root: string

  /** @param root the name of the database's root */
  constructor(seed: number, root: string) {
    this.#random = randomOf(seed)
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
    const fields = restFields(this.#bent(this.#right(visitor)[0]?.fields ?? {}), new Date(0))
    if (kind < 19) return { method: 'PATCH', path: path + condition, body: { fields }, visitor }
    const [collection = '', id = ''] = path.slice(1).split('/')
    return { method: 'POST', path: `/${collection}?documentId=${id}`, body: { fields }, visitor }
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

  #newId(): string {
    return Array.from({ length: 20 }, () => this.#pick([...alphabet])).join('')
  }

  /** Places for a document, many of them wrong. */
  #path(visitor: Visitor, place = this.#right(visitor)[0]?.path ?? ''): string {
    if (this.#is(3)) return this.#pick(storedPaths)
    const [collection = '', own = ''] = place.split('/')
    const id = this.#is(6) ? this.#pick(hostileIds) : own
    const path = `${this.#is(20) ? this.#pick(collections) : collection}/${id}`
    return this.#is(25) ? `${path}/${this.#pick(storedPaths)}` : path
  }

  #name(visitor: Visitor): string {
    return `${this.#root}/${this.#path(visitor)}`
  }

  /** Right documents of a kind as this visitor would write them, half of the time under a new id. */
  #right(visitor: Visitor): readonly DocumentWrite[] {
    const specimen = this.#pick<readonly DocumentWrite[]>(specimens)
    const claims = visitors[visitor]
    const [, id = ''] = specimen[0]?.path.split('/') ?? []
    const names: Readonly<Record<string, string>> = {
      ann: claims?.sub ?? 'ann',
      ...(formId.test(id) && this.#is(2) && { [id]: this.#newId() }),
    }
    const named = (value: unknown) => names[String(value)] ?? value
    const signature = { by: claims?.sub, byEmail: claims && 'email' in claims && claims.email }
    const own: Readonly<Record<string, unknown>> = { ...signature, email: signature.byEmail }
    return specimen.map(({ kind, path, fields }) => ({
      kind,
      path: path.split('/').map(named).join('/'),
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, own[name] || named(value)]),
      ),
    }))
  }

  /** Bends a document, more often than not. */
  #bent(fields: Fields): Fields {
    const content = new Map(Object.entries(fields))
    while (this.#is(2)) {
      const name = this.#pick([...content.keys(), ...hostileFields])
      if (this.#is(4)) content.delete(name)
      else content.set(name, this.#pick(hostileValues))
    }
    return Object.fromEntries(content)
  }

  /** Writes to any documents, mostly with what belongs to them; some have nothing wrong about them. */
  #writes(visitor: Visitor): object[] {
    const isRight = this.#is(4)
    const [first, ...along] = this.#right(visitor)
    const others = isRight || !this.#is(4) ? along : []
    const areRight = isRight || this.#is(2)
    return [
      ...(first ? [this.#write(visitor, first, isRight)] : []),
      ...others.map((each) => this.#write(visitor, each, areRight)),
    ]
  }

  #write(visitor: Visitor, placed: DocumentWrite, isRight: boolean): object {
    const name = `${this.#root}/${isRight ? placed.path : this.#path(visitor, placed.path)}`
    const fields = isRight ? placed.fields : this.#bent(placed.fields)
    const condition = isRight ? {} : this.#condition()
    if (!isRight && this.#is(8)) return { delete: name, ...condition }
    if (!isRight && this.#is(30)) return { verify: name, ...condition }
    const isTimed = isRight || !this.#is(10)
    const names = Object.keys(fields)
    const timed = names.filter((each) => isTimed && fields[each] instanceof FieldValue)
    const sent = names.filter((each) => !timed.includes(each))
    const updateTransforms = [
      ...timed.map((each) => ({ fieldPath: `\`${each}\``, setToServerValue: 'REQUEST_TIME' })),
      ...(!isRight && this.#is(8) ? [this.#transform(names)] : []),
    ]
    if (!isRight && this.#is(40))
      return { transform: { document: name, fieldTransforms: updateTransforms }, ...condition }
    const masked = !isRight && this.#is(3) ? sent.filter(() => this.#is(2)) : sent
    const updateMask = { fieldPaths: masked.map((each) => `\`${each}\``) }
    const isMasked = isRight ? placed.kind === 'change' : this.#is(4)
    return {
      update: { name, fields: restFields(without(fields, ...timed), new Date(0)) },
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
    const { path, fields } = this.#pick(specimens.flat())
    const field = { fieldPath: this.#pick([...Object.keys(fields), 'uid', 'email', '__name__']) }
    const value =
      field.fieldPath === '__name__'
        ? { referenceValue: `${this.#root}/${this.#pick(storedPaths)}` }
        : { stringValue: this.#pick(['ann', 'ann@example.org', '500']) }
    const op = this.#pick(['EQUAL', 'EQUAL', 'GREATER_THAN', 'NOT_EQUAL'])
    const structuredQuery = {
      from: [{ collectionId: path.split('/')[0], ...(this.#is(10) && { allDescendants: true }) }],
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
