import { referenceOf } from '@/domain/documentId'
import { formatKsh } from '@/domain/money/money'
import { hasAllWords } from '@/domain/text/textSearch'
import {
  countedAmount,
  recordKinds,
  ways,
  type Confirmation,
  type RecordKind,
  type Way,
} from './confirmation'
import type { Signature } from './stored'

/** Who pledged what; known as long as the pledge, order or profile is stored. */
export interface Payer {
  readonly name: string
  /** Whole Ksh; null for a fee, which is no pledge. */
  readonly pledged: number | null
}

export interface Void extends Signature {
  readonly reason: string
}

/** A line of the treasurer's book. */
export interface BookEntry {
  readonly record: Confirmation
  /** Null once it is no longer stored. */
  readonly payer: Payer | null
  readonly void: Void | null
  /** Of a refund: what is paid back. */
  readonly of: Confirmation | null
  /** By which it is paid back, as far as that is among the entries. */
  readonly refund: Confirmation | null
}

/** Ways and kinds as asked for; '' is any. */
export interface BookFilter {
  readonly kind: RecordKind | ''
  readonly way: Way | ''
  /** Words of a code, a reference, a name, a note, or an amount. */
  readonly sought: string
}

export function isInFilter(entry: BookEntry, { kind, way, sought }: BookFilter): boolean {
  const { record, payer, of } = entry
  const { code, document, from, note, amount } = record
  return (
    (kind === '' || record.kind === kind) &&
    (way === '' || record.method === way) &&
    (amount === amountSought(sought) ||
      hasAllWords(
        [code, document, of?.document ?? '', payer?.name ?? '', from, note].join(' '),
        sought,
      ))
  )
}

/** '1,500' and 'Ksh 1500' are 1500; null for other texts. */
export function amountSought(sought: string): number | null {
  const [, digits = ''] = /^(?:ksh\.?\s*)?(\d{1,3}(?:,\d{3})+|\d{1,7})$/i.exec(sought.trim()) ?? []
  return digits === '' ? null : Number(digits.replaceAll(',', ''))
}

/** Latest first: by the day of the money, then by that of the confirmation. */
export function inOrder(entries: readonly BookEntry[]): readonly BookEntry[] {
  const keyOf = ({ record: { paidOn, at, id } }: BookEntry) =>
    `${paidOn} ${at?.toISOString() ?? ''} ${id}`
  return entries
    .map((entry) => ({ entry, key: keyOf(entry) }))
    .toSorted((a, b) => (a.key < b.key ? 1 : -1))
    .map(({ entry }) => entry)
}

export interface BookSum {
  /** `all`, or what it is the sum of. */
  readonly of: RecordKind | Way | 'all'
  readonly count: number
  /** Whole Ksh, without what was paid back. */
  readonly sum: number
}

/** What counts, in all, by way and by kind; only what there is. */
export function sumsOf(entries: readonly BookEntry[]): readonly BookSum[] {
  const counting = entries.filter((entry) => entry.void === null).map(({ record }) => record)
  const sumOf = (of: BookSum['of'], those: typeof counting): BookSum => ({
    of,
    count: those.length,
    sum: those.reduce((sum, record) => sum + countedAmount(record), 0),
  })
  return [
    sumOf('all', counting),
    ...[
      ...ways.map((way) =>
        sumOf(
          way,
          counting.filter(({ method }) => method === way),
        ),
      ),
      ...recordKinds.map((kind) =>
        sumOf(
          kind,
          counting.filter((each) => each.kind === kind),
        ),
      ),
    ].filter(({ count }) => count > 0),
  ]
}

/** How what arrived differs from what was pledged; '' where it does not, or nobody knows. */
export function differenceText({ record: { kind, amount }, payer }: BookEntry): string {
  const pledged = (kind !== 'refund' && payer?.pledged) || amount
  if (amount === pledged) return ''
  // The rest may have come in by itself.
  return amount < pledged
    ? `of the ${formatKsh(pledged)} pledged`
    : `${formatKsh(amount - pledged)} more than the ${formatKsh(pledged)} pledged`
}

/** A pledge or order by its reference, also of a refund; '' for others. */
export function referenceIn({ record, of }: BookEntry): string {
  const { kind, document } = of ?? record
  return kind === 'donation' || kind === 'order' ? referenceOf(document) : ''
}
