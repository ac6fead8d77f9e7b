import { useState } from 'react'
import { bookTexts } from '@/staff/content/book'
import { confirmTexts } from '@/staff/content/payments'
import { dayInKenya } from '@/domain/calendar/calendar'
import { newDocumentId } from '@/domain/documentId'
import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import { printedCode } from '@/domain/members/contributions'
import { formatKsh, wholeKsh } from '@/domain/money/money'
import type { BookEntry } from '@/staff/domain/book'
import { methods, type Confirmation, type Method } from '@/staff/domain/confirmation'
import { cashCode } from '@/staff/domain/income'
import { codeSigns, readCode } from '@/staff/domain/typedPayment'
import { AnswerField, DayField, isDayUntil } from '@/staff/pages/dialog/AnswerField'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { recordText } from '@/staff/pages/payments/recordText'
import { MethodField } from '@/staff/pages/payments/MethodField'
import { loadCodePayment } from '@/staff/services/confirmationRecords'
import { findRefund, storeRefund } from '@/staff/services/refunds'

const texts = bookTexts.refund

/** Records a refund, of the full amount by default. */
export function RefundDialog({
  entry: { record, payer },
  staff,
  ...closing
}: {
  entry: BookEntry
  staff: Account
  onDone: () => void
  onClose: () => void
}) {
  const [method, setMethod] = useState<Method | null>(null)
  const [typedCode, setTypedCode] = useState('')
  const [amount, setAmount] = useState(String(record.amount))
  const [today] = useState(() => dayInKenya(new Date()))
  const [paidOn, setPaidOn] = useState(today)
  const [note, setNote] = useState('')
  const [cash] = useState(() => cashCode(newDocumentId()))
  const [refused, setRefused] = useState<string>(texts.refused)
  const code = method && (method === 'cash' ? cash : readCode(method, typedCode))
  const ksh = wholeKsh(amount)
  const isAmount = ksh !== null && ksh <= record.amount
  const isDay = isDayUntil(today, paidOn) && paidOn >= record.paidOn
  const isNoted = note.trim() !== ''
  const isRight = isAmount && isDay && isNoted

  async function payBack(back: { readonly code: string; readonly method: Method }) {
    const refund = { ...back, amount: Number(amount), paidOn, note: note.trim() }
    try {
      await storeRefund(record, refund, staff)
    } catch (failure) {
      if (failure instanceof Failure && failure.code === 'refused')
        setRefused(await whyRefused(record, back.code))
      throw failure
    }
  }

  return (
    <QuestionDialog
      {...closing}
      title={texts.title}
      text={texts.text(recordText(record, payer?.name ?? ''))}
      yes={texts.yes}
      failed={texts.failed}
      refused={refused}
      act={method && code && isRight ? () => payBack({ code, method }) : null}
    >
      {(isTried) => (
        <>
          <AnswerField
            label={texts.amount}
            value={amount}
            onType={setAmount}
            problem={isTried && !isAmount && texts.amountInvalid(formatKsh(record.amount))}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <DayField
            today={today}
            label={texts.paidOn}
            value={paidOn}
            onType={setPaidOn}
            problem={isTried && !isDay && texts.paidOnInvalid}
          />
          <MethodField
            label={texts.method}
            methods={methods}
            method={method}
            onChoose={setMethod}
            problem={isTried && method === null && texts.methodMissing}
          />
          {method !== null && method !== 'cash' && (
            <AnswerField
              label={texts.code[method]}
              value={typedCode}
              onType={setTypedCode}
              problem={
                isTried && !code && confirmTexts.codeInvalid[method](codeSigns(typedCode).length)
              }
              autoComplete="off"
              slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
            />
          )}
          <AnswerField
            label={texts.note}
            value={note}
            onType={setNote}
            problem={isTried && !isNoted && texts.noteMissing}
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        </>
      )}
    </QuestionDialog>
  )
}

/** Names an existing refund, if that is the reason. */
async function whyRefused(record: Confirmation, code: string): Promise<string> {
  try {
    const refund = await findRefund(record)
    if (refund) return texts.already(formatKsh(refund.amount), printedCode(refund.id))
    const payment = await loadCodePayment(code)
    return payment && payment.booked > 0 ? texts.usedCode : texts.refused
  } catch (failure) {
    if (failure instanceof Failure) return texts.refused
    throw failure
  }
}
