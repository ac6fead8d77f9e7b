import { readAt } from '@/staff/domain/stored'
import { findAll } from './listPage'

/** By id, newest first. One read each. */
export async function loadEntryTimes(
  collection: 'placed' | 'joined',
  from: Date,
  before?: Date,
): Promise<ReadonlyMap<string, Date | null>> {
  const where = [
    ['at', 'GREATER_THAN_OR_EQUAL', from],
    ...(before ? ([['at', 'LESS_THAN', before]] as const) : []),
  ] as const
  const found = await findAll(
    { collection, where, orderBy: ['at', 'DESCENDING'] },
    ({ id, fields }) => [id, readAt(fields)] as const,
  )
  return new Map(found)
}
