import { matchTexts } from '@/staff/content/match'
import { dayInKenya } from '@/domain/calendar/calendar'
import { Failure } from '@/domain/failure'
import { formatKsh } from '@/domain/money/money'
import { DialogButton } from '@/staff/pages/dialog/DialogButton'
import { ReasonDialog } from '@/staff/pages/dialog/answers'
import { useDesk } from '@/staff/pages/useDesk'
import { leavePayment } from '@/staff/services/leftPayments'
import { bookingTexts, bookingWords } from '@/staff/content/booking'
import type { StatementLine } from '@/staff/matching/statement'
import { togetherFor } from '@/staff/matching/together'
import { mostParts } from '@/staff/domain/confirmation'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { BookingDialog } from '@/staff/pages/booking/BookingDialog'
import type { Opening } from '@/staff/pages/booking/opening'
import { useItemDone } from './MatchParts'
import { useWork } from './useMatchWork'

const texts = matchTexts.leave

/** Splits a line or leaves it out of the book. Empty once the line is accounted for. */
export function LineActions({ code }: { code: string }) {
  const { staff } = useDesk()
  const { ledger, note } = useWork()
  const onDone = useItemDone()
  const line = ledger.lines.get(code)
  const rest = ledger.openParts.get(code)
  if (!line || !rest) return null
  const amount = inWholeKsh(rest.cents)
  const paidOn = dayInKenya(new Date(line.at))
  return (
    <>
      <SplitButton line={line} />
      <DialogButton variant="secondary" label={texts.button} about={code}>
        <ReasonDialog
          {...texts.dialog}
          text={texts.text(formatKsh(amount), code)}
          act={async (reason) => {
            const left = await leavePayment({ code, amount, paidOn, reason }, staff)
            if (!left) throw new Failure('refused', { detail: matchTexts.taken })
            onDone()
            // This may be what somebody else noted before.
            note({ left })
          }}
        />
      </DialogButton>
    </>
  )
}

/** What the book can have of it: whole Ksh, at least 1. */
function inWholeKsh(cents = 0): number {
  return Math.max(1, Math.floor(cents / 100))
}

interface Splitting {
  readonly line: StatementLine
  /** What is chosen when the form opens. */
  readonly start?: ExpectedPayment | undefined
}

/** Books what is left of a statement's line. */
export function SplitButton({ line, start }: Splitting) {
  const { button, book } = matchTexts.split
  return (
    <DialogButton
      variant="secondary"
      label={start ? book : button}
      about={start ? `${line.code} for ${start.name}` : line.code}
    >
      <SplitDialog line={line} start={start} />
    </DialogButton>
  )
}

function SplitDialog(splitting: Splitting) {
  const work = useWork()
  const onDone = useItemDone()
  return (
    <BookingDialog
      opening={openingOf(splitting, work)}
      onDone={({ isAll }) => {
        if (isAll) onDone()
      }}
      onTried={() => work.note({ match: 'again' })}
    />
  )
}

function openingOf(
  { line, start }: Splitting,
  { ledger, matching }: ReturnType<typeof useWork>,
): Opening {
  const { code, payer, at } = line
  const rest = inWholeKsh(ledger.openParts.get(code)?.cents)
  const { suggested, linesLeft } = matching
  const pairs = [...suggested, ...linesLeft.flatMap(({ candidates }) => candidates)]
  const ids = new Set(pairs.flatMap((pair) => (pair.line.code === code ? [pair.expected.id] : [])))
  const likely = ledger.open.expected.filter(({ id }) => ids.has(id))
  const together = start ? [start] : togetherFor(rest, likely, ledger.open.expected)
  const amountOf = ({ amount }: ExpectedPayment) =>
    start && rest <= 2 * amount ? rest : Math.min(rest, amount)
  const isLikely = ({ id }: ExpectedPayment) => Number(ids.has(id))
  const isAsMuch = ({ amount }: ExpectedPayment) => Number(amount === rest)
  const apart = (expected: ExpectedPayment) => Math.abs((expected.at ?? 0) - at)
  return {
    name: `split ${code} ${start?.id ?? ''}`,
    words: bookingWords.split,
    text: `${bookingTexts.line(formatKsh(rest), payer, code)} ${bookingTexts.split}`,
    line: {
      money: ledger.moneyOf(line),
      rest,
      partsLeft: mostParts - ledger.bookingsOf(code).length,
    },
    known: { from: payer, note: matchTexts.split.incomeNote },
    parts: together.map((each) => [each, String(amountOf(each))]),
    among: [...ledger.open.expected].sort(
      (one, other) =>
        isLikely(other) - isLikely(one) ||
        isAsMuch(other) - isAsMuch(one) ||
        apart(one) - apart(other),
    ),
  }
}
