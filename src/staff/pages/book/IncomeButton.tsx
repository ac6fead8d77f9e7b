import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { bookTexts } from '@/staff/content/book'
import { dayInKenya } from '@/domain/calendar/calendar'
import type { StatementLine } from '@/staff/matching/statement'
import type { Account } from '@/domain/members/account'
import type { Income } from '@/staff/domain/income'
import { IncomeForm } from './IncomeForm'

const texts = bookTexts.income

/** For a statement line without a pledge. */
export function IncomeButton({
  line: { code, at, payer },
  amount,
  received,
  staff,
  onStored,
}: {
  line: StatementLine
  /** Whole Ksh: of the line, or its rest. */
  amount: number
  received: number
  staff: Account
  onStored: (income: Income) => void
}) {
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${texts.fromMatch} ${code}`}
        onClick={() => setIsOpen(true)}
      >
        {texts.fromMatch}
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setIsOpen(false)} aria-labelledby={titleId} fullWidth>
          <DialogTitle id={titleId}>{texts.title}</DialogTitle>
          <DialogContent>
            <IncomeForm
              staff={staff}
              start={{
                code,
                method: 'mpesa',
                amount,
                received,
                paidOn: dayInKenya(new Date(at)),
                from: payer,
                note: texts.matchNote,
              }}
              onStored={(income) => {
                setIsOpen(false)
                onStored(income)
              }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
