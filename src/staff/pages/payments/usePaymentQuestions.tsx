import { useState } from 'react'
import { Status } from '@/components/form/Form'
import { confirmTexts } from '@/staff/content/payments'
import type { Account } from '@/domain/members/account'
import { formatKsh } from '@/domain/money/money'
import type { Confirmation, PaymentState } from '@/staff/domain/confirmation'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { useQuestion } from '@/staff/pages/dialog/useQuestion'
import { PaymentDialog } from './PaymentDialog'
import { ThankLinks } from './ThankLinks'

interface Asked<T> {
  readonly item: T
  readonly payment: ExpectedPayment
  /** To void; null if it is gone, left out to confirm. */
  readonly record?: Confirmation | null
}

/** For single payments of a list; calls `done` after each. */
export function usePaymentQuestions<T>(staff: Account, done: (item: T) => void) {
  const { about, ask, closing } = useQuestion<Asked<T>>(({ item }) => done(item))
  const [last, setLast] = useState<{ payment: ExpectedPayment; amount: number } | null>(null)
  const { onClose } = closing
  function finish(confirmed: typeof last) {
    setLast(confirmed)
    closing.onDone()
  }
  return {
    /** Handlers that open the questions. `payment`: the full amount expected. */
    asking: (item: T, payment: ExpectedPayment, { state, paid }: PaymentState) => ({
      onConfirm: isAwaited(payment, state)
        ? () =>
            ask({
              item,
              payment: { ...payment, amount: payment.amount - (state === 'part' ? paid : 0) },
            })
        : undefined,
      onVoid: (record: Confirmation | null) => ask({ item, payment, record }),
    }),
    /** Render anywhere. */
    dialog: about && (
      <PaymentDialog
        payment={about.payment}
        record={about.record}
        staff={staff}
        onConfirmed={(amount) => finish({ payment: about.payment, amount })}
        onVoid={() => finish(null)}
        onClose={onClose}
      />
    ),
    /** The last success; render above the list. */
    confirmed: (
      <Status tone="success">
        {last && [
          confirmTexts.done(last.payment.name, formatKsh(last.amount)),
          <p key="thanks" className="actions">
            <ThankLinks payment={last.payment} arrived={last.amount} />
          </p>,
        ]}
      </Status>
    ),
  }
}

/** After a refund only a fee can be confirmed again. */
function isAwaited({ kind }: ExpectedPayment, state: PaymentState['state']): boolean {
  return state === 'back' ? kind === 'fee' : state !== 'confirmed'
}
