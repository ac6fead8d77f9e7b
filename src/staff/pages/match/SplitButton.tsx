import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { confirmTexts } from '@/staff/content/payments'
import { matchTexts } from '@/staff/content/match'
import { referenceOf } from '@/domain/documentId'
import { mayHaveTakenEffect, type Failure } from '@/domain/failure'
import type { Matching } from '@/staff/matching/matching'
import type { StatementLine } from '@/staff/matching/statement'
import { formatKsh, wholeKsh } from '@/domain/money/money'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { mostParts, type ConfirmOutcome } from '@/staff/domain/confirmation'
import { hasAllWords } from '@/staff/domain/textSearch'
import { AmountField, AnswerField } from '@/staff/pages/dialog/AnswerField'
import { DialogButton } from '@/staff/pages/dialog/DialogButton'
import { QuestionDialog, useIsTried } from '@/staff/pages/dialog/QuestionDialog'
import { arrivedFor } from '@/staff/services/arrivedFor'
import { confirmPayments } from '@/staff/services/confirmPayments'
import { ExpectedText } from './MatchParts'
import type { MatchWork } from './useMatchWork'

const texts = matchTexts.split

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
  /** Chosen already. */
  readonly start?: ExpectedPayment
  readonly onDone: () => void
}

export function SplitButton(splitting: Splitting) {
  const { line, start } = splitting
  return (
    <DialogButton
      label={start ? texts.book : texts.button}
      about={start ? `${line.code} for ${start.name}` : line.code}
    >
      {(close) => <SplitDialog {...splitting} onClose={close} />}
    </DialogButton>
  )
}

function SplitDialog({
  line,
  rest,
  work,
  start,
  onDone,
  onClose,
}: Splitting & { readonly onClose: () => void }) {
  const { ledger, matching, rematch } = work
  const { code, payer } = line
  // Both change as parts are stored.
  const [all] = useState(rest)
  const [most] = useState(mostParts - ledger.bookingsOf(code).length)
  const [parts, setParts] = useState<readonly Part[]>(() =>
    start ? [partOf(start, rest <= 2 * start.amount ? rest : start.amount)] : [],
  )
  const sum = sumOf(parts)
  const isRight = isBookable(parts, all, most)

  const change = (id: string, changed: Partial<Part>) =>
    setParts((before) =>
      before.map((part) => (part.expected.id === id ? { ...part, ...changed } : part)),
    )

  async function book() {
    const open = parts.filter(({ isStored }) => !isStored)
    let left = open.length
    const outcomes = await bookParts(open, line, work, (outcome) => {
      const isStored = 'confirmation' in outcome
      change(outcome.payment.document, isStored ? { isStored } : { failure: outcome.failure })
      if (!isStored) return
      left -= 1
      if (left === 0 && sum === all) onDone()
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
          among={likelyFirst(ledger.stillExpected, candidatesOf(matching, code)).filter(({ id }) =>
            parts.every(({ expected }) => expected.id !== id),
          )}
          onAdd={(expected) =>
            setParts([...parts, partOf(expected, Math.min(expected.amount, all - sum))])
          }
        />
      ) : (
        <p>{sum === all ? texts.full : texts.last}</p>
      )}
    </QuestionDialog>
  )
}

/** The last possible part takes all that is left, or the rest could never be booked. */
function isBookable(parts: readonly Part[], all: number, most: number): boolean {
  const sum = sumOf(parts)
  return (
    parts.length > 0 &&
    (parts.length === most ? sum === all : sum <= all) &&
    parts.every((part) => amountOf(part) > 0 && !isHalfAFee(part))
  )
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + amountOf(part), 0)
}

async function bookParts(
  parts: readonly Part[],
  line: StatementLine,
  { staff, ledger }: MatchWork,
  onOutcome: (outcome: ConfirmOutcome) => void,
) {
  const money = ledger.moneyOf(line)
  const payments = await arrivedFor(
    parts.map((part, place) => {
      const attempts = money.attempts + place
      return { expected: part.expected, money: { ...money, attempts, amount: amountOf(part) } }
    }),
  )
  return confirmPayments(payments, staff, onOutcome)
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

function partOf(expected: ExpectedPayment, amount: number): Part {
  return { expected, typed: String(Math.max(1, amount)), isStored: false, failure: null }
}

function likelyFirst(
  all: readonly ExpectedPayment[],
  likely: ReadonlySet<string>,
): readonly ExpectedPayment[] {
  return [...all].sort((one, other) => Number(likely.has(other.id)) - Number(likely.has(one.id)))
}

/** Ids of what a line is proposed for. */
function candidatesOf({ suggested, unclear, linesLeft }: Matching, code: string) {
  const pairs = [...suggested, ...unclear, ...linesLeft.flatMap(({ candidates }) => candidates)]
  return new Set(pairs.filter(({ line }) => line.code === code).map(({ expected }) => expected.id))
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
  const more = amountOf(part) - part.expected.amount
  if (!part.failure) return more > 0 && texts.more(formatKsh(more))
  return part.failure.code === 'refused' ? matchTexts.taken : texts.notStored
}
