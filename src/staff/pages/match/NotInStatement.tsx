import { formatKsh } from '@/domain/money/money'
import { matchTexts } from '@/staff/content/match'
import { countedAmount, type Confirmation } from '@/staff/domain/confirmation'
import { isDayCovered } from '@/staff/matching/reconciliation'
import { StaffTable } from '@/staff/pages/list/StaffTable'
import { dayText } from '@/staff/pages/list/timeText'
import { codeText } from '@/staff/pages/payments/recordText'
import type { TimeSpan } from '@/staff/matching/statement'

const { title, hint, partOfDay } = matchTexts.notInStatement

export function NotInStatement({
  covered,
  records,
}: {
  covered: readonly TimeSpan[]
  records: readonly Confirmation[]
}) {
  if (records.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <p>{hint}</p>
      <StaffTable
        label={title}
        items={records}
        keyOf={({ id }) => id}
        columns={[
          { name: 'Code', renderCell: codeText },
          { name: 'Amount', renderCell: (record) => formatKsh(countedAmount(record)) },
          {
            name: 'Day',
            renderCell: ({ paidOn }) => (
              <>
                {dayText(paidOn)}
                {!isDayCovered(covered, paidOn) && <div>{partOfDay}</div>}
              </>
            ),
          },
          { name: 'By', renderCell: ({ byEmail }) => byEmail },
        ]}
      />
    </>
  )
}
