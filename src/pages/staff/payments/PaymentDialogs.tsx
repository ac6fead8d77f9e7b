import { useState } from 'react'
import { deskTexts } from '@/content/staff'
import { dayInKenya } from '@/domain/calendar/calendar'
import { isMpesaCode } from '@/domain/matching/cells'
import type { Account } from '@/domain/members/account'
import { bankCode, type PaymentKind } from '@/domain/staff/confirmation'
import { loadConfirmation } from '@/services/staff/confirmationRecords'
import { confirmPayments } from '@/services/staff/confirmations'
import { findVerifiedMember } from '@/services/staff/members'
import { voidConfirmation } from '@/services/staff/voids'
import { AnswerField, DayField, isDayUntil } from '@/pages/staff/dialog/AnswerField'
import { QuestionDialog } from '@/pages/staff/dialog/QuestionDialog'

/** What is to be confirmed: money that somebody meant to pay. */
export interface OpenPayment {
  readonly kind: PaymentKind
  readonly document: string
  readonly name: string
  /** Whole Ksh, as it was promised. */
  readonly amount: number
  /** Whose profile it is shown on, if the address is a member's who has confirmed it. */
  readonly email?: string
  readonly phone?: string
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
  /** Hears how many whole Ksh are confirmed. */
  onDone: (amount: number) => void
  onClose: () => void
}) {
  const texts = deskTexts.confirm
  const [code, setCode] = useState('')
  const [amount, setAmount] = useState(String(payment.amount))
  const [today] = useState(() => dayInKenya(new Date()))
  const [paidOn, setPaidOn] = useState(today)
  const typed = code.trim().toUpperCase()
  const isMpesa = isMpesaCode(typed)
  const known = isMpesa ? typed : bankCode(typed)
  const isAmount = /^[1-9]\d{0,6}$/.test(amount.trim())
  const isDay = isDayUntil(today, paidOn)

  async function confirm(knownCode: string) {
    const { kind, document, email } = payment
    const uid =
      payment.uid ?? (kind === 'donation' && email ? await findVerifiedMember(email) : undefined)
    const [outcome] = await confirmPayments(
      [
        {
          code: knownCode,
          method: isMpesa ? 'mpesa' : 'bank',
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
  }

  return (
    <QuestionDialog
      title={texts.title}
      text={texts.text(payment.name)}
      failed={texts.failed}
      refused={texts.refused}
      yes="Confirm"
      act={known && isAmount && isDay ? () => confirm(known) : null}
      onDone={() => onDone(Number(amount))}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <AnswerField
            label={texts.code}
            value={code}
            onType={setCode}
            problem={isTried && !known && texts.codeInvalid}
            autoComplete="off"
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { autoCapitalize: 'characters', spellCheck: false },
            }}
          />
          <AnswerField
            label={texts.amount}
            value={amount}
            onType={setAmount}
            problem={isTried && !isAmount && texts.amountInvalid}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <DayField
            today={today}
            label={texts.paidOn}
            value={paidOn}
            onType={setPaidOn}
            problem={isTried && !isDay && texts.paidOnInvalid}
          />
        </>
      )}
    </QuestionDialog>
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
  const isMissing = reason.trim() === ''
  return (
    <QuestionDialog
      title={texts.title}
      text={texts.text}
      failed={texts.failed}
      yes="Void it"
      isGrave
      act={
        isMissing
          ? null
          : async () => {
              const confirmation = await loadConfirmation(id)
              if (confirmation) await voidConfirmation(confirmation, reason.trim(), staff)
            }
      }
      onDone={onDone}
      onClose={onClose}
    >
      {(isTried) => (
        <AnswerField
          label={texts.reason}
          value={reason}
          onType={setReason}
          problem={isTried && isMissing && texts.reasonMissing}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      )}
    </QuestionDialog>
  )
}
