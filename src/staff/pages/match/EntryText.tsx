import Button from '@mui/material/Button'
import { useAction } from '@/components/form/useAction'
import type { Account } from '@/domain/members/account'
import Alert from '@mui/material/Alert'
import { staffAdvice } from '@/staff/content/desk'
import { matchTexts as texts } from '@/staff/content/match'
import { paymentTexts } from '@/staff/content/payments'
import { referenceOf } from '@/domain/documentId'
import { isolated } from '@/domain/text/inPlace'
import type { Entry } from '@/staff/matching/reconciliation'
import type { Confirmation } from '@/staff/domain/confirmation'
import type { LeftPayment } from '@/staff/domain/leftPayment'
import { timeText } from '@/staff/pages/list/timeText'
import { takeBackLeftPayment } from '@/staff/services/leftPayments'
import { LineText } from './MatchParts'

export function EntryText({
  entry: { line, cents, booking, left },
  staff,
  onTakenBack,
}: {
  entry: Entry
  staff: Account
  onTakenBack: () => void
}) {
  return (
    <>
      <LineText line={line} cents={cents} isLeft={!booking && !left} />
      {booking && <div>{texts.reconciliation.booked(bookingLabel(booking), booking.byEmail)}</div>}
      {left && <Left {...{ left, staff, onTakenBack }} />}
    </>
  )
}

export function bookingLabel({ kind, document, from, note }: Confirmation): string {
  if (kind === 'income') return [from, note].filter(Boolean).map(isolated).join(', ')
  return kind === 'fee'
    ? paymentTexts.kinds.fee
    : `${paymentTexts.kinds[kind]} ${referenceOf(document)}`
}

function Left({
  left,
  staff,
  onTakenBack,
}: {
  left: LeftPayment
  staff: Account
  onTakenBack: () => void
}) {
  const { run, isPending, failure } = useAction(async () => {
    await takeBackLeftPayment(left.code, staff)
    onTakenBack()
  })
  return (
    <>
      <div>{texts.leave.by(left.reason, left.byEmail, timeText(left.at))}</div>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${texts.leave.takeBack} ${left.code}`}
        disabled={isPending}
        onClick={() => run()}
      >
        {texts.leave.takeBack}
      </Button>
      {!isPending && failure && (
        <Alert severity="error">
          {texts.leave.notTakenBack} {staffAdvice(failure)}
        </Alert>
      )}
    </>
  )
}
