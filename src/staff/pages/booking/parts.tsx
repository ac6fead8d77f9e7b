import Button from '@mui/material/Button'
import { useState } from 'react'
import { referenceOf } from '@/domain/documentId'
import { mayHaveTakenEffect, type Failure } from '@/domain/failure'
import { formatKsh } from '@/domain/money/money'
import { bookingTexts as texts } from '@/staff/content/booking'
import { matchTexts } from '@/staff/content/match'
import { awaited, type Purpose } from '@/staff/domain/booking'
import { hasAllWords } from '@/staff/domain/textSearch'
import { AmountField, AnswerField } from '@/staff/pages/dialog/answers'
import { useIsTried } from '@/staff/pages/dialog/QuestionDialog'
import { PurposeText } from '@/staff/pages/match/MatchParts'
import styles from './booking.module.css'
import { income, partKey } from './opening'
import type { Booking } from './useBooking'

type Part = Booking['parts'][number]

/** Shown at once; staff are asked about oddities as well. '' if the amount is as expected. */
export function hintOf({ purpose, amount }: Part): string {
  const expected = awaited(purpose)
  if (expected === undefined || amount === null || amount === expected) return ''
  if (amount > expected) return texts.more(formatKsh(amount - expected))
  return purpose.kind === 'fee' ? texts.odd['half-a-fee']() : ''
}

/** Shows only the amount, unless there can be several parts. */
export function PartField({
  part,
  outcome,
  booking: { opening, all, isTheLot, type, remove },
}: {
  part: Part
  /** Null once stored. */
  outcome: Failure | null | undefined
  booking: Booking
}) {
  const { key, purpose, shown, amount } = part
  const { words, line, among, most = all } = opening
  // A retry must send the same amount.
  const isFixed = Boolean(outcome && mayHaveTakenEffect(outcome))
  const expected = awaited(purpose) ?? 0
  const label = among && (amount ?? 0) < expected ? texts.partOf(formatKsh(expected)) : words.amount
  const failed = outcome?.code === 'refused' ? matchTexts.taken : texts.notStored
  const field = (
    <AmountField
      label={among || line ? label : texts.part}
      value={shown}
      onType={(typed) => type(key, typed)}
      problem={
        amount === null
          ? texts.partInvalid(formatKsh(Math.min(all, most)))
          : !isTheLot && texts.last
      }
      warning={among && outcome ? failed : false}
      hint={hintOf(part)}
      disabled={isFixed}
    />
  )
  if (!among) return field
  return (
    <div role="group" aria-label={purpose.name} className={styles.part}>
      {purpose.kind === 'refund' ? (
        <strong>{purpose.name}</strong>
      ) : (
        <PurposeText purpose={purpose} />
      )}
      {outcome === null ? (
        <div>✓ {texts.stored(formatKsh(amount ?? 0))}</div>
      ) : (
        <div className={styles.row}>
          {field}
          <Button
            sx={{ marginBlockStart: 1.5 }}
            aria-label={`${texts.remove} ${purpose.name}`}
            disabled={isFixed}
            onClick={() => remove(key)}
          >
            {texts.remove}
          </Button>
        </div>
      )}
    </div>
  )
}

/** How much is left, and a search for what else the payment is for. */
export function Chooser({ booking }: { booking: Booking }) {
  const { opening, parts, sum, all, partsLeft, type } = booking
  const [searchText, setSearchText] = useState('')
  const isTried = useIsTried()
  const [shownSum, shownAll] = [formatKsh(sum), formatKsh(all)]
  const isNew = (purpose: Purpose) => parts.every(({ key }) => key !== partKey(purpose))
  const found = opening.among
    ?.filter(isNew)
    .filter(({ id, name }) => hasAllWords(`${name} ${referenceOf(id)}`, searchText))
    .slice(0, maxFound)
  const add = (purpose: Purpose) => {
    const amount = Math.min(awaited(purpose) ?? all, all - sum)
    type(partKey(purpose), String(Math.max(1, amount)))
  }
  return (
    <>
      <p role="status">
        {sum > all
          ? texts.sumTooMuch(shownSum, shownAll)
          : texts.sum(shownSum, shownAll, formatKsh(all - sum))}
      </p>
      {parts.length === 0 && isTried && <p role="alert">{texts.none}</p>}
      {parts.length >= partsLeft && <p>{sum === all ? texts.full : texts.last}</p>}
      {parts.length < partsLeft && (
        <>
          <AnswerField
            label={texts.search}
            value={searchText}
            onType={setSearchText}
            autoComplete="off"
          />
          <ul className={styles.found}>
            {found?.map((expected) => (
              <li key={partKey(expected)}>
                <div>
                  <PurposeText purpose={expected} />
                </div>
                <Button
                  size="small"
                  aria-label={`${texts.add} ${expected.name} ${formatKsh(expected.amount)}`}
                  onClick={() => add(expected)}
                >
                  {texts.add}
                </Button>
              </li>
            ))}
          </ul>
          {found?.length === 0 && <p>{texts.notFound}</p>}
          {sum < all && isNew(income) && (
            <Button onClick={() => add(income)}>{texts.restIsIncome}</Button>
          )}
        </>
      )}
    </>
  )
}

const maxFound = 6
