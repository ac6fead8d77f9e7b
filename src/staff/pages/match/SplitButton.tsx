import { bookingTexts, bookingWords } from '@/staff/content/booking'
import { matchTexts } from '@/staff/content/match'
import { formatKsh } from '@/domain/money/money'
import type { StatementLine } from '@/staff/matching/statement'
import { mostParts } from '@/staff/domain/confirmation'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { BookingDialog } from '@/staff/pages/booking/BookingDialog'
import { income, type Opening } from '@/staff/pages/booking/opening'
import { DialogButton } from '@/staff/pages/dialog/DialogButton'
import type { MatchWork } from './useMatchWork'

interface Splitting {
  readonly line: StatementLine
  /** Whole Ksh. */
  readonly rest: number
  readonly work: MatchWork
  /** Chosen already; income is its only part. */
  readonly start?: ExpectedPayment | 'income'
  readonly onDone: () => void
}

/** Books what is left of a statement's line. */
export function SplitButton(splitting: Splitting) {
  const { line, work, start, onDone } = splitting
  const { button, book, asIncome } = matchTexts.split
  return (
    <DialogButton
      label={start === 'income' ? asIncome : start ? book : button}
      about={typeof start === 'object' ? `${line.code} for ${start.name}` : line.code}
    >
      {(close) => (
        <BookingDialog
          opening={openingOf(splitting)}
          staff={work.staff}
          onDone={({ isAll }) => isAll && onDone()}
          onTried={work.rematch}
          onClose={close}
        />
      )}
    </DialogButton>
  )
}

function openingOf({ line, rest, work, start }: Splitting): Opening {
  const { code, payer } = line
  const { ledger } = work
  const partsLeft = mostParts - ledger.bookingsOf(code).length
  const known = {
    text: bookingTexts.line(formatKsh(rest), payer, code),
    line: { money: ledger.moneyOf(line), rest, partsLeft },
    known: { from: payer, note: matchTexts.split.incomeNote },
  }
  if (start === 'income')
    return {
      ...known,
      name: `income ${code}`,
      words: bookingWords.income,
      parts: [[income, String(rest)]],
    }
  const amount = start && rest <= 2 * start.amount ? rest : start?.amount
  return {
    ...known,
    name: `split ${code} ${start?.id ?? ''}`,
    words: bookingWords.split,
    text: `${known.text} ${bookingTexts.split}`,
    parts: start ? [[start, String(amount)]] : [],
    among: likelyFirst(work, line),
  }
}

/** First what the line is proposed for, then what was pledged about when it was paid. */
function likelyFirst({ ledger, matching }: MatchWork, { code, at }: StatementLine) {
  const { suggested, unclear, linesLeft } = matching
  const pairs = [...suggested, ...unclear, ...linesLeft.flatMap(({ candidates }) => candidates)]
  const isLikely = ({ id }: ExpectedPayment) =>
    Number(pairs.some(({ line, expected }) => line.code === code && expected.id === id))
  const apart = (expected: ExpectedPayment) => Math.abs((expected.at ?? 0) - at)
  return [...ledger.stillExpected].sort(
    (one, other) => isLikely(other) - isLikely(one) || apart(one) - apart(other),
  )
}
