import { Failure, type FailureCode } from '@/domain/failure'
import { callOut, loadPart } from '@/services/call'
import type * as staffDatabase from '@/services/firebase/staffDatabase'
import type { FoundDocument, Query } from '@/services/firebase/staffDatabase'

type Ask<T> = (database: typeof staffDatabase) => Promise<T>

const listeners = new Set<() => void>()

/** Calls `listener` when a call fails as those of former staff do. Returns a function that stops it. */
export function watchRefusals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What may mean that somebody is no longer staff, or no longer logged in. */
export function isRefusal({ code }: Pick<Failure, 'code'>): boolean {
  return refusals.has(code)
}

const refusals: ReadonlySet<FailureCode> = new Set([
  'refused',
  'logged-out',
  'account-closed',
  'account-disabled',
] as const)

/** As the staff member who is logged in. @throws Failure */
export async function askDatabase<T>(ask: Ask<T>): Promise<T> {
  try {
    return await askUnheard(ask)
  } catch (error) {
    if (error instanceof Failure && isRefusal(error)) listeners.forEach((tell) => tell())
    throw error
  }
}

/** Tells no listener of a refusal. @throws Failure */
export function askUnheard<T>(ask: Ask<T>): Promise<T> {
  return callOut(async () => ask(await loadPart(() => import('@/services/firebase/staffDatabase'))))
}

/** In one condition. */
const mostValues = 30

/** Those that exist, and meet the conditions; only they cost a read. */
export async function findByIds(
  collection: string,
  ids: readonly string[],
  where: NonNullable<Query['where']> = [],
): Promise<ReadonlyMap<string, FoundDocument>> {
  const parts = Array.from({ length: Math.ceil(ids.length / mostValues) }, (_, index) =>
    ids.slice(index * mostValues, (index + 1) * mostValues),
  )
  const found = await askDatabase(({ findDocuments, documentId }) =>
    Promise.all(
      parts.map((part) =>
        findDocuments({ collection, where: [...where, [documentId, 'IN', part]] }),
      ),
    ),
  )
  return new Map(found.flat().map((document) => [document.id, document]))
}
