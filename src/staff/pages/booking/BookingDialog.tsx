import { useState, type ReactNode } from 'react'
import type { Failure } from '@/domain/failure'
import type { BookedMoney } from '@/staff/domain/confirmation'
import { DayField } from '@/staff/pages/dialog/answers'
import { QuestionDialog } from '@/staff/pages/dialog/QuestionDialog'
import { explain, whyRefused } from '@/staff/pages/payments/whyRefused'
import { useDesk } from '@/staff/pages/useDesk'
import { arrivedFor } from '@/staff/services/arrivedFor'
import { confirmPayments } from '@/staff/services/confirmPayments'
import { HowItCame, HowMuch, Notes, OddityAlert } from './fields'
import { partKey, type Opening } from './opening'
import { Chooser, PartField } from './parts'
import { useBooking, type Booking } from './useBooking'

interface Props {
  readonly opening: Opening
  /** Called once everything is stored; what it returns is shown. `amount`: whole Ksh. `isAll`: nothing is left. */
  readonly onDone?: (done: { amount: number; paidOn: string; isAll: boolean }) => ReactNode | void
  /** Called after each try, when parts may be stored. */
  readonly onTried?: () => void
}

/** The one form that books money: how it came or went, and how much of it is for what. */
export function BookingDialog(props: Props) {
  const { words, text, line, among } = props.opening
  const booking = useBooking(props.opening)
  const { money, parts, today, paidOn, field } = booking
  const { outcomes, book } = useBook(booking, props)
  return (
    <QuestionDialog {...words} text={text} act={money && (() => book(money))}>
      {!line && <HowItCame booking={booking} />}
      {!line && <HowMuch booking={booking} />}
      {booking.isPart &&
        parts.map((part) => (
          <PartField
            key={part.key}
            part={part}
            outcome={outcomes.get(part.key)}
            booking={booking}
          />
        ))}
      {among && <Chooser booking={booking} />}
      {!line && (
        <DayField
          {...field('paidOn')}
          today={today}
          label={words.paidOn}
          problem={paidOn === null && words.paidOnInvalid}
        />
      )}
      {booking.hasNote && <Notes booking={booking} />}
      <OddityAlert booking={booking} />
    </QuestionDialog>
  )
}

function useBook(booking: Booking, { opening, onDone, onTried }: Props) {
  const { staff } = useDesk()
  /** By part; null once stored. */
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Failure | null>>(new Map())
  const { parts, sum, all, from, note } = booking

  /** @throws Failure of the first part that fails */
  async function book(sent: Omit<BookedMoney, 'amount'>) {
    const open = parts.filter(({ key }) => outcomes.get(key) !== null)
    const asked = open.map(({ purpose, amount }, place) => {
      const attempts = sent.attempts === undefined ? undefined : sent.attempts + place
      const { kind } = purpose
      const told = kind === 'income' ? { from, note } : kind === 'refund' ? { note } : {}
      return { expected: purpose, money: { ...sent, ...told, amount: amount ?? 0, attempts } }
    })
    let left = asked.length
    let said: ReactNode | void
    const payments = await arrivedFor(asked)
    const ended = await confirmPayments(payments, staff, (outcome) => {
      const { kind, document: id = '' } = outcome.payment
      const failure = 'failure' in outcome ? outcome.failure : null
      const key = partKey({ kind, id })
      setOutcomes((before) => new Map([...before, [key, failure]]))
      if (failure) return
      left -= 1
      if (left > 0) {
        booking.noteStored(key)
        return
      }
      booking.forget()
      said = onDone?.({ amount: sum, paidOn: sent.paidOn, isAll: sum === all })
    })
    onTried?.()
    for (const outcome of ended) {
      if (!('failure' in outcome)) continue
      const { payment, failure } = outcome
      const { not } = opening.words
      if (failure.code === 'refused' && sent.method === 'cash') booking.renewId()
      // Where there can be several parts, each says so itself.
      await explain(failure, async () => (opening.among ? null : whyRefused(payment, not)))
    }
    return said
  }
  return { outcomes, book }
}
