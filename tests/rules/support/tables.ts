import { staffDocuments, type Attempt, type RulesCase, type Visitor } from './cases'
import { without, type Fields } from './values'

/** What one field takes and what it does not; each value by how a title describes it. */
export interface FieldTable {
  readonly accepted: Fields
  readonly refused: Fields
}

/** A kind of document, for tables of cases. */
export interface DocumentKind {
  /** In a title: 'A donation'. */
  readonly name: string
  readonly path: string
  /** Who may create it. */
  readonly visitor: Visitor
  readonly valid: Fields
  readonly fields: Readonly<Record<string, FieldTable>>
  /** What it needs to be in the database. */
  readonly stored?: Readonly<Record<string, Fields>>
  /** How it is created; by setting it alone, unless something is said. */
  readonly creating?: (fields: Fields) => Attempt
}

/** Creating the document with every field right, missing, and of every listed value. */
export function fieldCases(kind: DocumentKind): RulesCase[] {
  const { name, path, visitor, valid, fields, stored } = kind
  const attempt = kind.creating ?? ((content) => ({ kind: 'set', path, fields: content }))
  const creating = (title: string, content: Fields, allowed: boolean): RulesCase => ({
    title: `${name} ${title} is ${allowed ? 'accepted' : 'refused'}`,
    visitor,
    ...(stored && { stored }),
    attempt: attempt(content),
    allowed,
  })
  return [
    creating('with every field right', valid, true),
    creating('without any field', {}, false),
    creating('with a field more', { ...valid, extra: 'text' }, false),
    creating('with a field named toString', { ...valid, toString: 'text' }, false),
    creating('with a field of an empty-looking name', { ...valid, ' ': 'text' }, false),
    ...Object.entries(fields).flatMap(([field, { accepted, refused }]) => [
      creating(`without its ${field}`, without(valid, field), false),
      ...[field.toUpperCase()]
        .filter((other) => other !== field)
        .map((other) =>
          creating(
            `with ${other} in place of its ${field}`,
            { ...without(valid, field), [other]: valid[field] },
            false,
          ),
        ),
      ...Object.entries(accepted).map(([what, value]) =>
        creating(`whose ${field} is ${what}`, { ...valid, [field]: value }, true),
      ),
      ...Object.entries(refused).map(([what, value]) =>
        creating(`whose ${field} is ${what}`, { ...valid, [field]: value }, false),
      ),
    ]),
  ]
}

/** Ids of documents that no form makes. */
const wrongIds: Readonly<Record<string, string>> = {
  'one character short': '23456789ABCDEFGHJKL',
  'one character long': '23456789ABCDEFGHJKLMN',
  'with a small letter': 'K7P2QXaAAAAAAAAAAAAA',
  'with a zero': 'K7P2QX0AAAAAAAAAAAAA',
  'with a one': 'K7P2QX1AAAAAAAAAAAAA',
  'with an I': 'K7P2QXIAAAAAAAAAAAAA',
  'with an O': 'K7P2QXOAAAAAAAAAAAAA',
  'with a dash': 'K7P2QX-AAAAAAAAAAAAA',
  'with a letter of another script': 'K7P2QXАAAAAAAAAAAAAA',
  'with a line break behind': '23456789ABCDEFGHJKLM\n',
  'with a line break inside': '23456789AB\nCDEFGHJKL',
  'with a NUL': '23456789AB\0CDEFGHJKL',
  'a word of ours': 'REFUNDED',
  'a reference alone': 'K7P2QX',
  'a formula': '=HYPERLINK("x","Ann")',
  HTML: '<img src=x onerror=a>',
  'as long as an id can be': 'A'.repeat(1500),
  'an id of the database itself': 'x9Wk2LmPqRsTuVwXyZ01',
}

