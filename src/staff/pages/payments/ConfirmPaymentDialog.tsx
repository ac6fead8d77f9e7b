import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useFetched } from '@/components/form/useFetched'
import { confirmTexts as texts } from '@/staff/content/payments'
import type { Account } from '@/domain/members/account'
import { formatKsh } from '@/domain/money/money'
import { newDocumentId } from '@/domain/documentId'
import { methods } from '@/staff/domain/confirmation'
import { cashCode } from '@/staff/domain/income'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { mostKsh, odditiesOf, readKsh } from '@/staff/domain/typedPayment'
import { AmountField, DayField } from '@/staff/pages/dialog/AnswerField'
import { explainRefusal } from '@/staff/pages/dialog/explainRefusal'
import { QuestionDialog, useIsTried } from '@/staff/pages/dialog/QuestionDialog'
import { arrivedFor } from '@/staff/services/arrivedFor'
import { confirmPayment } from '@/staff/services/confirmPayments'
import { CodeField, MethodField, useTypedPayment } from './paymentFields'
import { findBooked, whyNotConfirmed } from './whyRefused'

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
  const arrival = useArrival(payment)
  const { field, method, used, paidOn, arrived } = arrival

  async function confirm(money: NonNullable<typeof arrived>) {
    for (const asked of await arrivedFor([{ expected: payment, money }]))
      await explainRefusal(
        () => confirmPayment(asked, staff),
        () => whyNotConfirmed(asked),
      )
  }

  return (
    <QuestionDialog
      {...texts}
      text={texts.text(payment.name)}
      yes="Confirm"
      act={arrived && (() => confirm(arrived))}
      onDone={() => arrived && onDone(arrived.amount)}
      onClose={onClose}
    >
      <MethodField {...field('method')} {...texts.method} methods={methods} />
      {method !== 'cash' && (
        <CodeField
          {...field('code')}
          method={method}
          label={texts.code[method || 'unknown']}
          warning={used}
          isLabelAbove
        />
      )}
      <HowMuch {...arrival} />
      <DayField
        {...field('paidOn')}
        today={arrival.today}
        label={texts.paidOn}
        problem={paidOn === null && texts.paidOnInvalid}
      />
      <OddityAlert {...arrival} />
    </QuestionDialog>
  )
}

/** What is left of a known payment; else what came in, and the part of it that is for this. */
function HowMuch({
  field,
  method,
  known,
  total,
  isSplit,
  setIsSplit,
  isPart,
  part,
  most,
  amount,
}: ReturnType<typeof useArrival>) {
  return (
    <>
      {known ? (
        <Alert severity="info" role="status">
          {texts.left(formatKsh(known.rest), formatKsh(known.received))}
        </Alert>
      ) : (
        <>
          <AmountField
            {...field('amount')}
            label={texts.amount}
            problem={total === null && texts.amountInvalid}
          />
          {method !== 'cash' && (
            <FormControlLabel
              control={<Checkbox />}
              label={texts.split}
              checked={isSplit}
              onChange={(_, isTicked) => setIsSplit(isTicked)}
              sx={{ marginBlockEnd: 1 }}
            />
          )}
        </>
      )}
      {isPart && (
        <AmountField
          {...field('part')}
          value={part}
          label={texts.part}
          problem={amount === null && texts.partInvalid(formatKsh(most))}
        />
      )}
    </>
  )
}

/** What is typed, with what is known of its code. */
function useArrival({ amount: expected }: ExpectedPayment) {
  const [isTicked, setIsSplit] = useState(false)
  const [accepted, setAccepted] = useState('')
  const [cash] = useState(() => cashCode(newDocumentId()))
  const typed = useTypedPayment(expected)
  const { texts: shown, method, paidOn } = typed
  const isCash = method === 'cash'
  const isSplit = isTicked && !isCash
  const code = isCash ? cash : typed.code
  // Checked again on confirming, so a failure needs no words.
  const { value: found } = useFetched(
    async () => (typed.code ? findBooked(typed.code) : null),
    typed.code ?? '',
  )
  const used = isCash ? undefined : found?.used
  const known = used || isCash ? null : found
  const isPart = isSplit || known !== null
  const part = shown.part || (known ? String(Math.min(known.rest, expected)) : '')
  const total = known?.received ?? readKsh(shown.amount, mostKsh)
  const most = known?.rest ?? total ?? mostKsh
  const amount = isPart ? readKsh(part, most) : total
  const read = code && method && total !== null && amount !== null ? { code, method, amount } : null
  const odd = read ? odditiesOf({ ...read, typedCode: shown.code }, expected) : []
  // Later changes are checked again.
  const asked = `${method} ${code} ${amount}`
  const isSure = odd.length === 0 || accepted === asked
  const received = known?.received ?? (isSplit ? Number(shown.amount) : undefined)
  return {
    ...typed,
    known,
    used,
    isSplit,
    setIsSplit,
    isPart,
    part,
    total,
    most,
    amount,
    isSure,
    odd: odd.map((each) => texts.odd[each](formatKsh(Number(amount)), formatKsh(expected))),
    setIsSure: (isNowSure: boolean) => setAccepted(isNowSure ? asked : ''),
    /** Null while something is missing, wrong or odd. */
    arrived:
      read && paidOn && isSure && !used
        ? { ...read, received, attempts: known?.attempts, paidOn }
        : null,
  }
}

function OddityAlert({
  odd,
  isSure,
  setIsSure,
}: Pick<ReturnType<typeof useArrival>, 'odd' | 'isSure' | 'setIsSure'>) {
  if (!useIsTried() || odd.length === 0) return null
  return (
    <Alert severity="warning">
      {odd.map((each) => (
        <p key={each}>{each}</p>
      ))}
      <FormControlLabel
        control={<Checkbox slotProps={{ input: { 'aria-invalid': !isSure } }} />}
        label={texts.sure}
        checked={isSure}
        onChange={(_, isTicked) => setIsSure(isTicked)}
      />
    </Alert>
  )
}
