import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useFetched } from '@/components/form/useFetched'
import { confirmTexts as texts } from '@/staff/content/payments'
import { dayInKenya } from '@/domain/calendar/calendar'
import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import { formatKsh, wholeKsh } from '@/domain/money/money'
import {
  arrivals,
  type ArrivedPayment,
  type Arrival,
  type CodePayment,
} from '@/staff/domain/confirmation'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { codeSigns, odditiesOf, readCode, type Oddity } from '@/staff/domain/typedPayment'
import { AnswerField, DayField, isDayUntil } from '@/staff/pages/dialog/AnswerField'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import {
  findConfirmation,
  loadCodePayment,
  loadFirstPart,
} from '@/staff/services/confirmationRecords'
import { confirmPayments } from '@/staff/services/confirmPayments'
import { memberOf } from '@/staff/services/members'
import { loadPayerName } from '@/staff/services/payers'
import { recordText } from './recordText'
import { MethodField } from './MethodField'

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
  const [acceptedCode, setAcceptedCode] = useState('')
  const [refused, setRefused] = useState<string>(texts.refused)
  const [isSplit, setIsSplit] = useState(false)
  const [part, setPart] = useState('')
  const code = method && readCode(method, typedCode)
  // Checked again on confirming, so a failure needs no words.
  const { value: found } = useFetched(async () => (code ? lookUp(code) : null), code ?? '')
  const used = found?.used
  const known = found && !used ? found.payment : null
  const isPart = isSplit || known !== null
  const isAmount = known !== null || wholeKsh(amount) !== null
  const most = known ? known.rest : isAmount ? Number(amount) : Infinity
  const partText = part || (known ? String(Math.min(known.rest, payment.amount)) : '')
  const isPartRight = !isPart || (wholeKsh(partText) !== null && Number(partText) <= most)
  const forThis = Number(isPart ? partText : amount)
  const isDay = isDayUntil(today, paidOn)
  const odd =
    method && code && isAmount && isPartRight
      ? odditiesOf({ method, typedCode, amount: forThis }, payment.amount)
      : []
  // Later changes are checked again.
  const typed = `${method} ${code} ${forThis}`
  const isSure = odd.length === 0 || acceptedCode === typed
  const isRight = isAmount && isPartRight && isDay && isSure

  async function confirm(arrived: Pick<ArrivedPayment, 'code' | 'method'>) {
    const { kind, id: document } = payment
    const uid = await memberOf(payment)
    const received = isSplit && !known ? Number(amount) : undefined
    const asked = { ...arrived, kind, document, amount: forThis, received, paidOn }
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
      act={method && code && !used && isRight ? () => confirm({ code, method }) : null}
      onDone={() => onDone(forThis)}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <MethodField
            label={texts.method.label}
            methods={arrivals}
            method={method}
            onChoose={setMethod}
            problem={isTried && method === null && texts.method.missing}
          />
          <AnswerField
            label={texts.code[method ?? 'unknown']}
            value={typedCode}
            onType={setTypedCode}
            problem={
              used ??
              (isTried &&
                method !== null &&
                !code &&
                texts.codeInvalid[method](codeSigns(typedCode).length))
            }
            autoComplete="off"
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { autoCapitalize: 'characters', spellCheck: false },
            }}
          />
          {known ? (
            <Alert severity="info" role="status">
              {texts.left(formatKsh(known.rest), formatKsh(known.received))}
            </Alert>
          ) : (
            <>
              <AnswerField
                label={texts.amount}
                value={amount}
                onType={setAmount}
                problem={isTried && !isAmount && texts.amountInvalid}
                slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              />
              <FormControlLabel
                control={<Checkbox />}
                label={texts.split}
                checked={isSplit}
                onChange={(_, isTicked) => setIsSplit(isTicked)}
                sx={{ marginBlockEnd: 1 }}
              />
            </>
          )}
          {isPart && (
            <AnswerField
              label={texts.part}
              value={partText}
              onType={setPart}
              problem={isTried && !isPartRight && texts.partInvalid(formatKsh(most))}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          )}
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
                <p key={each}>{oddText(each, forThis, payment.amount)}</p>
              ))}
              <FormControlLabel
                control={<Checkbox slotProps={{ input: { 'aria-invalid': !isSure } }} />}
                label={texts.sure}
                checked={isSure}
                onChange={(_, isTicked) => setAcceptedCode(isTicked ? typed : '')}
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

/** `used`: what the whole code is booked to. Null: nothing booked. */
async function lookUp(code: string): Promise<{ payment: CodePayment; used?: string } | null> {
  const payment = await loadCodePayment(code)
  if (!payment || payment.booked === 0) return null
  return payment.rest > 0 ? { payment } : { payment, used: await usedFor(payment) }
}

async function usedFor({ parts }: CodePayment): Promise<string> {
  const record = await loadFirstPart(parts)
  return record ? texts.usedCode(recordText(record, await loadPayerName(record))) : texts.usedUp
}

/** The rest of the code, or its booking, if that is the reason. */
async function whyRefused(
  asked: Pick<ArrivedPayment, 'code' | 'kind' | 'document' | 'amount' | 'received'>,
): Promise<string> {
  try {
    const found = await lookUp(asked.code)
    if (found?.used) return `${texts.notConfirmed} ${found.used}`
    const { rest = Infinity, received = 0 } = found?.payment ?? {}
    if (asked.amount > rest) return texts.tooMuch(formatKsh(rest))
    if (found && (asked.received ?? received) !== received)
      return texts.otherTotal(formatKsh(received))
    const record = await findConfirmation(asked)
    if (!record) return texts.refused
    return texts.paid(recordText(record, await loadPayerName(record)))
  } catch (failure) {
    if (failure instanceof Failure) return texts.refused
    throw failure
  }
}
