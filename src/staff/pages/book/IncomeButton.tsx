import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ComponentProps } from 'react'
import { bookTexts } from '@/staff/content/book'
import { DialogButton } from '@/staff/pages/dialog/DialogButton'
import { moneyOf, type StatementLine } from '@/staff/matching/statement'
import { IncomeForm } from './IncomeForm'

const texts = bookTexts.income

/** For a statement line without a pledge. */
export function IncomeButton({
  line,
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
  const start = { ...moneyOf(line), amount, received, from: line.payer, note: texts.matchNote }
  return (
    <DialogButton label={texts.fromMatch} about={line.code}>
      {(close) => (
        <Dialog open onClose={close} aria-labelledby={titleId} fullWidth>
          <DialogTitle id={titleId}>{texts.title}</DialogTitle>
          <DialogContent>
            <IncomeForm
              staff={staff}
              start={start}
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
