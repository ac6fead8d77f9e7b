import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { ThemeProvider } from '@mui/material/styles'
import { useId, useRef } from 'react'
import { muiTheme } from '@/theme/muiTheme'

/** What a dialog asks, and the words of its two answers. */
export interface Question {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly no: string
}

/**
 * Asks before something that cannot be taken back. The focus starts on the careful answer, which
 * Esc and a tap outside mean too. Load it when it is needed: it brings Material UI with it.
 */
export function ConfirmDialog({
  question: { title, text, yes, no },
  onAnswer,
}: {
  question: Question
  onAnswer: (confirmed: boolean) => void
}) {
  const id = useId()
  const careful = useRef<HTMLButtonElement>(null)
  return (
    <ThemeProvider theme={muiTheme}>
      <Dialog
        open
        onClose={() => onAnswer(false)}
        slotProps={{ transition: { onEntered: () => careful.current?.focus() } }}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onAnswer(true)}>{yes}</Button>
          <Button variant="contained" ref={careful} onClick={() => onAnswer(false)}>
            {no}
          </Button>
        </DialogActions>
      </Dialog>
    </ThemeProvider>
  )
}
