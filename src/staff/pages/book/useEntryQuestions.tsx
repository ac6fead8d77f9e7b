import type { Account } from '@/domain/members/account'
import { bookTexts } from '@/staff/content/book'
import { bookingTexts, bookingWords } from '@/staff/content/booking'
import type { BookEntry } from '@/staff/domain/book'
import { BookingDialog } from '@/staff/pages/booking/BookingDialog'
import { income, type Opening } from '@/staff/pages/booking/opening'
import { useQuestion } from '@/staff/pages/dialog/useQuestion'
import { RowButton, RowMore } from '@/staff/pages/list/Row'
import { partText, recordText } from '@/staff/pages/payments/recordText'
import { VoidDialog } from '@/staff/pages/payments/VoidDialog'

/** Income, refunds and voids. `onIncome`: whole Ksh, and the day. */
export function useEntryQuestions(
  staff: Account,
  done: () => void,
  onIncome: (booked: { amount: number; paidOn: string }) => void,
) {
  const { about, ask, closing } = useQuestion<Opening | BookEntry>(done)
  return {
    recordIncome: () => ask(newIncome),
    renderButtons: (entry: BookEntry) => {
      const { record, refund } = entry
      if (entry.void) return null
      const button = (label: string, asked: Opening | BookEntry) => (
        <RowButton
          label={label}
          about={partText(record)}
          isGrave={asked === entry}
          onClick={() => ask(asked)}
        />
      )
      return (
        <RowMore about={partText(record)}>
          {record.kind !== 'refund' && !refund && button(bookTexts.recordRefund, refundOf(entry))}
          {button('Void…', entry)}
        </RowMore>
      )
    },
    dialog:
      about &&
      ('record' in about ? (
        <VoidDialog
          {...closing}
          record={about.record}
          name={about.payer?.name ?? ''}
          staff={staff}
        />
      ) : (
        <BookingDialog
          {...closing}
          opening={about}
          staff={staff}
          onDone={(booked) => {
            closing.onDone()
            if (about === newIncome) onIncome(booked)
          }}
        />
      )),
  }
}

const newIncome: Opening = {
  name: 'income',
  words: bookingWords.income,
  text: bookingTexts.income,
  parts: [[income, '']],
}

/** Of the full amount by default. */
function refundOf({ record, payer }: BookEntry): Opening {
  const { id, amount, paidOn } = record
  const name = payer?.name ?? ''
  return {
    name: `refund ${id}`,
    words: bookingWords.refund,
    text: bookingTexts.refund(recordText(record, name)),
    known: { total: String(amount) },
    parts: [[{ kind: 'refund', id, name, of: record }, '']],
    most: amount,
    first: paidOn,
  }
}
