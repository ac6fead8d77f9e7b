import { bookTexts, recordKindNames } from '@/content/staffBook'
import { paymentTexts } from '@/content/staff'
import { formatKsh } from '@/domain/money/money'
import type { BookSum } from '@/domain/staff/book'
import { StaffTable } from '@/pages/staff/list/StaffTable'

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
