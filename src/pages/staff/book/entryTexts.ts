import { bookTexts, recordKindNames } from '@/content/staffBook'
import { referenceIn, type BookEntry } from '@/domain/staff/book'

/** As 'Donation K7P2QX'. */
export function kindText(entry: BookEntry): string {
  return `${recordKindNames[entry.record.kind]} ${referenceIn(entry)}`.trim()
}

/** From whom it came. */
export function payerText({ record, payer }: BookEntry): string {
  if (!payer) return bookTexts.unknownPayer
  return payer.name || (record.kind === 'income' ? bookTexts.nobody : '–')
}
