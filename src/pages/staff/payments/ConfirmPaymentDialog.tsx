import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { deskTexts } from '@/content/staff'
import { dayInKenya } from '@/domain/calendar/calendar'
import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import { formatKsh } from '@/domain/money/money'
import type { ArrivedPayment, Arrival } from '@/domain/staff/confirmation'
import type { ExpectedPayment } from '@/domain/staff/expectedPayment'
import { codeSigns, odditiesOf, readCode, type Oddity } from '@/domain/staff/typedPayment'
import { AnswerField, DayField, isDayUntil } from '@/pages/staff/dialog/AnswerField'
import { QuestionDialog } from '@/pages/staff/dialog/QuestionDialog'
import { findConfirmation } from '@/services/staff/confirmationRecords'
import { confirmPayments } from '@/services/staff/confirmPayments'
import { memberOf } from '@/services/staff/members'
import { loadPayerName } from '@/services/staff/payerName'
import { ArrivalField } from './ArrivalField'
import { recordText } from './recordText'

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
  const [method, setMethod] = useState<Arrival | null>(null)
  const [typedCode, setTypedCode] = useState('')
  const [amount, setAmount] = useState(String(payment.amount))
  const [today] = useState(() => dayInKenya(new Date()))
  const [paidOn, setPaidOn] = useState(today)
  const [sureOf, setSureOf] = useState('')
  const [refused, setRefused] = useState<string>(texts.refused)
  const code = method && readCode(method, typedCode)
  const isAmount = /^[1-9]\d{0,6}$/.test(amount.trim())
  const isDay = isDayUntil(today, paidOn)
  const odd =
    method && code && isAmount
      ? odditiesOf({ method, typedCode, amount: Number(amount) }, payment.amount)
      : []
  // What is typed later is looked at again.
  const typed = `${method} ${code} ${amount}`
  const isSure = odd.length === 0 || sureOf === typed

  async function confirm(arrived: Pick<ArrivedPayment, 'code' | 'method'>) {
    const { kind, id: document } = payment
    const uid = await memberOf(payment)
    const asked = { ...arrived, kind, document, amount: Number(amount), paidOn }
    const [outcome] = await confirmPayments([{ ...asked, ...(uid && { uid }) }], staff)
    if (!outcome || !('failure' in outcome)) return
    if (outcome.failure.code === 'refused') setRefused(await whyRefused(asked))
    throw outcome.failure
  }

  return (
    <QuestionDialog
      title={texts.title}
      text={texts.text(payment.name)}
      yes="Confirm"
      failed={texts.failed}
      refused={refused}
      act={method && code && isAmount && isDay && isSure ? () => confirm({ code, method }) : null}
      onDone={() => onDone(Number(amount))}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <ArrivalField
            arrival={method}
            onChoose={setMethod}
            problem={isTried && method === null && texts.way.missing}
          />
          <AnswerField
            label={texts.code[method ?? 'unknown']}
            value={typedCode}
            onType={setTypedCode}
            problem={
              isTried &&
              method !== null &&
              !code &&
              texts.codeInvalid[method](codeSigns(typedCode).length)
            }
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
          {isTried && odd.length > 0 && (
            <Alert severity="warning">
              {odd.map((each) => (
                <p key={each}>{oddText(each, Number(amount), payment.amount)}</p>
              ))}
              <FormControlLabel
                control={<Checkbox slotProps={{ input: { 'aria-invalid': !isSure } }} />}
                label={texts.sure}
                checked={isSure}
                onChange={(_, isTicked) => setSureOf(isTicked ? typed : '')}
              />
            </Alert>
          )}
        </>
      )}
    </QuestionDialog>
  )
}

function oddText(odd: Oddity, arrived: number, expected: number): string {
  return odd === 'looks-like-mpesa'
    ? texts.odd[odd]
    : texts.odd[odd](formatKsh(arrived), formatKsh(expected))
}

/** What is confirmed instead, if that is the reason. */
async function whyRefused(asked: Parameters<typeof findConfirmation>[0]): Promise<string> {
  try {
    const record = await findConfirmation(asked)
    if (!record) return texts.refused
    const what = recordText(record, await loadPayerName(record))
    return record.code === asked.code ? texts.usedCode(what) : texts.paid(what)
  } catch (failure) {
    if (failure instanceof Failure) return texts.refused
    throw failure
  }
}
