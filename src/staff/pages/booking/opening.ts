import { bookingTexts, bookingWords, type BookingWords } from '@/staff/content/booking'
import type { Purpose } from '@/staff/domain/booking'
import { markId, type BookedMoney } from '@/staff/domain/confirmation'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'

/** A field of the form. The amounts of parts go by `partKey`. */
export type Field = 'method' | 'code' | 'total' | 'isPart' | 'paidOn' | 'from' | 'note' | 'sure'

/** What is known when the form opens. */
export interface Opening {
  /** The name of the draft. */
  readonly name: string
  readonly words: BookingWords
  readonly text: string
  readonly known?: Readonly<Partial<Record<Field, string>>>
  /** Each with its amount; '' for the whole payment. */
  readonly parts: readonly (readonly [Purpose, string])[]
  /** A statement's line, with what is left of it in whole Ksh: staff type only the parts. */
  readonly line?: {
    readonly money: Omit<BookedMoney, 'amount'>
    readonly rest: number
    readonly partsLeft: number
  }
  /** What else it may be for. Without this, it has one part. */
  readonly among?: readonly ExpectedPayment[]
  /** The highest amount, in whole Ksh. */
  readonly most?: number
  /** The first possible day, YYYY-MM-DD. */
  readonly first?: string
}

export const income = {
  kind: 'income',
  id: '',
  name: bookingWords.income.title,
} as const satisfies Purpose

/** Money that nobody pledged. */
export const incomeOpening: Opening = {
  name: 'income',
  words: bookingWords.income,
  text: bookingTexts.income,
  parts: [[income, '']],
}

export function partKey({ kind, id }: Pick<Purpose, 'kind' | 'id'>): string {
  return markId(kind, id)
}
