import { compareValues } from './compareValues.ts'
import { checkPath, nameOf } from './documentPath.ts'
import type { StoredDocument } from './documentStore.ts'
import { formatFieldPath, getField, parseFieldPath, type FieldPath } from './fieldPath.ts'
import { invalid, unsupported } from './firestoreError.ts'
import { readFieldReference } from './fieldReference.ts'
import { readFilter, type Filter } from './queryFilter.ts'
import { checkLimits } from './queryLimits.ts'
import { allowKeys, readCount, readFlag, readList, readObject, readString } from './requestJson.ts'
import type { RestValue } from './restTypes.ts'
import { readValue } from './values.ts'

interface Order {
  path: FieldPath
  descending: boolean
}

interface Cursor {
  values: RestValue[]
  before: boolean
}

export interface Query {
  /** The collection; for a collection group, the document above it, then its id. */
  collection: readonly string[]
  /** Whether it asks a collection group: all collections with this id, at any depth. */
  allDescendants: boolean
  filter: Filter | null
  /** As the query states it, which is what the rules see. */
  givenOrder: readonly Order[]
  /** With what Firestore adds. */
  orderBy: readonly Order[]
  startAt: Cursor | null
  endAt: Cursor | null
  offset: number
  limit: number | null
  /** The fields to return; null for all. */
  select: readonly FieldPath[] | null
}

const knownKeys = ['from', 'where', 'orderBy', 'startAt', 'endAt', 'offset', 'limit', 'select']

/**
 * Reads a StructuredQuery.
 * @param parent path of the document above the collection; empty for the root
 * @param aggregated fields that every document found must have
 */
export function readQuery(
  raw: unknown,
  parent: readonly string[],
  root: string,
  aggregated: readonly FieldPath[] = [],
): Query {
  const query = readObject(raw, 'structuredQuery')
  if ('findNearest' in query) throw unsupported('vector queries')
  allowKeys(query, knownKeys, 'structuredQuery')
  const { collection, allDescendants } = readCollection(query['from'], parent)
  const place = { root, collection: allDescendants ? null : nameOf(root, collection) }
  const filter = query['where'] === undefined ? null : readFilter(query['where'], place)
  const givenOrder = readList(query['orderBy'], 'orderBy').map(readOrder)
  const orderBy = completeOrder(givenOrder, [filter?.inequalities ?? [], aggregated])
  if (filter) checkLimits({ ...filter, inequalities: new Set(filter.inequalities.map(keyOf)) })
  return {
    collection,
    allDescendants,
    filter,
    givenOrder,
    orderBy,
    startAt: readCursor(query['startAt'], givenOrder, root),
    endAt: readCursor(query['endAt'], givenOrder, root),
    offset: query['offset'] === undefined ? 0 : readCount(query['offset'], 'offset'),
    limit: query['limit'] === undefined ? null : readCount(query['limit'], 'limit'),
    select: query['select'] === undefined ? null : readSelect(query['select']),
  }
}

function readCollection(
  raw: unknown,
  parent: readonly string[],
): Pick<Query, 'collection' | 'allDescendants'> {
  const [selector, ...others] = readList(raw, 'from')
  if (selector === undefined || others.length > 0)
    throw invalid('A query must have exactly one collection in from')
  const from = readObject(selector, 'from')
  allowKeys(from, ['collectionId', 'allDescendants'], 'from')
  const collection = [...parent, readString(from['collectionId'], 'collectionId')]
  checkPath(collection)
  return { collection, allDescendants: readFlag(from['allDescendants'], 'allDescendants') }
}

function readOrder(raw: unknown): Order {
  const order = readObject(raw, 'An order')
  allowKeys(order, ['field', 'direction'], 'an order')
  const direction = order['direction'] ?? 'ASCENDING'
  if (direction !== 'ASCENDING' && direction !== 'DESCENDING')
    throw invalid('direction must be ASCENDING or DESCENDING')
  return { path: readFieldReference(order['field']), descending: direction === 'DESCENDING' }
}

