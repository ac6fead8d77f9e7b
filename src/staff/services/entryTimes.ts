import { readAt } from '@/staff/domain/stored'
import { findAll } from './listPage'
import { inRange } from './wireFormat'

/** By id, newest first. One read each. */
export async function loadEntryTimes(collection: 'placed' | 'joined', from: Date, before?: Date) {
  const found = await findAll(
    { collection, where: inRange('at', from, before), orderBy: ['at', 'DESCENDING'] },
    ({ id, fields }) => [id, readAt(fields)] as const,
  )
  return new Map(found)
}
