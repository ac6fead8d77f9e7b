import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import type { Fetched } from '@/components/form/useFetched'
import { deskTexts } from '@/content/staff'
import { formatKsh } from '@/domain/money/money'
import { FetchState } from '@/pages/staff/list/FetchState'
import { StaffTable } from '@/pages/staff/list/StaffTable'
import { countAndSum, type TotalFilter } from '@/services/staff/totals'

const filters: readonly (TotalFilter & { readonly name: string })[] = [
  { name: 'All' },
  { name: 'By M-Pesa', method: 'mpesa' },
  { name: 'By bank', method: 'bank' },
  { name: 'Donations', kind: 'donation' },
  { name: 'Orders', kind: 'order' },
  { name: 'Membership fees', kind: 'fee' },
  { name: 'By cash', method: 'cash' },
  { name: 'Without a pledge', kind: 'income' },
]

export async function loadTotals(month: string) {
  if (!/^\d{4}-\d\d$/.test(month)) return []
  return Promise.all(
    filters.map(async ({ name, ...filter }) => ({
      name,
      ...(await countAndSum({ ...filter, month })),
    })),
  )
}

export function GiftTotals({
  month,
  onMonth,
  totals: { value: totals, ...state },
}: {
  month: string
  onMonth: (month: string) => void
  totals: Fetched<Awaited<ReturnType<typeof loadTotals>>>
}) {
  return (
    <section aria-label="Totals">
      <TextField
        type="month"
        size="small"
        label="Month"
        value={month}
        onChange={({ target }) => onMonth(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ marginBlock: 1, maxWidth: '100%' }}
      />
      <FetchState {...state} />
      {totals && totals.length > 0 && (
        <StaffTable
          label={deskTexts.gifts.totals(month)}
          isNarrow
          items={totals}
          keyOf={({ name }) => name}
          columns={[
            { name: 'Confirmed', renderCell: ({ name }) => name },
            { name: 'Payments', renderCell: ({ count }) => count },
            {
              name: 'Sum',
              renderCell: ({ sum }) => <Box sx={{ whiteSpace: 'nowrap' }}>{formatKsh(sum)}</Box>,
            },
          ]}
        />
      )}
    </section>
  )
}
