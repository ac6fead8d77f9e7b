import { bookTexts, recordKindNames } from '@/staff/content/book'
import { paymentTexts } from '@/staff/content/payments'
import { formatKsh } from '@/domain/money/money'
import { sumsOf, type BookEntry } from '@/staff/domain/book'
import styles from '@/staff/pages/list/list.module.css'
import { StaffTable } from '@/staff/pages/list/StaffTable'

const names = { all: bookTexts.all, ...paymentTexts.methods, ...recordKindNames }

/** How the money came, and what it is for. */
export function MonthSums({ label, entries }: { label: string; entries: readonly BookEntry[] }) {
  return (
    <div className={styles.sums}>
      {(['method', 'kind'] as const).map((by) => (
        <StaffTable
          key={by}
          label={`${label}: ${bookTexts.sumsBy[by]}`}
          isNarrow
          items={sumsOf(entries, by)}
          columns={[
            { name: bookTexts.sumsBy[by], renderCell: ({ id }) => names[id] },
            { name: 'Payments', renderCell: ({ count }) => count },
            { name: 'Sum', renderCell: ({ sum }) => formatKsh(sum) },
          ]}
        />
      ))}
    </div>
  )
}
