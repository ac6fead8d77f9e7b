import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId, useState, type ReactNode } from 'react'
import { useAction } from '@/components/form/useAction'
import { messages } from '@/content/messages'
import { deskTexts } from '@/content/staff'
import type { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import { bankCode, mpesaCodePattern, type PaymentKind } from '@/domain/staff/confirmation'
import { loadRecords } from '@/services/staff/confirmationRecords'
import { confirmPayments } from '@/services/staff/confirmations'
import { findVerifiedMember } from '@/services/staff/members'
import { voidConfirmation } from '@/services/staff/voids'
import { dayOf } from './moments'

/** What is to be confirmed: money that somebody meant to pay. */
export interface OpenPayment {
  readonly kind: PaymentKind
  readonly document: string
  /** Whole Ksh, as it was promised. */
  readonly amount: number
  /** Whose profile it is shown on, if the address is a member's who has confirmed it. */
  readonly email?: string
  /** The member whose fee it is. */
  readonly uid?: string
}

/** Asks for the code, the amount and the day of one payment, and confirms it. */
export function ConfirmPaymentDialog({
  payment,
  staff,
  onDone,
  onClose,
}: {
  payment: OpenPayment
  staff: Account
  onDone: () => void
  onClose: () => void
}) {
  const texts = deskTexts.confirm
  const [code, setCode] = useState('')
  const [amount, setAmount] = useState(String(payment.amount))
  const [today] = useState(() => dayOf(Date.now()))
  const [paidOn, setPaidOn] = useState(today)
  const [isTried, setIsTried] = useState(false)
  const typed = code.trim().toUpperCase()
  const mpesa = mpesaCodePattern.test(typed) ? typed : null
  const known = mpesa ?? bankCode(typed)
  const isAmount = /^[1-9]\d{0,6}$/.test(amount.trim())
  const isDay = /^\d{4}-\d\d-\d\d$/.test(paidOn) && paidOn <= today
  const { run, isPending, failure } = useAction(async (_: void, isStillHere) => {
    const { kind, document, email } = payment
    const uid =
      payment.uid ?? (kind === 'donation' && email ? await findVerifiedMember(email) : undefined)
    const [outcome] = await confirmPayments(
      [
        {
          code: known ?? '',
          method: mpesa ? 'mpesa' : 'bank',
          kind,
          document,
          amount: Number(amount),
          paidOn,
          ...(uid && { uid }),
        },
      ],
      staff,
    )
    if (outcome && 'failure' in outcome) throw outcome.failure
    if (isStillHere()) onDone()
  })

  return (
    <AskDialog
      title={texts.title}
      text={texts.text}
      failed={failure && (failure.code === 'refused' ? texts.refused : texts.failed)}
      failure={failure}
      yes="Confirm"
      isPending={isPending}
      onClose={onClose}
      onYes={() => {
        setIsTried(true)
        if (known && isAmount && isDay) run()
      }}
    >
      <TextField
        label={texts.code}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={isTried && !known}
        helperText={isTried && !known && texts.codeInvalid}
        fullWidth
        margin="dense"
        autoComplete="off"
      />
      <TextField
        label={texts.amount}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        error={isTried && !isAmount}
        helperText={isTried && !isAmount && texts.amountInvalid}
        fullWidth
        margin="dense"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextField
        type="date"
        label={texts.paidOn}
        value={paidOn}
        onChange={({ target }) => setPaidOn(target.value)}
        error={isTried && !isDay}
        helperText={isTried && !isDay && texts.paidOnInvalid}
        fullWidth
        margin="dense"
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </AskDialog>
  )
}

/** Asks why a confirmation was a mistake, and voids it. */
export function VoidDialog({
  confirmation: id,
  staff,
  onDone,
  onClose,
}: {
  /** The id of the confirmation. */
  confirmation: string
  staff: Account
  onDone: () => void
  onClose: () => void
}) {
  const texts = deskTexts.void
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isMissing = reason.trim() === ''
  const { run, isPending, failure } = useAction(async (_: void, isStillHere) => {
    const [record] = await loadRecords([id])
    if (record && !record.voided) await voidConfirmation(record.confirmation, reason.trim(), staff)
    if (isStillHere()) onDone()
  })
  return (
    <AskDialog
      title={texts.title}
      text={texts.text}
      failed={failure && texts.failed}
      failure={failure}
      yes="Void it"
      isPending={isPending}
      onClose={onClose}
      onYes={() => {
        setIsTried(true)
        if (!isMissing) run()
      }}
    >
      <TextField
        label={texts.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isTried && isMissing}
        helperText={isTried && isMissing && texts.reasonMissing}
        fullWidth
        margin="dense"
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </AskDialog>
  )
}

/** A dialog with fields: what is typed stays when it fails. */
function AskDialog({
  title,
  text,
  failed,
  failure,
  yes,
  isPending,
  onYes,
  onClose,
  children,
}: {
  title: string
  text: string
  failed: string | null
  failure: Failure | null
  yes: string
  isPending: boolean
  onYes: () => void
  onClose: () => void
  children: ReactNode
}) {
  const id = useId()
  return (
    <Dialog open onClose={() => !isPending && onClose()} aria-labelledby={id} fullWidth>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onYes()
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText>{text}</DialogContentText>
          {children}
          {failed && (
            <Alert severity="error">
              {failed} {failure && failure.code !== 'refused' && messages.accountAdvice(failure)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            {yes}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
