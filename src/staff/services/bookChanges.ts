import { readCodePayment, readConfirmation } from '@/staff/domain/confirmation'
import { readLeftPayment } from '@/staff/domain/leftPayment'
import type { BookChange, BookSize } from '@/staff/matching/work'
import type { TimeSpan } from '@/staff/matching/statement'
import { watchChanges, type Write } from './write'
import { countDocuments } from './database'
import { inRange, type Query } from './wireFormat'

/** Tells what this desk changes in the book, or in what is awaited. */
export function watchBook(tell: (change: BookChange) => void): () => void {
  return watchChanges((writes) => writes.flatMap(changesIn).forEach(tell))
}

/** Once deleted, these are no longer awaited. */
const awaited: ReadonlySet<string> = new Set(['Donations', 'Orders', 'users'])

function changesIn(write: Write): readonly BookChange[] {
  const { collection, id } = write
  const isClosed = collection === 'closedPledges' || id.endsWith('-cancelled')
  if (isClosed || ('delete' in write && awaited.has(collection))) return [{ awaited: 'other' }]
  if (collection === 'leftPayments' && 'put' in write) return [{ takenBack: id }]
  if (collection === 'payments' && 'map' in write && write.value !== null)
    return [{ arrived: readCodePayment({ id, fields: { ...write.put } }) }]
  if (!('set' in write)) return []
  const stored = { id, fields: { ...write.set, at: new Date() } }
  if (collection === 'confirmations') return [{ booked: readConfirmation(stored) }]
  if (collection === 'leftPayments') return [{ left: readLeftPayment(stored) }]
  return collection === 'voids' ? [{ voided: id }] : []
}

/** Differs if anybody changes the book, or what `of` that time is awaited. Nine reads, and one per 1,000 documents. */
export function loadBookSize(of: TimeSpan): Promise<BookSize> {
  const inTime = (field: string) => inRange(field, new Date(of.from), new Date(of.to))
  const counted: readonly (readonly [collection: string, where?: Query['where']])[] = [
    ['confirmations'],
    ['leftPayments'],
    ['voids'],
    ['leftPayments', [['backBy', 'GREATER_THAN_OR_EQUAL', '']]],
    ['closedPledges'],
    ['orderSteps', [['step', 'EQUAL', 'cancelled']]],
    ['Donations', inTime('timestamp')],
    ['placed', inTime('at')],
    ['joined', inTime('at')],
  ]
  return Promise.all(
    counted.map(([collection, where = []]) => countDocuments({ collection, where })),
  )
}
