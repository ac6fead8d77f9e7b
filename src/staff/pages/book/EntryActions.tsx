import { bookTexts } from '@/staff/content/book'
import { bookingTexts, bookingWords } from '@/staff/content/booking'
import type { BookEntry } from '@/staff/domain/book'
import { BookingDialog } from '@/staff/pages/booking/BookingDialog'
import type { Opening } from '@/staff/pages/booking/opening'
import { DialogButton } from '@/staff/pages/dialog/DialogButton'
import { RowMore } from '@/staff/pages/list/Row'
import { recordText } from '@/staff/pages/payments/records'
import { VoidDialog } from '@/staff/pages/payments/PaymentButtons'

export function EntryActions({ entry }: { entry: BookEntry }) {
  if (entry.void) return null
  return (
    <RowMore>
      {entry.kind !== 'refund' && !entry.refund && (
        <DialogButton label={bookTexts.recordRefund}>
          <BookingDialog opening={refundOf(entry)} />
        </DialogButton>
      )}
      <DialogButton label="Void…" isGrave>
        <VoidDialog record={entry} name={entry.payer?.name ?? ''} />
      </DialogButton>
    </RowMore>
  )
}

/** Pays back the full amount by default. */
function refundOf(entry: BookEntry): Opening {
  const { id, amount, paidOn, payer } = entry
  const name = payer?.name ?? ''
  return {
    name: `refund ${id}`,
    words: bookingWords.refund,
    text: bookingTexts.refund(recordText(entry, name)),
    known: { total: String(amount) },
    parts: [[{ kind: 'refund', id, name, of: entry }, '']],
    most: amount,
    first: paidOn,
  }
}
