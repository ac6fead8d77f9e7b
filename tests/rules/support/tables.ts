import { deleteField } from 'firebase/firestore/lite'
import {
  signedBy,
  staffDocuments,
  type Attempt,
  type RulesCase,
  type Stored,
  type Visitor,
  type WriteAttempt,
} from './cases'
import { DaysAgo, isServerTime, without, type Fields } from './values'

/** Values of one field; those of another type are refused anyway. */
export interface FieldTable<Value = unknown> {
  readonly accepted?: readonly Value[]
  readonly refused?: readonly Value[]
}

/** A kind of document, for tables of cases. */
export interface DocumentKind {
  /** In a title: 'a donation'. */
  readonly name: string
  readonly path: string
  /** Who may create it. */
  readonly visitor: Visitor
  readonly valid: Fields
  /** The tables of its fields, other than its signature and the server's time. */
  readonly fields?: Readonly<Record<string, FieldTable>>
  /** What it needs to be in the database, besides staff. */
  readonly stored?: Stored
  /** How it is created; by setting it alone, unless something is said. */
  readonly creating?: (fields: Fields) => Tried
}

export function setting(path: string, fields: Fields): WriteAttempt {
  return { kind: 'set', path, fields }
}

export function changing(path: string, fields: Fields): WriteAttempt {
  return { kind: 'change', path, fields }
}

export function deleting(path: string): WriteAttempt {
  return { kind: 'delete', path }
}

export function getting(path: string): Attempt {
  return { kind: 'get', path }
}

interface Circumstances {
  readonly visitor: Visitor
  readonly stored?: Stored
  readonly at?: string
}

/** Several writes are one batch. */
type Tried = Attempt | readonly WriteAttempt[]

/** What is tried, and where it differs from the usual by whom and on what. */
type Row = Tried | (Partial<Circumstances> & { readonly try: Tried })

/** Questions by title, and what else there is to say about them. */
export type Rows = Readonly<Record<string, Row>>

/** Similar questions, by their answer. Staff are always stored. */
interface Questions extends Circumstances {
  readonly allowed?: Rows
  readonly refused?: Rows
}

export function questions({ allowed = {}, refused = {}, ...usual }: Questions): RulesCase[] {
  return Object.entries({ allowed, refused }).flatMap(([answer, rows]) =>
    Object.entries(rows).map(([title, row]) => {
      const { try: tried, ...own } = 'try' in row ? row : { try: row }
      const { stored, ...common } = { title: `${answer}: ${title}`, ...usual, ...own }
      return {
        ...common,
        stored: { ...staffDocuments, ...stored },
        attempt: attempting(tried),
        allowed: answer === 'allowed',
      }
    }),
  )
}

function attempting(tried: Tried): Attempt {
  return 'kind' in tried ? tried : { kind: 'batch', writes: tried }
}

/** One row for each of the values. */
export function each<Value>(
  values: readonly Value[],
  title: string,
  row: (value: Value) => Row,
): Rows {
  return Object.fromEntries(values.map((value) => [`${title} ${shown(value)}`, row(value)]))
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 50 ? `${text.slice(0, 50)}… (${text.length})` : text
}

/** An hour before the request, and a little less. */
export const anHourAgo = new DaysAgo(1 / 24)
export const withinTheHour = new DaysAgo(1 / 24 - 0.0005)

/** For a field that takes only the server's time. */
const wrongTimes = [
  new Date(),
  new Date('2099-01-01T00:00:00Z'),
  '2026-11-21T08:30:15.123Z',
  Date.now(),
]

/** A signature is that of the person who asks. */
const signatureTable = { by: { refused: ['sam'] }, byEmail: { refused: ['sam@example.org'] } }

function tablesOf({ valid, fields }: DocumentKind): [field: string, FieldTable][] {
  const tables: Readonly<Record<string, FieldTable>> = { ...signatureTable, ...fields }
  return Object.entries(valid).map(([field, value]) => [
    field,
    isServerTime(value) ? { refused: wrongTimes } : (tables[field] ?? {}),
  ])
}

/** A value of each type, none of which a field of ours holds. */
export const wrongTypes = [null, true, 7.5, [], ['text'], {}, { size: 7 }, new Date(0)]

/** Creating the document with every field right, missing, of another type, and of every listed value. */
function fieldCases(kind: DocumentKind): RulesCase[] {
  const { name, visitor, valid, stored = {} } = kind
  const creating = (fields: Fields) => creatingOf(kind, fields)
  const fields = tablesOf(kind)
  return questions({
    visitor,
    stored,
    allowed: {
      [`${name} with every field`]: creating(valid),
      ...merged(fields, ([field, { accepted = [] }]) =>
        each(accepted, `${name} whose ${field} is`, (value) =>
          creating({ ...valid, [field]: value }),
        ),
      ),
    },
    refused: {
      [`${name} with a field more`]: creating({ ...valid, extra: 'text' }),
      ...merged(fields, ([field, { refused = [] }]) => ({
        [`${name} without its ${field}`]: creating(without(valid, field)),
        ...each([...wrongTypes, ...refused], `${name} whose ${field} is`, (value) =>
          creating({ ...valid, [field]: value }),
        ),
      })),
    },
  })
}

function creatingOf({ path, creating }: Pick<DocumentKind, 'path' | 'creating'>, fields: Fields) {
  return creating?.(fields) ?? setting(path, fields)
}

function merged<Value>(values: readonly Value[], rowsOf: (value: Value) => Rows): Rows {
  return Object.assign({}, ...values.map(rowsOf)) as Rows
}

