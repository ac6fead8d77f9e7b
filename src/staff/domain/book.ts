import { referenceOf } from '@/domain/documentId'
import { formatKsh, wholeKsh } from '@/domain/money/money'
import { hasAllWords } from './textSearch'
import {
  countedAmount,
  recordKinds,
  methods,
  type Confirmation,
  type RecordKind,
  type Method,
} from './confirmation'
import type { SignedReason } from './stored'

/** Who paid, known while the pledge, order or profile is stored. */
export interface Payer {
  readonly name: string
  /** Of a pledge. */
  readonly email?: string
  /** Whole Ksh; null for a fee or income. */
  readonly pledged: number | null
}

/** What is confirmed or recorded, with what is known about it. */
export interface BookEntry extends Confirmation {
  /** Null once the payer is no longer stored. */
  readonly payer: Payer | null
  readonly void: SignedReason | null
  /** What a refund pays back. */
  readonly of: Confirmation | null
  /** The refund that paid it back, if it is among the entries. */
  readonly refund: Confirmation | null
}

/** '' stands for any. */
export interface BookFilter {
  readonly kind: RecordKind | ''
  readonly method: Method | ''
  /** An amount, or words that must all be found. */
  readonly searchText: string
}

export function isInFilter(entry: BookEntry, { kind, method, searchText }: BookFilter): boolean {
  const { id, document, from, note, amount, payer, of } = entry
  return (
    (kind === '' || entry.kind === kind) &&
    (method === '' || entry.method === method) &&
    (amount === wholeKsh(searchText) ||
      hasAllWords(
        [id, document, of?.document ?? '', payer?.name ?? '', from, note].join(' '),
        searchText,
      ))
  )
}

/** Latest money first, then latest confirmation. */
export function inOrder(entries: readonly BookEntry[]): readonly BookEntry[] {
  const keyOf = ({ paidOn, at, id }: BookEntry) => `${paidOn} ${at?.toISOString() ?? ''} ${id}`
  return [...entries].sort((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1))
}

/** The sums by method or by kind, without voids. The last one is the total. */
export function sumsOf(entries: readonly BookEntry[], by: 'method' | 'kind') {
  const counting = entries.filter((entry) => entry.void === null)
  const sumOf = (id: RecordKind | Method | 'all') => {
    const those = counting.filter((entry) => id === 'all' || entry[by] === id)
    return {
      id,
      count: those.length,
      /** Whole Ksh, minus refunds. */
      sum: those.reduce((sum, each) => sum + countedAmount(each), 0),
    }
  }
  const parts = (by === 'method' ? methods : recordKinds).map(sumOf)
  return [...parts.filter(({ count }) => count > 0), sumOf('all')]
}

/** '' without a difference, or if it is unknown. */
export function differenceText({ kind, amount, payer }: BookEntry): string {
  const pledged = (kind !== 'refund' && payer?.pledged) || amount
  if (amount === pledged) return ''
  // The rest may have come separately.
  return amount < pledged
    ? `of the ${formatKsh(pledged)} pledged`
    : `${formatKsh(amount - pledged)} more than the ${formatKsh(pledged)} pledged`
}

/** The reference of a gift or order, also of one that a refund pays back; '' if none. */
export function referenceIn(entry: BookEntry): string {
  const { kind, document } = entry.of ?? entry
  return kind === 'donation' || kind === 'order' ? referenceOf(document) : ''
}
