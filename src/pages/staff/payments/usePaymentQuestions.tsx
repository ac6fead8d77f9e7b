import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { deskTexts } from '@/content/staff'
import type { Account } from '@/domain/members/account'
import { formatKsh } from '@/domain/money/money'
import type { ExpectedPayment } from '@/domain/staff/expectedPayment'
import { useQuestion } from '@/pages/staff/dialog/useQuestion'
import { ConfirmPaymentDialog } from './ConfirmPaymentDialog'
import { ThankLinks } from './ThankLinks'
import { VoidDialog } from './VoidDialog'

type Asked = { readonly payment: ExpectedPayment } | { readonly confirmation: string }

/** Single payments of a list, which is fetched `again` after each. */
export function usePaymentQuestions(staff: Account, again: () => void) {
  const { about, ask, closing } = useQuestion<Asked>(again)
  const [last, setLast] = useState<{ payment: ExpectedPayment; amount: number } | null>(null)
  const { onClose } = closing
  function done(confirmed: typeof last) {
    setLast(confirmed)
    closing.onDone()
  }
  return {
    askToConfirm: (payment: ExpectedPayment) => ask({ payment }),
    askToVoid: (confirmed: { readonly confirmation: string }) => ask(confirmed),
    /** Put it anywhere. */
    dialog:
      about &&
      ('payment' in about ? (
        <ConfirmPaymentDialog
          payment={about.payment}
          staff={staff}
          onDone={(amount) => done({ payment: about.payment, amount })}
          onClose={onClose}
        />
      ) : (
        <VoidDialog
          confirmation={about.confirmation}
          staff={staff}
          onDone={() => done(null)}
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
