import type { Account } from '@/domain/members/account'
import { bookTexts } from '@/staff/content/book'
import { bookingTexts, bookingWords } from '@/staff/content/booking'
import type { BookEntry } from '@/staff/domain/book'
import { BookingDialog } from '@/staff/pages/booking/BookingDialog'
import type { Opening } from '@/staff/pages/booking/opening'
import { RowMore, RowQuestion } from '@/staff/pages/list/Row'
import { recordText } from '@/staff/pages/payments/recordText'
import { VoidDialog } from '@/staff/pages/payments/VoidDialog'

/** Records a refund, and voids. */
export function EntryActions({ entry, staff }: { entry: BookEntry; staff: Account }) {
  const { record, refund, payer } = entry
  if (entry.void) return null
  const name = payer?.name ?? ''
  return (
    <RowMore>
      {record.kind !== 'refund' && !refund && (
        <RowQuestion label={bookTexts.recordRefund}>
          {({ onDone, onClose }) => (
            <BookingDialog
              opening={refundOf(entry)}
              staff={staff}
              onDone={() => onDone()}
              onClose={onClose}
            />
          )}
        </RowQuestion>
      )}
      <RowQuestion label="Void…" isGrave>
        {(closing) => <VoidDialog {...closing} {...{ record, name, staff }} />}
      </RowQuestion>
    </RowMore>
  )
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
