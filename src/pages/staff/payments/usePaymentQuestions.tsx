import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { deskTexts } from '@/content/staff'
import type { Account } from '@/domain/members/account'
import { formatKsh } from '@/domain/money/money'
import type { Confirmation, PaymentState } from '@/domain/staff/confirmation'
import type { ExpectedPayment } from '@/domain/staff/expectedPayment'
import { useQuestion } from '@/pages/staff/dialog/useQuestion'
import { ConfirmPaymentDialog } from './ConfirmPaymentDialog'
import { ThankLinks } from './ThankLinks'
import { VoidDialog } from './VoidDialog'

interface Asked<T> {
  readonly item: T
  readonly payment: ExpectedPayment
  /** What to void; null where the record is gone, left out to confirm. */
  readonly record?: Confirmation | null
}

/** Single payments of a list; `done` after each. */
export function usePaymentQuestions<T>(staff: Account, done: (item: T) => void) {
  const { about, ask, closing } = useQuestion<Asked<T>>(({ item }) => done(item))
  const [last, setLast] = useState<{ payment: ExpectedPayment; amount: number } | null>(null)
  const { onClose } = closing
  function finish(confirmed: typeof last) {
    setLast(confirmed)
    closing.onDone()
  }
  return {
    /** What opens the questions. `payment`: all that is expected. */
    asking: (item: T, payment: ExpectedPayment, { state, paid }: PaymentState) => ({
      onConfirm: () =>
        ask({
          item,
          payment: { ...payment, amount: payment.amount - (state === 'part' ? paid : 0) },
        }),
      onVoid: (record: Confirmation | null) => ask({ item, payment, record }),
    }),
    /** Put it anywhere. */
    dialog:
      about &&
      (about.record !== undefined ? (
        <VoidDialog
          record={about.record}
          name={about.payment.name}
          staff={staff}
          onDone={() => finish(null)}
          onClose={onClose}
        />
      ) : (
        <ConfirmPaymentDialog
          payment={about.payment}
          staff={staff}
          onDone={(amount) => finish({ payment: about.payment, amount })}
          onClose={onClose}
        />
      )),
    /** The last success; put it above the list. */
    confirmed: (
      <div role="status">
        {last && (
          <Alert severity="success">
            {deskTexts.confirm.done(last.payment.name, formatKsh(last.amount))}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
              <ThankLinks payment={last.payment} arrived={last.amount} />
            </Box>
          </Alert>
        )}
      </div>
    ),
  }
}
