import { bookTexts, recordKindNames } from '@/staff/content/book'
import { paymentTexts } from '@/staff/content/payments'
import { formatKsh } from '@/domain/money/money'
import type { BookSum } from '@/staff/domain/book'
import { StaffTable } from '@/staff/pages/list/StaffTable'

const names = { all: bookTexts.all, ...paymentTexts.methods, ...recordKindNames }

export function MonthSums({ label, sums }: { label: string; sums: readonly BookSum[] }) {
  return (
    <StaffTable
      label={label}
      isNarrow
      items={sums}
      keyOf={({ of }) => of}
      columns={[
        { name: 'Money', renderCell: ({ of }) => names[of] },
        { name: 'Payments', renderCell: ({ count }) => count },
        { name: 'Sum', renderCell: ({ sum }) => formatKsh(sum) },
      ]}
    />
  )
}
