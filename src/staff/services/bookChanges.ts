import { readConfirmation } from '@/staff/domain/confirmation'
import { readLeftPayment } from '@/staff/domain/leftPayment'
import type { BookChange } from '@/staff/matching/ledger'
import { watchChanges, type Write } from './changes'
import { findDocuments } from './database'

/** What this desk stores in the book. */
export function watchBook(tell: (change: BookChange) => void): () => void {
  return watchChanges((writes) => writes.flatMap(changesIn).forEach(tell))
}

function changesIn(write: Write): readonly BookChange[] {
  const { collection, id } = write
  if (collection === 'leftPayments' && 'delete' in write) return [{ takenBack: id }]
  if (!('set' in write)) return []
  const stored = { ...write.set, at: new Date() }
  if (collection === 'confirmations') return [{ booked: readConfirmation(id, stored) }]
  if (collection === 'leftPayments') return [{ left: readLeftPayment(id, stored) }]
  return collection === 'voids' ? [{ voided: id }] : []
}

/** The newest ids, which tell whether anybody has changed the book. Three reads. */
export async function loadNewestChanges(): Promise<readonly string[]> {
  const newest = await Promise.all(
    ['confirmations', 'voids', 'leftPayments'].map(async (collection) => {
      const [found] = await findDocuments({
        collection,
        orderBy: [['at', 'DESCENDING']],
        limit: 1,
      })
      return found ? [`${collection}/${found.id}`] : []
    }),
  )
  return newest.flat()
}
