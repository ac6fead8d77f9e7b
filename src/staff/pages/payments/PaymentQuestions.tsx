import { useState } from 'react'
import { Status } from '@/components/form/Form'
import { bookingTexts, bookingWords } from '@/staff/content/booking'
import type { Account } from '@/domain/members/account'
import { formatKsh } from '@/domain/money/money'
import type { Confirmation, PaymentState } from '@/staff/domain/confirmation'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { BookingDialog } from '@/staff/pages/booking/BookingDialog'
import type { Opening } from '@/staff/pages/booking/opening'
import { useQuestion } from '@/staff/pages/dialog/useQuestion'
import { ThankLinks } from './ThankLinks'
import { VoidDialog } from './VoidDialog'

interface Asked<T> {
  readonly item: T
  readonly payment: ExpectedPayment
  /** To void; null if it is gone, left out to confirm. */
  readonly record?: Confirmation | null
}

/** For single payments of a list; calls `done` after each. */
export function usePaymentQuestions<T>(done: (item: T) => void) {
  const { about, ask, closing } = useQuestion<Asked<T>>(({ item }) => done(item))
  const [last, setLast] = useState<{ payment: ExpectedPayment; amount: number } | null>(null)
  return {
    /** Handlers that open the questions. `payment`: the full amount expected. */
    asking: (item: T, payment: ExpectedPayment, { state, paid }: PaymentState) => {
      const left = payment.amount - (state === 'part' ? paid : 0)
      return {
        onConfirm: isAwaited(payment, state)
          ? () => ask({ item, payment: { ...payment, amount: left } })
          : undefined,
        onVoid: (record: Confirmation | null) => ask({ item, payment, record }),
      }
    },
    about,
    last,
    onClose: closing.onClose,
    /** In whole Ksh; nothing after a void. */
    onDone: (amount?: number) => {
      setLast(about && amount !== undefined ? { payment: about.payment, amount } : null)
      closing.onDone()
    },
  }
}

/** The open question, and above the list the last success. */
export function PaymentQuestions({
  staff,
  about,
  last,
  onDone,
  onClose,
}: Omit<ReturnType<typeof usePaymentQuestions>, 'asking'> & { staff: Account }) {
  const closing = { staff, onDone, onClose }
  return (
    <>
      <Status tone="success">
        {last && [
          bookingTexts.confirmed(last.payment.name, formatKsh(last.amount)),
          <p key="thanks" className="actions">
            <ThankLinks payment={last.payment} arrived={last.amount} />
          </p>,
        ]}
      </Status>
      {about && about.record === undefined && (
        <BookingDialog
          {...closing}
          opening={openingOf(about.payment)}
          onDone={({ amount }) => onDone(amount)}
        />
      )}
      {about && about.record !== undefined && (
        <VoidDialog {...closing} record={about.record} name={about.payment.name} />
      )}
    </>
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

/** After a refund only a fee can be confirmed again. */
function isAwaited({ kind }: ExpectedPayment, state: PaymentState['state']): boolean {
  return state === 'back' ? kind === 'fee' : state !== 'confirmed'
}
