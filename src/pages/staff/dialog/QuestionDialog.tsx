import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState, type ReactNode } from 'react'
import { useAction } from '@/components/form/useAction'
import { messages } from '@/content/messages'

/** Asks before something is done, and does it; what is typed stays when it fails. */
export function QuestionDialog({
  title,
  text,
  yes,
  no = 'Cancel',
  isGrave = false,
  failed,
  refused,
  act,
  onDone,
  onClose,
  children,
}: {
  title: string
  text: string
  yes: string
  no?: string
  /** What is done cannot be taken back. */
  isGrave?: boolean
  failed: string
  /** What is said in place of `failed` when the database refuses it. */
  refused?: string
  /** Does it; null while what is typed will not do. */
  act: (() => Promise<void>) | null
  onDone: () => void
  onClose: () => void
  /** The fields; `isTried` once somebody has pressed the button, from when they say what is wrong. */
  children?: (isTried: boolean) => ReactNode
}) {
  const id = useId()
  const [isTried, setIsTried] = useState(false)
  const { run, isPending, failure } = useAction(async (_: void, isStillHere) => {
    await act?.()
    if (isStillHere()) onDone()
  })
  return (
    <Dialog open onClose={() => !isPending && onClose()} aria-labelledby={id} fullWidth>
      <Box
        component="form"
        noValidate
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
        onSubmit={(event) => {
          event.preventDefault()
          setIsTried(true)
          if (act) run()
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText>{text}</DialogContentText>
          {children?.(isTried)}
          {failure && (
            <Alert severity="error">
              {refused && failure.code === 'refused'
                ? refused
                : `${failed} ${messages.accountAdvice(failure)}`}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isPending}>
            {no}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isGrave ? 'error' : 'primary'}
            disabled={isPending}
          >
            {yes}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
