import { bookingTexts, bookingWords } from '@/staff/content/booking'
import type { Account } from '@/domain/members/account'
import { formatKsh } from '@/domain/money/money'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { BookingDialog } from '@/staff/pages/booking/BookingDialog'
import type { Opening } from '@/staff/pages/booking/opening'
import { RowQuestion } from '@/staff/pages/list/Row'
import type { KnownPayment } from '@/staff/services/paymentStates'
import { codeText } from './recordText'
import { ThankLinks } from './ThankLinks'
import { VoidDialog } from './VoidDialog'

interface Props {
  readonly label?: string
  /** With the full amount. */
  readonly expected: ExpectedPayment
  readonly payment: KnownPayment
  readonly staff: Account
}

/** After a refund only a fee can be confirmed again. */
export function isAwaited({ kind }: ExpectedPayment, { state }: KnownPayment): boolean {
  return state === 'back' ? kind === 'fee' : state !== 'confirmed'
}

/** Confirms what is left. */
export function ConfirmButton({ label = 'Confirm…', expected, payment, staff }: Props) {
  const { state, paid } = payment
  const left = { ...expected, amount: expected.amount - (state === 'part' ? paid : 0) }
  return (
    <RowQuestion variant="secondary" label={label}>
      {({ onDone, onClose }) => (
        <BookingDialog
          opening={openingOf(left)}
          staff={staff}
          onDone={({ amount }) => onDone(<Confirmed payment={left} amount={amount} />)}
          onClose={onClose}
        />
      )}
    </RowQuestion>
  )
}

function openingOf(purpose: ExpectedPayment): Opening {
  const { kind, id, name, amount, isByBank } = purpose
  return {
    name: `confirm ${kind} ${id}`,
    words: bookingWords.confirm,
    text: bookingTexts.confirm(name),
    known: { total: String(amount), ...(isByBank && { method: 'bank' }) },
    parts: [[purpose, '']],
  }
}

function Confirmed({ payment, amount }: { payment: ExpectedPayment; amount: number }) {
  return (
    <>
      <p>{bookingTexts.confirmed(payment.name, formatKsh(amount))}</p>
      <p className="actions">
        <ThankLinks payment={payment} arrived={amount} />
      </p>
    </>
  )
}

/** One for each part. */
export function VoidButtons({ label = 'Void…', expected, payment, staff }: Props) {
  const ids = Object.keys(payment.parts)
  return ids.map((id) => {
    const record = payment.records.find((each) => each.id === id) ?? null
    const which = ids.length > 1 ? ` ${record ? codeText(record) : id}` : ''
    return (
      <RowQuestion key={id} label={`${label}${which}`} isGrave>
        {(closing) => (
          <VoidDialog {...closing} record={record} name={expected.name} staff={staff} />
        )}
      </RowQuestion>
    )
  })
}
