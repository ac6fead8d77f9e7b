import Alert from '@mui/material/Alert'
import { formatKsh } from '@/domain/money/money'
import { matchTexts } from '@/staff/content/match'
import type { Reconciliation } from '@/staff/matching/reconciliation'
import { isUnreadable, type LeftOutLine } from '@/staff/matching/statement'

const texts = matchTexts.reconciliation

/** Whether all of it is accounted for, and if not, what is wrong. */
export function Verdict({
  reconciliation: { wrong, isComplete },
  isUpToDate,
  leftOut,
}: {
  reconciliation: Reconciliation
  isUpToDate: boolean
  leftOut: readonly LeftOutLine[]
}) {
  const unreadable = leftOut.filter(isUnreadable).length
  return (
    <>
      <div role="status">
        {isComplete && isUpToDate && <Alert severity="success">{texts.complete}</Alert>}
      </div>
      {unreadable > 0 && <Alert severity="warning">{texts.unreadable(unreadable)}</Alert>}
      {wrong.length > 0 && (
        <Alert severity="warning">
          {wrong.map(({ line: { code }, received, arrived }) => (
            <div key={code}>{texts.wrong(code, formatKsh(received), formatKsh(arrived))}</div>
          ))}
        </Alert>
      )}
    </>
  )
}
