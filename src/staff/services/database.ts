import { Failure } from '@/domain/failure'
import { findDocument, findDocuments, getDocuments } from './staffDatabase'
import { type ById, documentId, type Conditions, type FoundDocument } from './wireFormat'

export { commit, countDocuments, findDocument, findDocuments } from './staffDatabase'

/** Null also if refused, as it is to staff with other areas. */
export async function findIfAllowed(collection: string, id: string): Promise<FoundDocument | null> {
  try {
    return await findDocument(collection, id)
  } catch (failure) {
    if (failure instanceof Failure && failure.code === 'refused') return null
    throw failure
  }
}

/** Per IN condition. */
const maxInValues = 30

/** Finds only existing documents that match; only these cost a read. */
export function findByIds(collection: string, ids: readonly string[], where: Conditions = []) {
  return findByField(collection, documentId, ids, where)
}

/** The documents with one of these values, by id. */
export function findByField(
  collection: string,
  field: string,
  values: readonly string[],
  where: Conditions = [],
): Promise<ById<FoundDocument>> {
  return inParts(values, maxInValues, (part) =>
    findDocuments({ collection, where: [...where, [field, 'IN', part]] }),
  )
}

/** Few enough even if the rules looked up two documents for each: Google allows 20 per request. */
const maxGets = 10

/** Like `findByIds`, for staff who may get each document but not query. Missing ones cost a read too. */
export function getByIds(collection: string, ids: readonly string[]): Promise<ById<FoundDocument>> {
  return inParts(ids, maxGets, (part) => getDocuments(collection, part))
}

async function inParts(
  values: readonly string[],
  size: number,
  ask: (part: readonly string[]) => Promise<readonly FoundDocument[]>,
): Promise<ById<FoundDocument>> {
  const found = await Promise.all(partsOf(values, size).map(ask))
  return new Map(found.flat().map((document) => [document.id, document]))
}

/** Parts of `size` values each; the last part may be smaller. */
export function partsOf<T>(values: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  )
}
