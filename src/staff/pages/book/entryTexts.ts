import { bookTexts, recordKindNames } from '@/staff/content/book'
import { formatKsh } from '@/domain/money/money'
import { referenceIn, type BookEntry } from '@/staff/domain/book'
import { countedAmount } from '@/staff/domain/confirmation'

/** 'Donation K7P2QX', or 'Refund: Donation K7P2QX'. */
export function kindText(entry: BookEntry): string {
  const { record, of } = entry
  const what = `${recordKindNames[(of ?? record).kind]} ${referenceIn(entry)}`.trim()
  return of ? `${recordKindNames.refund}: ${what}` : what
}

/** 'Ksh 500', or 'Ksh -500' for a refund. */
export function amountText({ record }: BookEntry): string {
  return formatKsh(countedAmount(record))
}

export function payerText({ record, payer, of }: BookEntry): string {
  if (!payer) return bookTexts.unknownPayer
  return payer.name || ((of ?? record).kind === 'income' ? bookTexts.nobody : '–')
}
