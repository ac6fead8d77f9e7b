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
  if (collection === 'leftPayments' && 'delete' in write) return [{ takenBack: id }]
  if (!('set' in write)) return []
  const stored = { ...write.set, at: new Date() }
  if (collection === 'confirmations') return [{ booked: readConfirmation(id, stored) }]
  if (collection === 'leftPayments') return [{ left: readLeftPayment(id, stored) }]
  return collection === 'voids' ? [{ voided: id }] : []
}

/** How many documents the book has in each collection, of which only left payments are ever deleted. */
export type BookSize = Readonly<Record<'confirmations' | 'voids' | 'leftPayments', number>>

/** Tells whether anybody has changed the book. Three reads, one more for each 1,000 documents. */
export async function loadBookSize(): Promise<BookSize> {
  const [confirmations = 0, voids = 0, leftPayments = 0] = await Promise.all(
    ['confirmations', 'voids', 'leftPayments'].map((collection) => countDocuments({ collection })),
  )
  return { confirmations, voids, leftPayments }
}

/** After a change on this desk. */
export function sizeAfter(size: BookSize, change: BookChange): BookSize {
  if ('booked' in change) return { ...size, confirmations: size.confirmations + 1 }
  if ('voided' in change) return { ...size, voids: size.voids + 1 }
  return { ...size, leftPayments: size.leftPayments + ('left' in change ? 1 : -1) }
}
