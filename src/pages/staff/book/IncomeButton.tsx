import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { bookTexts } from '@/content/staffBook'
import { dayInKenya } from '@/domain/calendar/calendar'
import type { StatementLine } from '@/domain/matching/statement'
import type { Account } from '@/domain/members/account'
import { IncomeForm } from './IncomeForm'

const texts = bookTexts.income

/** For a line of a statement that nobody pledged. */
export function IncomeButton({
  line: { code, amount, at, payer },
  staff,
}: {
  line: StatementLine
  staff: Account
}) {
  const titleId = useId()
  const [step, setStep] = useState<'closed' | 'open' | 'stored'>('closed')
  if (step === 'stored') return <p role="status">{texts.inBook}</p>
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${texts.fromMatch} ${code}`}
        onClick={() => setStep('open')}
      >
        {texts.fromMatch}
      </Button>
      {step === 'open' && (
        <Dialog open onClose={() => setStep('closed')} aria-labelledby={titleId} fullWidth>
          <DialogTitle id={titleId}>{texts.title}</DialogTitle>
          <DialogContent>
            <IncomeForm
              staff={staff}
              start={{
                code,
                method: 'mpesa',
                amount,
                paidOn: dayInKenya(new Date(at)),
                from: payer,
                note: texts.matchNote,
              }}
              onStored={() => setStep('stored')}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setStep('closed')}>Cancel</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