/** Ids of documents that no form makes. */
export const wrongIds = [
  ...['23456789ABCDEFGHJKL', '23456789ABCDEFGHJKLMN', 'REFUNDED', 'A'.repeat(1500), '<b>x'],
  ...[...'a01IO-А\0'].map((sign) => `K7P2QX${sign}AAAAAAAAAAAAA`),
  ...['23456789ABCDEFGHJKLM\n', '23456789AB\nCDEFGHJKL', '=HYPERLINK("x","Ann")'],
]

/** Creating the document under ids that the forms make, and under others. */
function idCases({ name, path, visitor, valid, stored = {} }: DocumentKind): RulesCase[] {
  const collection = path.slice(0, path.indexOf('/'))
  const under = (id: string) => setting(`${collection}/${id}`, valid)
  return questions({
    visitor,
    stored,
    allowed: each(['23456789ABCDEFGHJKLM', 'NPQRSTUVWXYZ98765432'], `${name} as`, under),
    refused: each(wrongIds, `${name} as`, under),
  })
}

/** Who is asked for in tables of who may do what. */
export const anybody = [
  ...['anonymous', 'ann', 'bob', 'admin', 'money', 'messages', 'members', 'orders', 'overseer'],
  ...['allAreas', 'unverified', 'formerStaff', 'mapped'],
] as readonly Visitor[]

/** Staff with this area. */
export const staffFor = {
  money: ['money', 'allAreas'],
  messages: ['messages', 'allAreas'],
  members: ['members', 'allAreas'],
  admin: ['overseer', 'allAreas'],
  notMoney: ['messages', 'members', 'orders'],
  moneyOrOrders: ['money', 'orders', 'allAreas'],
  moneyOrMembers: ['money', 'members', 'allAreas'],
} as const satisfies Record<string, readonly Visitor[]>

/** Those who may do each of these with a document; nobody else may. */
interface Access {
  readonly create?: readonly Visitor[]
  /** As `list`, unless something is said. */
  readonly get?: readonly Visitor[]
  readonly list?: readonly Visitor[]
  readonly writeAgain?: readonly Visitor[]
  readonly delete?: readonly Visitor[]
  /** As `delete`, unless something is said. */
  readonly deleteMissing?: readonly Visitor[]
}

/** What anybody could try with a document and its collection, and who may. Each signs as themselves. */
export function accessCases(
  kind: Pick<DocumentKind, 'name' | 'path' | 'valid' | 'stored' | 'creating'>,
  may: Access,
  visitors = anybody,
): RulesCase[] {
  const { name, path } = kind
  const collection = path.slice(0, path.lastIndexOf('/'))
  const missing = without({ ...staffDocuments, ...kind.stored }, path)
  return visitors.flatMap((visitor) => {
    const valid = { ...kind.valid, ...('by' in kind.valid && signedBy(visitor)) }
    // Not of this very millisecond: to write it again would change nothing.
    const before = 'timestamp' in valid ? { ...valid, timestamp: withinTheHour } : valid
    const stored = { ...missing, [path]: before }
    const attempts: readonly (readonly [string, readonly Visitor[] | undefined, Stored, Tried])[] =
      [
        ['create', may.create, missing, creatingOf(kind, valid)],
        ['get', may.get ?? may.list, stored, getting(path)],
        ['get a missing', may.get ?? may.list, missing, getting(path)],
        ['list', may.list, stored, { kind: 'list', collection }],
        ['write again', may.writeAgain, stored, setting(path, valid)],
        ['add a field to', [], stored, changing(path, { extra: 'text' })],
        ['delete', may.delete, stored, deleting(path)],
        ['delete a missing', may.deleteMissing ?? may.delete, missing, deleting(path)],
      ]
    return attempts.map(([what, allowedTo = [], held, tried]) => {
      const allowed = allowedTo.includes(visitor)
      const title = `${visitor} may ${allowed ? '' : 'not '}${what} ${name}`
      return { title, visitor, stored: held, attempt: attempting(tried), allowed }
    })
  })
}

/** Who may do what with a document, and what may be in it. */
export const kindCases = (kind: DocumentKind, may: Access): readonly RulesCase[] => [
  ...accessCases(kind, may),
  ...fieldCases(kind),
]

/** What a form stores, under an id that it makes. Anybody may create it, unless something is said. */
export const formCases = (kind: DocumentKind, may: Access): readonly RulesCase[] => [
  ...kindCases(kind, { create: anybody, ...may }),
  ...idCases(kind),
  ...('timestamp' in kind.valid ? sentAgainCases(kind) : []),
]

/** What a form stores may be sent again within the hour, as a lost answer asks for, but only as it is. */
function sentAgainCases(kind: DocumentKind): RulesCase[] {
  const { name, path, valid } = kind
  const again = changing(path, without(valid, 'timestamp'))
  const storedAt = (timestamp: unknown) => ({ [path]: { ...valid, timestamp } })
  return questions({
    visitor: 'anonymous',
    stored: storedAt(withinTheHour),
    allowed: {
      [`${name} sent again within the hour`]: again,
      [`${name} sent again by Bob`]: { try: again, visitor: 'bob' },
    },
    refused: {
      [`${name} sent again after an hour`]: { try: again, stored: storedAt(anHourAgo) },
      [`${name} sent again as of now`]: setting(path, valid),
      ...merged(tablesOf(kind), ([field, { accepted = [] }]) => ({
        [`${name} sent again with another ${field}`]: changing(path, {
          [field]: accepted.at(-1) ?? new Date(),
        }),
      })),
      ...each(Object.keys(valid), `${name} sent again without its`, (field) =>
        changing(path, { [field]: deleteField() }),
      ),
    },
  })
}
