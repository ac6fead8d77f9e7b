import { Failure, type FailureCode } from '@/domain/failure'
import * as staffDatabase from './staffDatabase'
import { documentId, type Conditions, type FoundDocument } from './wireFormat'

const listeners = new Set<() => void>()

/** Calls `listener` when a call fails as for former staff. */
export function watchRefusals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Perhaps no longer staff, or logged out. */
export function isRefusal({ code }: Pick<Failure, 'code'>): boolean {
  return refusals.has(code)
}

const refusals: ReadonlySet<FailureCode> = new Set([
  'refused',
  'logged-out',
  'account-closed',
  'account-disabled',
] as const)

/** The same call, which tells the listeners of a refusal. */
function watched<Words extends unknown[], T>(ask: (...words: Words) => Promise<T>) {
  return async (...words: Words): Promise<T> => {
    try {
      return await ask(...words)
    } catch (error) {
      if (error instanceof Failure && isRefusal(error)) listeners.forEach((tell) => tell())
      throw error
    }
  }
}

export const findDocuments = watched(staffDatabase.findDocuments)
export const findDocument = watched(staffDatabase.findDocument)
export const countDocuments = watched(staffDatabase.countDocuments)
export const commit = watched(staffDatabase.commit)

/** Null too if refused, as to who sees only some areas. */
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

/** Only existing documents that match; only these cost a read. */
export function findByIds(
  collection: string,
  ids: readonly string[],
  where: Conditions = [],
): Promise<ReadonlyMap<string, FoundDocument>> {
  return findByField(collection, documentId, ids, where)
}

/** With one of these values; by id. */
export function findByField(
  collection: string,
  field: string,
  values: readonly string[],
  where: Conditions = [],
): Promise<ReadonlyMap<string, FoundDocument>> {
  return inParts(values, maxInValues, (part) =>
    findDocuments({ collection, where: [...where, [field, 'IN', part]] }),
  )
}

/** The rules look at up to two documents for each; Google allows 20 a request. */
const maxGets = 10

const getDocuments = watched(staffDatabase.getDocuments)

/** As `findByIds`, for who may get each of them but not query. Missing ones cost a read, too. */
export function getByIds(
  collection: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FoundDocument>> {
  return inParts(ids, maxGets, (part) => getDocuments(collection, part))
}

async function inParts(
  values: readonly string[],
  size: number,
  ask: (part: readonly string[]) => Promise<readonly FoundDocument[]>,
): Promise<ReadonlyMap<string, FoundDocument>> {
  const found = await Promise.all(partsOf(values, size).map(ask))
  return new Map(found.flat().map((document) => [document.id, document]))
}

/** So many at a time, and the rest. */
export function partsOf<T>(values: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  )
}
