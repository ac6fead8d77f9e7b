import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useState, type ReactNode } from 'react'
import { deskTexts } from '@/content/staff'
import type { Account } from '@/domain/members/account'
import { formatKsh } from '@/domain/money/money'
import type { PaymentState } from '@/domain/staff/confirmation'
import type { ExpectedPayment } from '@/domain/staff/expectedPayment'
import { ConfirmPaymentDialog } from './ConfirmPaymentDialog'
import { ThankLinks } from './ThankLinks'
import { VoidDialog } from './VoidDialog'

type Asked = { readonly payment: ExpectedPayment } | { readonly confirmation: string }

export function usePaymentQuestions(
  staff: Account,
  onChange: () => void,
): {
  readonly askToConfirm: (payment: ExpectedPayment) => void
  readonly askToVoid: (state: PaymentState) => void
  /** Put it anywhere. */
  readonly dialog: ReactNode
  /** The last success, with the ways to thank; put it above the list. */
  readonly confirmed: ReactNode
} {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [last, setLast] = useState<{ payment: ExpectedPayment; amount: number } | null>(null)
  const close = () => setAsked(null)
  function done(confirmed: typeof last) {
    setLast(confirmed)
    close()
    onChange()
  }
  return {
    askToConfirm: (payment) => setAsked({ payment }),
    askToVoid: (state) => 'confirmation' in state && setAsked(state),
    dialog:
      asked &&
      ('payment' in asked ? (
        <ConfirmPaymentDialog
          payment={asked.payment}
          staff={staff}
          onDone={(amount) => done({ payment: asked.payment, amount })}
          onClose={close}
        />
      ) : (
        <VoidDialog
          confirmation={asked.confirmation}
          staff={staff}
          onDone={() => done(null)}
          onClose={close}
        />
      )),
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
