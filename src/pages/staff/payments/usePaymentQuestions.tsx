import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { deskTexts } from '@/content/staff'
import type { Account } from '@/domain/members/account'
import { formatKsh } from '@/domain/money/money'
import type { ExpectedPayment } from '@/domain/staff/expectedPayment'
import { useQuestion } from '@/pages/staff/dialog/useQuestion'
import type { KnownPayment } from '@/services/staff/paymentStates'
import { ConfirmPaymentDialog } from './ConfirmPaymentDialog'
import { ThankLinks } from './ThankLinks'
import { VoidDialog } from './VoidDialog'

/** `state`: as the list shows it. */
interface Asked<T> {
  readonly item: T
  readonly payment: ExpectedPayment
  readonly state: KnownPayment
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
    /** To confirm it, or to void what is confirmed. */
    ask: (item: T, payment: ExpectedPayment, state: KnownPayment) => ask({ item, payment, state }),
    /** Put it anywhere. */
    dialog:
      about &&
      (about.state.state === 'confirmed' ? (
        <VoidDialog
          record={about.state.record}
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
