import { formatKsh } from '@/domain/money/money'
import { matchTexts } from '@/staff/content/match'
import { countedAmount } from '@/staff/domain/confirmation'
import { isDayCovered } from '@/staff/matching/reconciliation'
import { StaffTable } from '@/staff/pages/list/StaffTable'
import { dayText } from '@/staff/pages/list/timeText'
import { codeText } from '@/staff/pages/payments/recordText'
import { useWork } from './useMatchWork'

const { title, hint, partOfDay } = matchTexts.notInStatement

export function NotInStatement() {
  const { statement, notInStatement } = useWork()
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
