import { useState } from 'react'
import { deskTexts } from '@/content/staff'
import { dayInKenya } from '@/domain/calendar/calendar'
import type { Account } from '@/domain/members/account'
import { readCode } from '@/domain/staff/confirmation'
import type { ExpectedPayment } from '@/domain/staff/expectedPayment'
import { AnswerField, DayField, isDayUntil } from '@/pages/staff/dialog/AnswerField'
import { QuestionDialog } from '@/pages/staff/dialog/QuestionDialog'
import { confirmPayments } from '@/services/staff/confirmPayments'
import { memberOf } from '@/services/staff/members'

const texts = deskTexts.confirm

export function ConfirmPaymentDialog({
  payment,
  staff,
  onDone,
  onClose,
}: {
  payment: ExpectedPayment
  staff: Account
  /** In whole Ksh. */
  onDone: (amount: number) => void
  onClose: () => void
}) {
  const [typedCode, setTypedCode] = useState('')
  const [amount, setAmount] = useState(String(payment.amount))
  const [today] = useState(() => dayInKenya(new Date()))
  const [paidOn, setPaidOn] = useState(today)
  const code = readCode(typedCode)
  const isAmount = /^[1-9]\d{0,6}$/.test(amount.trim())
  const isDay = isDayUntil(today, paidOn)

  async function confirm(arrived: NonNullable<typeof code>) {
    const { kind, id: document } = payment
    const uid = await memberOf(payment)
    const [outcome] = await confirmPayments(
      [{ ...arrived, kind, document, amount: Number(amount), paidOn, ...(uid && { uid }) }],
      staff,
    )
    if (outcome && 'failure' in outcome) throw outcome.failure
  }

  return (
    <QuestionDialog
      {...texts}
      text={texts.text(payment.name)}
      yes="Confirm"
      act={code && isAmount && isDay ? () => confirm(code) : null}
      onDone={() => onDone(Number(amount))}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <AnswerField
            label={texts.code}
            value={typedCode}
            onType={setTypedCode}
            problem={isTried && !code && texts.codeInvalid}
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
