import { formatFieldPath } from './fieldPath.ts'
import { FirestoreError } from './firestoreError.ts'
import type { Query } from './query.ts'

/** An entry of firestore.indexes.json. */
export interface CompositeIndex {
  readonly collectionGroup: string
  readonly queryScope: string
  readonly fields: readonly { readonly fieldPath: string; readonly order: string }[]
}

/** Refuses a query that needs more than the single-field indexes, which Firestore makes by itself. */
export function checkIndex(query: Query, indexes: readonly CompositeIndex[]): void {
  const order = new Map(
    query.orderBy.map(({ path, descending }) => [
      formatFieldPath(path),
      descending ? 'DESCENDING' : 'ASCENDING',
    ]),
  )
  order.delete('__name__')
  const paths = query.filter?.conditions.map(({ path }) => formatFieldPath(path)) ?? []
  const equal = [...new Set(paths)].filter((path) => !order.has(path)).toSorted()
  if (order.size === 0 || order.size + equal.length === 1) return
  const needed: CompositeIndex = {
    collectionGroup: query.collection.at(-1) ?? '',
    queryScope: 'COLLECTION',
    fields: [
      ...equal.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
      ...Array.from(order, ([fieldPath, direction]) => ({ fieldPath, order: direction })),
    ],
  }
  const signOf = ({ collectionGroup, fields }: CompositeIndex) =>
    JSON.stringify([
      collectionGroup,
      // Among these, order and direction do not matter.
      fields
        .slice(0, equal.length)
        .map(({ fieldPath }) => fieldPath)
        .toSorted(),
      fields.slice(equal.length).map(({ fieldPath, order: direction }) => [fieldPath, direction]),
    ])
  if (indexes.some((index) => signOf(index) === signOf(needed))) return
  throw new FirestoreError(
    'FAILED_PRECONDITION',
    `The query requires an index: ${JSON.stringify(needed)}`,
  )
}
