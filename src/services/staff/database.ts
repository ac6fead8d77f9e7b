import { callOut, loadPart } from '@/services/call'
import type * as staffDatabase from '@/services/firebase/staffDatabase'
import type { FoundDocument, Query } from '@/services/firebase/staffDatabase'

/** As the staff member who is logged in. @throws Failure */
export function askDatabase<T>(ask: (database: typeof staffDatabase) => Promise<T>): Promise<T> {
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
