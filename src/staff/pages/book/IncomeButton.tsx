import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ComponentProps } from 'react'
import { bookTexts } from '@/staff/content/book'
import { DialogButton } from '@/staff/pages/dialog/DialogButton'
import type { Income } from '@/staff/domain/income'
import { IncomeForm } from './IncomeForm'

const texts = bookTexts.income

/** For a statement line without a pledge. */
export function IncomeButton({
  start,
  staff,
  onStored,
}: ComponentProps<typeof IncomeForm> & { start: Income }) {
  const titleId = useId()
  return (
    <DialogButton label={texts.fromMatch} about={start.code}>
      {(close) => (
        <Dialog open onClose={close} aria-labelledby={titleId} fullWidth>
          <DialogTitle id={titleId}>{texts.title}</DialogTitle>
          <DialogContent>
            <IncomeForm
              staff={staff}
              start={start}
              onCancel={close}
              onStored={(income) => {
                close()
                onStored(income)
              }}
            />
          </DialogContent>
        </Dialog>
      )}
    </DialogButton>
  )
}
