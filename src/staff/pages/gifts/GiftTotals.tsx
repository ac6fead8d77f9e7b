import { useState } from 'react'
import { useFetched } from '@/components/form/useFetched'
import { giftsTexts as texts } from '@/staff/content/gifts'
import { dayInKenya } from '@/domain/calendar/calendar'
import { formatKsh } from '@/domain/money/money'
import { PartState } from '@/staff/pages/PartState'
import styles from '@/staff/pages/list/list.module.css'
import { StaffTable } from '@/staff/pages/list/StaffTable'
import { monthText } from '@/staff/pages/list/timeText'
import { countAndSum, type TotalFilter } from '@/staff/services/totals'

const parts: readonly (TotalFilter & { readonly name: string })[] = [
  { name: 'By M-Pesa', method: 'mpesa' },
  { name: 'By bank', method: 'bank' },
  { name: 'Donations', kind: 'donation' },
  { name: 'Orders', kind: 'order' },
  { name: 'Membership fees', kind: 'fee' },
  { name: 'By cash', method: 'cash' },
  { name: 'Without a pledge', kind: 'income' },
  { name: 'Refunds', kind: 'refund' },
]

async function loadTotals(month: string, filters: readonly (TotalFilter & { name: string })[]) {
  if (!/^\d{4}-\d\d$/.test(month)) return []
  return Promise.all(
    filters.map(async ({ name, ...filter }) => ({
      name,
      ...(await countAndSum({ ...filter, month })),
    })),
  )
}

/** `round` changes with each confirmation or void. */
export function GiftTotals({ round }: { round: number }) {
  const [month, setMonth] = useState(() => dayInKenya(new Date()).slice(0, 7))
  const [isOpen, setIsOpen] = useState(false)
  const { value: all, ...state } = useFetched(
    () => loadTotals(month, [{ name: 'All' }]),
    `${month} ${round}`,
  )
  const { value: some, ...partsState } = useFetched(
    () => loadTotals(month, isOpen ? parts : []),
    `${month} ${round} ${isOpen}`,
  )
  const [total] = all ?? []
  return (
    <section aria-label="Totals" className={styles.totals}>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          {total
            ? texts.total(monthText(month), total.count, formatKsh(total.sum))
            : texts.totals(monthText(month))}
        </summary>
        <label className={styles.field}>
          Month
          <input
            className="control"
            type="month"
            value={month}
            onChange={({ target }) => setMonth(target.value)}
          />
        </label>
        <PartState {...partsState} />
        {some && some.length > 0 && (
          <StaffTable
            label={texts.totals(monthText(month))}
            isNarrow
            items={some}
            keyOf={({ name }) => name}
            columns={[
              { name: 'Confirmed', renderCell: ({ name }) => name },
              { name: 'Payments', renderCell: ({ count }) => count },
              {
                name: 'Sum',
                renderCell: ({ sum }) => <div className={styles.unbroken}>{formatKsh(sum)}</div>,
              },
            ]}
          />
        )}
      </details>
      {state.failure && <PartState {...state} />}
    </section>
  )
}
