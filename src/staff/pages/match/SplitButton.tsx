import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { confirmTexts } from '@/staff/content/payments'
import { matchTexts } from '@/staff/content/match'
import { referenceOf } from '@/domain/documentId'
import { mayHaveTakenEffect, type Failure } from '@/domain/failure'
import { moneyOf, type StatementLine } from '@/staff/matching/statement'
import { formatKsh, wholeKsh } from '@/domain/money/money'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { hasAllWords } from '@/staff/domain/textSearch'
import { AmountField, AnswerField } from '@/staff/pages/dialog/AnswerField'
import { DialogButton } from '@/staff/pages/dialog/DialogButton'
import { QuestionDialog, useIsTried } from '@/staff/pages/dialog/QuestionDialog'
import { arrivedFor } from '@/staff/services/arrivedFor'
import { confirmPayments } from '@/staff/services/confirmPayments'
import { ExpectedText } from './MatchParts'
import type { MatchWork } from './useMatchWork'

const texts = matchTexts.split

const maxParts = 4

const maxFound = 6

interface Part {
  readonly expected: ExpectedPayment
  readonly typed: string
  readonly isStored: boolean
  readonly failure: Failure | null
}

interface Splitting {
  readonly line: StatementLine
  /** Whole Ksh. */
  readonly rest: number
  readonly work: MatchWork
  readonly onDone: () => void
}

export function SplitButton(splitting: Splitting) {
  return (
    <DialogButton label={texts.button} about={splitting.line.code}>
      {(close) => <SplitDialog {...splitting} onClose={close} />}
    </DialogButton>
  )
}

function SplitDialog({
  line,
  rest,
  work: { staff, ledger, note, rematch },
  onDone,
  onClose,
}: Splitting & { readonly onClose: () => void }) {
  const { code, payer } = line
  // Both change as parts are stored.
  const [all] = useState(rest)
  const [most] = useState(maxParts - ledger.partsOf(code))
  const [parts, setParts] = useState<readonly Part[]>([])
  const sum = parts.reduce((before, part) => before + amountOf(part), 0)
  const isRight =
    parts.length > 0 && sum <= all && parts.every((part) => amountOf(part) > 0 && !isHalfAFee(part))

  const change = (id: string, changed: Partial<Part>) =>
    setParts((before) =>
      before.map((part) => (part.expected.id === id ? { ...part, ...changed } : part)),
    )

  async function book() {
    const open = parts.filter(({ isStored }) => !isStored)
    const money = { ...moneyOf(line), received: ledger.receivedOf(code) }
    const payments = []
    for (const part of open)
      payments.push(await arrivedFor(part.expected, { ...money, amount: amountOf(part) }))
    let left = open.length
    const outcomes = await confirmPayments(payments, staff, (outcome) => {
      const isStored = 'confirmation' in outcome
      change(outcome.payment.document, isStored ? { isStored } : { failure: outcome.failure })
      if (!isStored) return
      left -= 1
      if (left === 0 && sum === all) onDone()
      note({ booked: outcome.payment })
    })
    // Each try may have booked a part.
    rematch()
    const broken = outcomes.find((outcome) => 'failure' in outcome)
    if (broken) throw broken.failure
  }

  return (
    <QuestionDialog
      {...texts}
      text={texts.text(formatKsh(all), payer, code)}
      act={isRight ? book : null}
      onDone={onClose}
      onClose={onClose}
    >
      {parts.map((part) => (
        <PartField
          key={part.expected.id}
          part={part}
          onType={(typed) => change(part.expected.id, { typed, failure: null })}
          onRemove={() => setParts((before) => before.filter((each) => each !== part))}
        />
      ))}
      <p role="status">
        {sum > all
          ? texts.tooMuch(formatKsh(sum), formatKsh(all))
          : texts.sum(formatKsh(sum), formatKsh(all), formatKsh(all - sum))}
      </p>
      {parts.length === 0 && <NothingChosen />}
      {parts.length < most ? (
        <Finder
          among={ledger.stillExpected.filter(({ id }) =>
            parts.every(({ expected }) => expected.id !== id),
          )}
          onAdd={(expected) => {
            const typed = String(Math.max(1, Math.min(expected.amount, all - sum)))
            setParts([...parts, { expected, typed, isStored: false, failure: null }])
          }}
        />
      ) : (
        <p>{texts.full}</p>
      )}
    </QuestionDialog>
  )
}

function NothingChosen() {
  return useIsTried() && <p role="alert">{texts.none}</p>
}

function PartField({
  part,
  onType,
  onRemove,
}: {
  part: Part
  onType: (typed: string) => void
  onRemove: () => void
}) {
  const { expected, typed, isStored, failure } = part
  // A retry must send the same.
  const isFixed = failure !== null && mayHaveTakenEffect(failure)
  return (
    <Box
      role="group"
      aria-label={expected.name}
      sx={{ borderBottom: 1, borderColor: 'divider', paddingBlock: 1 }}
    >
      <ExpectedText expected={expected} />
      {isStored ? (
        <div>✓ {texts.stored(formatKsh(amountOf(part)))}</div>
      ) : (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
          <AmountField
            label={
              amountOf(part) < expected.amount
                ? texts.partOf(formatKsh(expected.amount))
                : texts.amount
            }
            value={typed}
            onType={onType}
            problem={wholeKsh(typed) === null && confirmTexts.amountInvalid}
            warning={warningOf(part)}
            disabled={isFixed}
          />
          <Button
            sx={{ marginBlockStart: 1.5 }}
            aria-label={`${texts.remove} ${expected.name}`}
            disabled={isFixed}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        </Box>
      )}
    </Box>
  )
}

/** For what else the payment is. */
function Finder({
  among,
  onAdd,
}: {
  among: readonly ExpectedPayment[]
  onAdd: (expected: ExpectedPayment) => void
}) {
  const [searchText, setSearchText] = useState('')
  const found = among
    .filter(({ id, name }) => hasAllWords(`${name} ${referenceOf(id)}`, searchText))
    .slice(0, maxFound)
  return (
    <>
      <AnswerField
        label={texts.search}
        value={searchText}
        onType={setSearchText}
        autoComplete="off"
      />
      <Box component="ul" sx={{ listStyle: 'none', padding: 0 }}>
        {found.map((expected) => (
          <Box
            component="li"
            key={`${expected.kind} ${expected.id}`}
            sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', paddingBlock: 0.5 }}
          >
            <div>
              <ExpectedText expected={expected} />
            </div>
            <Button
              size="small"
              aria-label={`${texts.add} ${expected.name} ${formatKsh(expected.amount)}`}
              onClick={() => onAdd(expected)}
            >
              {texts.add}
            </Button>
          </Box>
        ))}
      </Box>
      {found.length === 0 && <p>{texts.notFound}</p>}
    </>
  )
}

/** Whole Ksh; 0 for other text. */
function amountOf({ typed }: Part): number {
  return wholeKsh(typed) ?? 0
}

/** A fee takes one part, which tells the member it is confirmed. */
function isHalfAFee(part: Part): boolean {
  return part.expected.kind === 'fee' && amountOf(part) < part.expected.amount
}

function warningOf(part: Part): string | false {
  if (isHalfAFee(part)) return texts.fee
  if (!part.failure) return false
  return part.failure.code === 'refused' ? matchTexts.taken : texts.notStored
}
