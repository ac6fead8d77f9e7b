import { findDocuments } from './database'
import { documentId, type FoundDocument, type Query } from './wireFormat'

const pageSize = 50

/** `next`: null on the last page. */
export interface ListPage<T> {
  readonly items: readonly T[]
  readonly next: ListCursor | null
}

export type ListCursor = readonly unknown[]

/** Sorted by a field and the id, or by the id alone. */
export async function loadPage<T>(
  {
    orderBy,
    size = pageSize,
    ...query
  }: Pick<Query, 'collection' | 'where' | 'select'> & {
    readonly orderBy?: NonNullable<Query['orderBy']>[number]
    readonly size?: number
  },
  after: ListCursor | null,
  read: (document: FoundDocument) => T,
): Promise<ListPage<T>> {
  const order = orderBy
    ? [orderBy, [documentId, orderBy[1]] as const]
    : [[documentId, 'ASCENDING'] as const]
  // One extra shows whether a page follows.
  const found = await findDocuments({ ...query, orderBy: order, after, limit: size + 1 })
  const last = found.length > size ? found[size - 1] : undefined
  return {
    items: found.slice(0, size).map(read),
    next: last
      ? order.map(([field]) => (field === documentId ? last.id : last.fields[field]))
      : null,
  }
}

/** The items of all pages. */
export function findAll<T>(
  query: Parameters<typeof loadPage>[0],
  read: (document: FoundDocument) => T,
): Promise<readonly T[]> {
  return loadAll((after) => loadPage({ size: 300, ...query }, after, read))
}

export async function loadAll<T>(
  load: (after: ListCursor | null) => Promise<ListPage<T>>,
  from: ListCursor | null = null,
): Promise<readonly T[]> {
  const items: T[] = []
  let next = from
  do {
    const page = await load(next)
    items.push(...page.items)
    next = page.next
  } while (next)
  return items
}
