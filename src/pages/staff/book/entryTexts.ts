import { bookTexts, recordKindNames } from '@/content/staffBook'
import { formatKsh } from '@/domain/money/money'
import { referenceIn, type BookEntry } from '@/domain/staff/book'
import { countedAmount } from '@/domain/staff/confirmation'

/** As 'Donation K7P2QX'. */
export function kindText(entry: BookEntry): string {
  return `${recordKindNames[entry.record.kind]} ${referenceIn(entry)}`.trim()
}

/** As 'Ksh 500', or 'Ksh -500' for what was paid back. */
export function amountText({ record }: BookEntry): string {
  return formatKsh(countedAmount(record))
}

/** From whom it came. */
export function payerText({ record, payer, of }: BookEntry): string {
  if (!payer) return bookTexts.unknownPayer
  return payer.name || ((of ?? record).kind === 'income' ? bookTexts.nobody : '–')
}
