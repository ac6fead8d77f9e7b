import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ComponentProps } from 'react'
import { bookTexts } from '@/staff/content/book'
import { DialogButton } from '@/staff/pages/dialog/DialogButton'
import type { StatementLine } from '@/staff/matching/statement'
import { dayInKenya } from '@/domain/calendar/calendar'
import { IncomeForm } from './IncomeForm'

const texts = bookTexts.income

/** For a statement line without a pledge. */
export function IncomeButton({
  line: { code, at, payer },
  amount,
  received,
  staff,
  onStored,
}: Pick<ComponentProps<typeof IncomeForm>, 'staff' | 'onStored'> & {
  line: StatementLine
  /** Whole Ksh: of the line, or its rest. */
  amount: number
  received: number
}) {
  const titleId = useId()
  const paidOn = dayInKenya(new Date(at))
  const start = { code, method: 'mpesa', amount, received, paidOn, from: payer } as const
  return (
    <DialogButton label={texts.fromMatch} about={code}>
      {(close) => (
        <Dialog open onClose={close} aria-labelledby={titleId} fullWidth>
          <DialogTitle id={titleId}>{texts.title}</DialogTitle>
          <DialogContent>
            <IncomeForm
              staff={staff}
              start={{ ...start, note: texts.matchNote }}
              onStored={(income) => {
                close()
                onStored(income)
              }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
          </DialogActions>
        </Dialog>
      )}
    </DialogButton>
  )
}
