import { matchTexts } from '@/staff/content/match'
import { dayInKenya } from '@/domain/calendar/calendar'
import { formatKsh } from '@/domain/money/money'
import { DialogButton } from '@/staff/pages/dialog/DialogButton'
import { ReasonDialog } from '@/staff/pages/dialog/ReasonDialog'
import { useDesk } from '@/staff/pages/useDesk'
import { leavePayment } from '@/staff/services/leftPayments'
import { useItemDone } from './ItemList'
import { SplitButton } from './SplitButton'
import { useWork } from './useMatchWork'

const texts = matchTexts.leave

/** For a line without a ticked pledge; nothing once accounted for. */
export function LineActions({ code }: { code: string }) {
  const { staff } = useDesk()
  const { ledger, note } = useWork()
  const onDone = useItemDone()
  const line = ledger.lines.get(code)
  const cents = ledger.openCents.get(code)
  if (!line || cents === undefined) return null
  const amount = Math.ceil(cents / 100)
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
            onDone()
            // Perhaps what somebody else had noted before.
            note({ left })
          }}
        />
      </DialogButton>
    </>
  )
}
