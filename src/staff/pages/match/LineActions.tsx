import { matchTexts } from '@/staff/content/match'
import { dayInKenya } from '@/domain/calendar/calendar'
import type { StatementLine } from '@/staff/matching/statement'
import type { Account } from '@/domain/members/account'
import { formatKsh } from '@/domain/money/money'
import type { LeftPayment } from '@/staff/domain/leftPayment'
import { DialogButton } from '@/staff/pages/dialog/DialogButton'
import { ReasonDialog } from '@/staff/pages/dialog/ReasonDialog'
import { leavePayment } from '@/staff/services/leftPayments'
import { SplitButton } from './SplitButton'
import type { MatchWork } from './useMatchWork'

const texts = matchTexts.leave

/** For a line without a ticked pledge; nothing once accounted for. */
export function LineActions({
  code,
  work,
  onDone,
}: {
  code: string
  work: MatchWork
  /** Before the outcome shows. */
  onDone: () => void
}) {
  const { staff, ledger, note } = work
  const line = ledger.lines.get(code)
  const cents = ledger.openCents.get(code)
  if (!line || cents === undefined) return null
  return (
    <>
      <SplitButton {...{ line, work, onDone }} />
      <LeaveButton
        line={line}
        amount={Math.ceil(cents / 100)}
        staff={staff}
        onLeft={(left) => {
          onDone()
          // Perhaps what somebody else had noted before.
          note({ left })
        }}
      />
    </>
  )
}

function LeaveButton({
  line: { code, at },
  amount,
  staff,
  onLeft,
}: {
  line: StatementLine
  amount: number
  staff: Account
  onLeft: (left: LeftPayment) => void
}) {
  const paidOn = dayInKenya(new Date(at))
  return (
    <DialogButton label={texts.button} about={code}>
      {(close) => (
        <ReasonDialog
          {...texts}
          text={texts.text(formatKsh(amount), code)}
          label={texts.reason}
          missing={texts.reasonInvalid}
          act={async (reason) =>
            onLeft(await leavePayment({ code, amount, paidOn, reason }, staff))
          }
          onDone={close}
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
