import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { confirmTexts } from '@/staff/content/payments'
import { matchTexts } from '@/staff/content/match'
import { referenceOf } from '@/domain/documentId'
import { mayHaveTakenEffect } from '@/domain/failure'
import type { StatementLine } from '@/staff/matching/statement'
import { formatKsh, wholeKsh } from '@/domain/money/money'
import type { ConfirmOutcome } from '@/staff/domain/confirmation'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { hasAllWords } from '@/staff/domain/textSearch'
import { AnswerField } from '@/staff/pages/dialog/AnswerField'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
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
  readonly outcome: ConfirmOutcome | null
}

interface Splitting {
  readonly line: StatementLine
  /** Whole Ksh. */
  readonly rest: number
  readonly work: MatchWork
  readonly onDone: () => void
}

export function SplitButton(splitting: Splitting) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${texts.button} ${splitting.line.code}`}
        onClick={() => setIsOpen(true)}
      >
        {texts.button}
      </Button>
      {isOpen && <SplitDialog {...splitting} onClose={() => setIsOpen(false)} />}
    </>
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
  const { stillExpected, partsOf, receivedOf } = ledger
  // Both change as parts are stored.
  const [all] = useState(rest)
  const [most] = useState(maxParts - partsOf(code))
  const [searchText, setSearchText] = useState('')
  const [parts, setParts] = useState<readonly Part[]>([])
  const sum = parts.reduce((before, { typed }) => before + (wholeKsh(typed) ?? 0), 0)
  const isRight =
    parts.length > 0 &&
    sum <= all &&
    parts.every((part) => wholeKsh(part.typed) !== null && !isHalfAFee(part))
  const chosen = new Set(parts.map(({ expected }) => expected.id))
  const found = stillExpected
    .filter(
      ({ id, name }) => !chosen.has(id) && hasAllWords(`${name} ${referenceOf(id)}`, searchText),
    )
    .slice(0, maxFound)

  const change = (id: string, changed: Partial<Part>) =>
    setParts((before) =>
      before.map((part) => (part.expected.id === id ? { ...part, ...changed } : part)),
    )

  async function book() {
    const open = parts.filter(({ outcome }) => !isStored(outcome))
    const payments = []
    for (const { expected, typed } of open) {
      const amount = wholeKsh(typed) ?? 0
      payments.push(await arrivedFor(expected, line, { amount, received: receivedOf(line.code) }))
    }
    let left = open.length
    const outcomes = await confirmPayments(payments, staff, (outcome) => {
      change(outcome.payment.document, { outcome })
      if (!isStored(outcome)) return
      left -= 1
      if (left === 0 && sum === all) onDone()
      note({ booked: outcome.payment })
    })
    // Each try may have booked a part.
    rematch()
    const broken = outcomes.find((outcome) => 'failure' in outcome)
    if (broken && 'failure' in broken) throw broken.failure
  }

  return (
    <QuestionDialog
      title={texts.title}
      text={texts.text(formatKsh(all), payer, code)}
      yes={texts.yes}
      failed={texts.failed}
      refused={texts.refused}
      act={isRight ? book : null}
      onDone={onClose}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {parts.map(({ expected, typed, outcome }) => (
            <Box
              key={expected.id}
              role="group"
              aria-label={expected.name}
              sx={{ borderBottom: 1, borderColor: 'divider', paddingBlock: 1 }}
            >
              <ExpectedText expected={expected} />
              {isStored(outcome) ? (
                <div>✓ {texts.stored(formatKsh(Number(typed)))}</div>
              ) : (
                <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
                  <AnswerField
                    label={
                      (wholeKsh(typed) ?? 0) < expected.amount
                        ? texts.partOf(formatKsh(expected.amount))
                        : texts.amount
                    }
                    value={typed}
                    onType={(text) => change(expected.id, { typed: text, outcome: null })}
                    problem={problemOf({ expected, typed, outcome }, isTried)}
                    // A retry must send the same.
                    disabled={mayBeStored(outcome)}
                    slotProps={{ htmlInput: { inputMode: 'numeric' } }}
                  />
                  <Button
                    sx={{ marginBlockStart: 1.5 }}
                    aria-label={`${texts.remove} ${expected.name}`}
                    disabled={mayBeStored(outcome)}
                    onClick={() =>
                      setParts((before) => before.filter((part) => part.expected !== expected))
                    }
                  >
                    {texts.remove}
                  </Button>
                </Box>
              )}
            </Box>
          ))}
          <p role="status">
            {sum > all
              ? texts.tooMuch(formatKsh(sum), formatKsh(all))
              : texts.sum(formatKsh(sum), formatKsh(all), formatKsh(all - sum))}
          </p>
          {isTried && parts.length === 0 && <p role="alert">{texts.none}</p>}
          {parts.length < most ? (
            <>
              <AnswerField
                label={texts.search}
                value={searchText}
                onType={setSearchText}
                problem={false}
                autoComplete="off"
              />
              <Box component="ul" sx={{ listStyle: 'none', padding: 0 }}>
                {found.map((expected) => (
                  <Box
                    component="li"
                    key={`${expected.kind} ${expected.id}`}
                    sx={{
                      display: 'flex',
                      gap: 1,
                      justifyContent: 'space-between',
                      paddingBlock: 0.5,
                    }}
                  >
                    <div>
                      <ExpectedText expected={expected} />
                    </div>
                    <Button
                      size="small"
                      aria-label={`${texts.add} ${expected.name} ${formatKsh(expected.amount)}`}
                      onClick={() => {
                        const typed = String(Math.max(1, Math.min(expected.amount, all - sum)))
                        setParts([...parts, { expected, typed, outcome: null }])
                      }}
                    >
                      {texts.add}
                    </Button>
                  </Box>
                ))}
              </Box>
              {found.length === 0 && <p>{texts.notFound}</p>}
            </>
          ) : (
            <p>{texts.full}</p>
          )}
        </>
      )}
    </QuestionDialog>
  )
}

function isStored(outcome: ConfirmOutcome | null): boolean {
  return outcome !== null && 'confirmation' in outcome
}

function mayBeStored(outcome: ConfirmOutcome | null): boolean {
  return outcome !== null && 'failure' in outcome && mayHaveTakenEffect(outcome.failure)
}

/** A fee takes one part, which tells the member it is confirmed. */
function isHalfAFee({ expected: { kind, amount }, typed }: Part): boolean {
  return kind === 'fee' && (wholeKsh(typed) ?? 0) < amount
}

function problemOf(part: Part, isTried: boolean): string | false {
  const { typed, outcome } = part
  if (isTried && wholeKsh(typed) === null) return confirmTexts.amountInvalid
  if (isHalfAFee(part)) return texts.fee
  if (outcome && 'failure' in outcome) {
    return outcome.failure.code === 'refused' ? matchTexts.taken : texts.notStored
  }
  return false
}