/** Creating the document under ids that the forms make, and under others. */
export function idCases(kind: DocumentKind): RulesCase[] {
  const collection = kind.path.slice(0, kind.path.indexOf('/'))
  const creating = (title: string, id: string, allowed: boolean): RulesCase => ({
    title: `${kind.name} whose id is ${title} is ${allowed ? 'accepted' : 'refused'}`,
    visitor: kind.visitor,
    ...(kind.stored && { stored: kind.stored }),
    attempt: { kind: 'set', path: `${collection}/${id}`, fields: kind.valid },
    allowed,
  })
  return [
    ...['23456789ABCDEFGHJKLM', 'NPQRSTUVWXYZ98765432'].map((id) => creating(id, id, true)),
    ...Object.entries(wrongIds).map(([what, id]) => creating(what, id, false)),
  ]
}

/** Who is asked for in tables of who may do what, by how a title names them. */
const everybody: Readonly<Record<string, Visitor>> = {
  'an anonymous visitor': 'anonymous',
  Ann: 'ann',
  Bob: 'bob',
  'somebody with a claim to be an administrator': 'admin',
  'staff for money': 'money',
  'staff for messages': 'messages',
  'staff for members': 'members',
  'staff who oversee staff': 'overseer',
  'staff for everything': 'allAreas',
  'staff with an unconfirmed address': 'unverified',
  'a former staff member': 'formerStaff',
  'staff with a map for areas': 'mapped',
}

/** All of them. */
export const anybody: readonly Visitor[] = Object.values(everybody)

/** Those who may read a kind of document in every way, for `accessCases`. */
export function readBy(visitors: readonly Visitor[]) {
  return {
    get: visitors,
    'get a missing': visitors,
    list: visitors,
    'list only': visitors,
    'find by email': visitors,
    count: visitors,
  }
}

/** Everything anybody could try at a document and its collection, and who may. */
export function accessCases(
  kind: {
    readonly name: string
    readonly path: string
    readonly valid: Fields
    /** What else is in the database. */
    readonly stored?: Readonly<Record<string, Fields>>
  },
  may: Readonly<Record<string, readonly Visitor[]>>,
  visitors: readonly Visitor[] = anybody,
): RulesCase[] {
  const { name, path, valid } = kind
  const others = { ...staffDocuments, ...kind.stored }
  const collection = path.slice(0, path.lastIndexOf('/'))
  const stored = { ...others, [path]: valid }
  const missing = without(others, path) as typeof others
  const attempts: Readonly<Record<string, { attempt: Attempt; stored?: Record<string, Fields> }>> =
    {
      create: { attempt: { kind: 'set', path, fields: valid } },
      get: { attempt: { kind: 'get', path }, stored },
      'get a missing': { attempt: { kind: 'get', path } },
      list: { attempt: { kind: 'list', collection }, stored },
      'list only': { attempt: { kind: 'list', collection, limit: 1 }, stored },
      'find by email': {
        attempt: { kind: 'list', collection, where: ['email', 'ann@example.org'] },
        stored,
      },
      count: { attempt: { kind: 'count', collection }, stored },
      'write unchanged once more': { attempt: { kind: 'set', path, fields: valid }, stored },
      'set the message of': {
        attempt: { kind: 'change', path, fields: { message: 'changed' } },
        stored,
      },
      'add a field to': { attempt: { kind: 'change', path, fields: { extra: 'text' } }, stored },
      delete: { attempt: { kind: 'delete', path }, stored },
      'delete a missing': { attempt: { kind: 'delete', path } },
    }
  const unknown = Object.keys(may).filter((what) => !(what in attempts))
  if (unknown.length > 0) throw new Error(`No such attempts: ${unknown.join()}`)
  return Object.entries(attempts).flatMap(([what, question]) =>
    Object.entries(everybody)
      .filter(([, visitor]) => visitors.includes(visitor))
      .map(([who, visitor]) => {
        const allowed = may[what]?.includes(visitor) ?? false
        return {
          stored: missing,
          ...question,
          title: `${who} may ${allowed ? '' : 'not '}${what} ${name}`,
          visitor,
          allowed,
        }
      }),
  )
}
