import { Failure, type FailureCode } from '@/domain/failure'
import { withDeadline, loadPart } from '@/services/call'
import type * as staffDatabase from './staffDatabase'
import type { FoundDocument, Query } from './staffDatabase'

type Ask<T> = (database: typeof staffDatabase) => Promise<T>

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

export async function askDatabase<T>(ask: Ask<T>): Promise<T> {
  try {
    return await askQuietly(ask)
  } catch (error) {
    if (error instanceof Failure && isRefusal(error)) listeners.forEach((tell) => tell())
    throw error
  }
}

/** Tells no listener of a refusal. */
export function askQuietly<T>(ask: Ask<T>): Promise<T> {
  return withDeadline(async () => ask(await loadPart(() => import('./staffDatabase'))))
}

/** Per IN condition. */
const maxInValues = 30

/** Only existing documents that match; only these cost a read. */
export async function findByIds(
  collection: string,
  ids: readonly string[],
  where: NonNullable<Query['where']> = [],
): Promise<ReadonlyMap<string, FoundDocument>> {
  const parts = Array.from({ length: Math.ceil(ids.length / maxInValues) }, (_, index) =>
    ids.slice(index * maxInValues, (index + 1) * maxInValues),
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
