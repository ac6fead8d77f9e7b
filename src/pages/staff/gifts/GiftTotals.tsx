import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import type { Fetched } from '@/components/form/useFetched'
import { deskTexts } from '@/content/staff'
import { formatKsh } from '@/domain/money/money'
import { arrivals, kinds } from '@/domain/staff/confirmation'
import { FetchState } from '@/pages/staff/list/FetchState'
import { StaffTable } from '@/pages/staff/list/StaffTable'
import { countAndSum, type TotalFilter } from '@/services/staff/totals'

const names = {
  mpesa: 'By M-Pesa',
  bank: 'By bank',
  donation: 'Donations',
  order: 'Orders',
  fee: 'Membership fees',
} as const

interface Total {
  readonly name: string
  readonly count: number
  readonly sum: number
}

/** The database adds up. */
export async function loadTotals(month: string): Promise<readonly Total[]> {
  if (!/^\d{4}-\d\d$/.test(month)) return []
  const rows: readonly (TotalFilter & { readonly name: string })[] = [
    { name: 'All' },
    ...arrivals.map((method) => ({ name: names[method], method })),
    ...kinds.map((kind) => ({ name: names[kind], kind })),
  ]
  return Promise.all(
    rows.map(async ({ name, ...filter }) => ({
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
  totals: Fetched<readonly Total[]>
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
