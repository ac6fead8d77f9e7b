import { useAction } from '@/components/form/useAction'
import { matchTexts as texts } from '@/staff/content/match'
import { formatCents } from '@/domain/money/money'
import { isolated } from '@/domain/text/inPlace'
import { centsOf, type Entry } from '@/staff/matching/reconciliation'
import type { Confirmation } from '@/staff/domain/confirmation'
import type { LeftPayment } from '@/staff/domain/leftPayment'
import { RowButton } from '@/staff/pages/list/Row'
import { paidText, timeText } from '@/staff/domain/days'
import { whatText } from '@/staff/pages/payments/records'
import { PartState } from '@/staff/pages/PartState'
import { useDesk } from '@/staff/pages/useDesk'
import { takeBackLeftPayment } from '@/staff/services/leftPayments'
import { useItemDone } from './MatchParts'
import styles from './match.module.css'

/** The statement's words for customers' payments; others deserve a look. */
const usualLabel = /^(?:received|customer|pay|merchant payment|business buy)\b/i

export function EntryText({ entry: { row, line, cents, booking, left } }: { entry: Entry }) {
  const { code, at, amount, payer, phone, label } = line
  const whole = centsOf(amount)
  const partText = texts.reconciliation[row === 'open' ? 'rest' : 'part']
  return (
    <>
      <strong>
        {cents === whole ? formatCents(whole) : partText(formatCents(cents), formatCents(whole))}
        {payer && `, ${isolated(payer)}`}
      </strong>
      <div className={styles.facts}>
        {at !== undefined && `${paidText(at)}, `}
        {code}
        {phone && `, ${phone}`}
        {label && !usualLabel.test(label) && `, ${isolated(label)}`}
      </div>
      {booking && <div>{texts.reconciliation.booked(bookingLabel(booking), booking.byEmail)}</div>}
      {left && <Left left={left} />}
    </>
  )
}

export function bookingLabel(booking: Confirmation): string {
  if (booking.kind !== 'income') return whatText(booking)
  return [booking.from, booking.note].filter(Boolean).map(isolated).join(', ')
}

function Left({ left }: { left: LeftPayment }) {
  const { staff } = useDesk()
  const onDone = useItemDone()
  const { run, isPending, failure } = useAction(async () => {
    await takeBackLeftPayment(left.code, staff)
    onDone()
  })
  return (
    <>
      <div>{texts.leave.by(left.reason, left.byEmail, timeText(left.at))}</div>
      <RowButton
        variant="secondary"
        label={texts.leave.takeBack}
        about={left.code}
        disabled={isPending}
        onClick={() => run()}
      />
      {!isPending && <PartState failure={failure} failed={texts.leave.notTakenBack} />}
    </>
  )
}
