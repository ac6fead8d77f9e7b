import { readMoment } from '@/staff/domain/stored'
import { loadAll, loadPage } from './listPage'

/** By id, newest first. One read each. */
export async function loadEntryTimes(
  collection: 'placed' | 'joined',
  from: Date,
  before?: Date,
): Promise<ReadonlyMap<string, Date | null>> {
  const found = await loadAll((after) =>
    loadPage(
      {
        collection,
        where: [
          ['at', 'GREATER_THAN_OR_EQUAL', from],
          ...(before ? ([['at', 'LESS_THAN', before]] as const) : []),
        ],
        orderBy: ['at', 'DESCENDING'],
        size: 300,
      },
      after,
      ({ id, fields }) => [id, readMoment(fields)] as const,
    ),
  )
  return new Map(found)
}
