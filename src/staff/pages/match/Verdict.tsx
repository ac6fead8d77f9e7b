import Alert from '@mui/material/Alert'
import { formatCents, formatKsh } from '@/domain/money/money'
import { matchTexts as texts } from '@/staff/content/match'
import { countedAmount } from '@/staff/domain/confirmation'
import { gapsIn, isDayCovered } from '@/staff/matching/statement'
import { StaffTable } from '@/staff/pages/list/StaffTable'
import { dayText, paidText, spanText } from '@/staff/domain/days'
import { codeText } from '@/staff/pages/payments/records'
import { useWork } from './useMatchWork'

export function Summary() {
  const { statement, unreadableMessages, ledger } = useWork()
  const { lines, covered } = statement
  const { rows, unreadable } = ledger
  const { entries: returned, cents } = rows.returned
  const gaps = gapsIn(covered)
  const [first, last] = [lines[0], lines.at(-1)]
  const notRead = unreadable > 0 && texts.unreadable(unreadable)
  const said = [
    first && last
      ? texts.summary(lines.length, paidText(first.at), paidText(last.at))
      : notRead
        ? texts.noneRead(notRead)
        : texts.noLines,
    first && notRead && `${notRead}.`,
    returned.length > 0 && texts.returned(returned.length, formatCents(cents)),
    covered.length > 0 && texts.covers(covered.map(spanText).join(', ')),
    gaps.length > 0 && texts.gaps(gaps.map(spanText).join(', ')),
    unreadableMessages.length > 0 && texts.unreadableMessages(unreadableMessages.length),
  ]
  return <p role="status">{said.filter(Boolean).join(' ')}</p>
}

/** Whether the whole statement is accounted for, and if not, what is wrong. */
export function Verdict() {
  const { ledger, reloading } = useWork()
  const { wrong, unreadable, isComplete } = ledger
  const says = texts.reconciliation
  return (
    <>
      <div role="status">
        {isComplete && !reloading && <Alert severity="success">{says.complete}</Alert>}
      </div>
      {unreadable > 0 && <Alert severity="warning">{says.unreadable(unreadable)}</Alert>}
      {wrong.length > 0 && (
        <Alert severity="warning">
          {wrong.map(({ line: { code }, received, arrived }) => (
            <div key={code}>{says.wrong(code, formatKsh(received), formatKsh(arrived))}</div>
          ))}
        </Alert>
      )}
    </>
  )
}

export function NotInStatement() {
  const { statement, notInStatement } = useWork()
  const { title, hint, partOfDay } = texts.notInStatement
  if (notInStatement.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <p>{hint}</p>
      <StaffTable
        label={title}
        items={notInStatement}
        columns={[
          { name: 'Code', renderCell: codeText },
          { name: 'Amount', renderCell: (record) => formatKsh(countedAmount(record)) },
          {
            name: 'Day',
            renderCell: ({ paidOn }) => (
              <>
                {dayText(paidOn)}
                {!isDayCovered(statement.covered, paidOn) && <div>{partOfDay}</div>}
              </>
            ),
          },
          { name: 'By', renderCell: ({ byEmail }) => byEmail },
        ]}
      />
    </>
  )
}
