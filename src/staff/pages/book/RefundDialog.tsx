import { useState } from 'react'
import { bookTexts } from '@/staff/content/book'
import { newDocumentId } from '@/domain/documentId'
import type { Account } from '@/domain/members/account'
import { formatKsh } from '@/domain/money/money'
import { oneLine } from '@/domain/text/plainText'
import type { BookEntry } from '@/staff/domain/book'
import { methods } from '@/staff/domain/confirmation'
import { cashCode } from '@/staff/domain/income'
import { readKsh } from '@/staff/domain/typedPayment'
import { AmountField, DayField, NoteField } from '@/staff/pages/dialog/AnswerField'
import { explainRefusal } from '@/staff/pages/dialog/explainRefusal'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { CodeField, MethodField, useTypedPayment } from '@/staff/pages/payments/paymentFields'
import { recordText } from '@/staff/pages/payments/recordText'
import { whyNotPaidBack } from '@/staff/pages/payments/whyRefused'
import { storeRefund } from '@/staff/services/refunds'

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
  const typed = useTypedPayment(record.amount, record.paidOn)
  const [cash] = useState(() => cashCode(newDocumentId()))
  const { today, field, method, paidOn } = typed
  const code = method === 'cash' ? cash : typed.code
  const amount = readKsh(typed.texts.amount, record.amount)
  const note = oneLine(typed.texts.note)
  const refund =
    method && code && amount && paidOn && note ? { method, code, amount, paidOn, note } : null

  return (
    <QuestionDialog
      {...texts}
      {...closing}
      text={texts.text(recordText(record, payer?.name ?? ''))}
      act={
        refund &&
        (() =>
          explainRefusal(
            () => storeRefund(record, refund, staff),
            () => whyNotPaidBack(record, refund.code),
          ))
      }
    >
      <AmountField
        {...field('amount')}
        label={texts.amount}
        problem={amount === null && texts.amountInvalid(formatKsh(record.amount))}
      />
      <DayField
        {...field('paidOn')}
        today={today}
        label={texts.paidOn}
        problem={paidOn === null && texts.paidOnInvalid}
      />
      <MethodField
        {...field('method')}
        methods={methods}
        label={texts.method}
        missing={texts.methodMissing}
      />
      {method && method !== 'cash' && (
        <CodeField {...field('code')} method={method} label={texts.code[method]} />
      )}
      <NoteField {...field('note')} label={texts.note} problem={note === '' && texts.noteMissing} />
    </QuestionDialog>
  )
}
