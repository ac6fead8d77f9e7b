import { useAction } from '@/components/form/useAction'
import { matchTexts as texts } from '@/staff/content/match'
import { paymentTexts } from '@/staff/content/payments'
import { referenceOf } from '@/domain/documentId'
import { isolated } from '@/domain/text/inPlace'
import type { Entry } from '@/staff/matching/reconciliation'
import type { Confirmation } from '@/staff/domain/confirmation'
import type { LeftPayment } from '@/staff/domain/leftPayment'
import { RowButton } from '@/staff/pages/list/Row'
import { timeText } from '@/staff/pages/list/timeText'
import { PartState } from '@/staff/pages/PartState'
import { useDesk } from '@/staff/pages/useDesk'
import { takeBackLeftPayment } from '@/staff/services/leftPayments'
import { useItemDone } from './ItemList'
import { LineText } from './MatchParts'

export function EntryText({ entry: { line, cents, booking, left } }: { entry: Entry }) {
  return (
    <>
      <LineText line={line} cents={cents} isLeft={!booking && !left} />
      {booking && <div>{texts.reconciliation.booked(bookingLabel(booking), booking.byEmail)}</div>}
      {left && <Left left={left} />}
    </>
  )
}

export function bookingLabel({ kind, document, from, note }: Confirmation): string {
  if (kind === 'income') return [from, note].filter(Boolean).map(isolated).join(', ')
  return kind === 'fee'
    ? paymentTexts.kinds.fee
    : `${paymentTexts.kinds[kind]} ${referenceOf(document)}`
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
