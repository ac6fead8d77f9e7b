import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { createContext, use, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useAction } from '@/components/form/useAction'
import { failedText, staffAdvice } from '@/staff/content/desk'
import { useTellLeft } from '@/staff/pages/useTellLeft'
import { useClosing } from './DialogButton'

const TriedContext = createContext(false)

/** Whether the answers have been sent at least once, right or wrong. */
export const useIsTried = () => use(TriedContext)

/** For radio buttons, the group is marked as wrong. */
const firstWrong = 'input[aria-invalid="true"], [aria-invalid="true"] input'

/** Typed answers stay when the action fails. */
export function QuestionDialog({
  title,
  text,
  yes,
  no = 'Cancel',
  isDestructive = false,
  failed,
  notDone,
  refused,
  act,
  children,
}: {
  title: string
  text: string
  yes: string
  no?: string
  /** Shows the button in the colour of danger. */
  isDestructive?: boolean
  /** True in any case: the answer alone may be lost. */
  failed?: string
  /** Replaces `failed` when nothing was done. */
  notDone?: string
  /** Replaces `failed` when the database refuses, unless the failure says why. */
  refused?: string
  /** Null while an answer is missing or wrong. What it resolves to is said above the list. */
  act: (() => Promise<ReactNode | void>) | null
  children?: ReactNode
}) {
  const { onDone, onClose } = useClosing()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  // The field may be off a phone's screen.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>(firstWrong)?.focus()
  }, [tries])
  const tellLeft = useTellLeft()
  const { run, isPending, failure } = useAction(async (_: void, isStillHere) => {
    const said = act && (await tellLeft(act(), isStillHere))
    if (isStillHere()) onDone(said ?? undefined)
  })
  const leave = () => onClose(failure !== null)
  return (
    <Dialog
      open
      // A tap beside it would lose what was typed.
      onClose={(_, by) => by === 'escapeKeyDown' && !isPending && leave()}
      aria-labelledby={id}
      fullWidth
    >
      <Box
        component="form"
        ref={form}
        noValidate
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
        onSubmit={(event) => {
          event.preventDefault()
          setTries(tries + 1)
          if (act) run()
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText>{text}</DialogContentText>
          <TriedContext value={tries > 0}>{children}</TriedContext>
        </DialogContent>
        {failure && (
          <Alert severity="error" sx={{ flexShrink: 0 }}>
            {(failure.code === 'refused' && (failure.detail ?? refused)) ||
              (notDone === undefined
                ? `${failed} ${staffAdvice(failure)}`
                : failedText(notDone, failure))}
          </Alert>
        )}
        <DialogActions>
          <Button onClick={leave} disabled={isPending}>
            {no}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDestructive ? 'error' : 'primary'}
            disabled={isPending}
          >
            {yes}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
