import { bookingTexts, bookingWords, type BookingWords } from '@/staff/content/booking'
import type { Purpose } from '@/staff/domain/booking'
import { markId, type BookedMoney } from '@/staff/domain/confirmation'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'

/** A text of the form; parts have theirs by `partKey`. */
export type Field = 'method' | 'code' | 'total' | 'isPart' | 'paidOn' | 'from' | 'note' | 'sure'

/** What is known when the form opens. */
export interface Opening {
  /** The draft's. */
  readonly name: string
  readonly words: BookingWords
  readonly text: string
  readonly known?: Readonly<Partial<Record<Field, string>>>
  /** With their amounts; '' for all of the payment. */
  readonly parts: readonly (readonly [Purpose, string])[]
  /** A statement's, with what is left of it in whole Ksh: only its parts are typed. */
  readonly line?: {
    readonly money: Omit<BookedMoney, 'amount'>
    readonly rest: number
    readonly partsLeft: number
  }
  /** What else it may be for. Without, it has one part. */
  readonly among?: readonly ExpectedPayment[]
  /** Whole Ksh at most. */
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