/** Adds the fields of inequalities, then those of aggregations, then the name, in the last given direction. */
function completeOrder(ordered: Order[], fieldsInUse: readonly (readonly FieldPath[])[]): Order[] {
  const descending = ordered.at(-1)?.descending ?? false
  const given = new Set(ordered.map(({ path }) => keyOf(path)))
  const fields = new Set(
    fieldsInUse.flatMap((paths) =>
      paths.toSorted((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1)).map(keyOf),
    ),
  )
  // The name comes last, whatever the filters are.
  fields.delete('__name__')
  const added = [...fields, '__name__']
    .filter((key) => !given.has(key))
    .map((key) => ({ path: key === '__name__' ? [key] : parseFieldPath(key), descending }))
  const complete = [...ordered, ...added]
  if (given.size < ordered.length) throw invalid('A query cannot order by a field twice')
  if (complete.at(-1)?.path[0] !== '__name__') throw invalid('Nothing can come after __name__')
  return complete
}

/** By segments, not by how they are quoted. */
function sortKeyOf(path: FieldPath): string {
  return path.join('\0')
}

function keyOf(path: FieldPath): string {
  return path[0] === '__name__' ? '__name__' : formatFieldPath(path)
}

function readCursor(raw: unknown, orderBy: readonly Order[], root: string): Cursor | null {
  if (raw === undefined) return null
  const cursor = readObject(raw, 'A cursor')
  allowKeys(cursor, ['values', 'before'], 'a cursor')
  const values = readList(cursor['values'], 'values').map((value) => readValue(value, root))
  if (values.length > orderBy.length) throw invalid('A cursor has more values than the order')
  const { path } = orderBy[values.length - 1] ?? {}
  const last = values.at(-1)
  if (last && path?.[0] === '__name__' && !('referenceValue' in last))
    throw invalid('In the order of __name__ a cursor has a reference')
  return { values, before: readFlag(cursor['before'], 'before') }
}

function readSelect(raw: unknown): FieldPath[] {
  const select = readObject(raw, 'select')
  allowKeys(select, ['fields'], 'select')
  return readList(select['fields'], 'fields').map(readFieldReference)
}

export function runQuery(
  query: Query,
  documents: readonly StoredDocument[],
  root: string,
): StoredDocument[] {
  const { filter, orderBy, startAt, endAt, offset, limit } = query
  const valueOf = (document: StoredDocument, path: FieldPath): RestValue | undefined =>
    path[0] === '__name__'
      ? { referenceValue: nameOf(root, document.path) }
      : getField(document.fields, path)
  const positionOf = (values: Position, cursor: Cursor) => comparePositions(values, cursor, orderBy)
  const found = documents
    .filter((document) => filter === null || filter.matches((path) => valueOf(document, path)))
    .map((document) => ({ document, values: orderBy.map(({ path }) => valueOf(document, path)) }))
    // A document without one of the fields in the order is not in the result.
    .filter(({ values }) => !values.includes(undefined))
    .filter(({ values }) => {
      const start = startAt && positionOf(values, startAt)
      const end = endAt && positionOf(values, endAt)
      const isAfterStart = start === null || (startAt?.before ? start >= 0 : start > 0)
      const isBeforeEnd = end === null || (endAt?.before ? end < 0 : end <= 0)
      return isAfterStart && isBeforeEnd
    })
    .toSorted((a, b) => comparePositions(a.values, b, orderBy))
  return found
    .slice(offset, limit === null ? undefined : offset + limit)
    .map(({ document }) => document)
}

type Position = readonly (RestValue | undefined)[]

/** The position of a document relative to a cursor or another document, in the order of the query. */
function comparePositions(
  one: Position,
  { values }: { readonly values: Position },
  orderBy: readonly Order[],
): number {
  for (const [index, value] of values.entries()) {
    const order = orderBy[index]
    if (order === undefined) break
    const difference = compareOptional(one[index], value)
    if (difference !== 0) return order.descending ? -difference : difference
  }
  return 0
}

function compareOptional(a: RestValue | undefined, b: RestValue | undefined): number {
  return a === undefined || b === undefined ? 0 : compareValues(a, b)
}

/** The fields that the query orders by, as the rules see them. */
export function orderOf({ givenOrder }: Query): ReadonlyMap<string, 'ASC' | 'DESC'> {
  return new Map(
    givenOrder.map(({ path, descending }) => [keyOf(path), descending ? 'DESC' : 'ASC']),
  )
}
