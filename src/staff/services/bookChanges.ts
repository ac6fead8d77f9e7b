import { readConfirmation } from '@/staff/domain/confirmation'
import { readLeftPayment } from '@/staff/domain/leftPayment'
import type { BookChange } from '@/staff/matching/ledger'
import { watchChanges, type Write } from './changes'
import { countDocuments } from './database'

/** What this desk stores in the book. */
export function watchBook(tell: (change: BookChange) => void): () => void {
  return watchChanges((writes) => writes.flatMap(changesIn).forEach(tell))
}

function changesIn(write: Write): readonly BookChange[] {
  const { collection, id } = write
  if (collection === 'leftPayments' && 'put' in write) return [{ takenBack: id }]
  if (!('set' in write)) return []
  const stored = { ...write.set, at: new Date() }
  if (collection === 'confirmations') return [{ booked: readConfirmation(id, stored) }]
  if (collection === 'leftPayments') return [{ left: readLeftPayment(id, stored) }]
  return collection === 'voids' ? [{ voided: id }] : []
}

/** How many documents the book has; `takenBack` are among `leftPayments`. */
export type BookSize = Readonly<
  Record<'confirmations' | 'voids' | 'leftPayments' | 'takenBack', number>
>

/** Tells whether anybody has changed the book. Four reads, one more for each 1,000 documents. */
export async function loadBookSize(): Promise<BookSize> {
  const [confirmations, voids, leftPayments, takenBack] = await Promise.all([
    countDocuments({ collection: 'confirmations' }),
    countDocuments({ collection: 'voids' }),
    countDocuments({ collection: 'leftPayments' }),
    countDocuments({
      collection: 'leftPayments',
      where: [['backBy', 'GREATER_THAN_OR_EQUAL', '']],
    }),
  ])
  return { confirmations, voids, leftPayments, takenBack }
}

/** After a change on this desk. */
export function sizeAfter(size: BookSize, change: BookChange): BookSize {
  if ('booked' in change) return { ...size, confirmations: size.confirmations + 1 }
  if ('voided' in change) return { ...size, voids: size.voids + 1 }
  if ('takenBack' in change) return { ...size, takenBack: size.takenBack + 1 }
  // One left again takes a colleague's place: the page reads once too often.
  return { ...size, leftPayments: size.leftPayments + 1 }
}
