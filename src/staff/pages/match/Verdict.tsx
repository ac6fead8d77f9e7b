import Alert from '@mui/material/Alert'
import { formatKsh } from '@/domain/money/money'
import { matchTexts } from '@/staff/content/match'
import { useWork } from './useMatchWork'

const texts = matchTexts.reconciliation

/** Whether all of it is accounted for, and if not, what is wrong. */
export function Verdict() {
  const { ledger, reloading } = useWork()
  const { wrong, unreadable, isComplete } = ledger
  return (
    <>
      <div role="status">
        {isComplete && !reloading && <Alert severity="success">{texts.complete}</Alert>}
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
