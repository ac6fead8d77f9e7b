import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { useAction } from '@/components/form/useAction'
import { messages } from '@/content/messages'
import { deskTexts, staffListTexts } from '@/content/staff'
import { dayInKenya } from '@/domain/calendar/calendar'
import { formatKsh } from '@/domain/money/money'
import { arrivals, kinds } from '@/domain/staff/confirmation'
import { countAndSum } from '@/services/staff/totals'
import { StaffTable } from '@/pages/staff/list/StaffList'

interface Total {
  readonly name: string
  readonly count: number
  readonly sum: number
}

const names = {
  mpesa: 'By M-Pesa',
  bank: 'By bank',
  donation: 'Donations',
  order: 'Orders',
  fee: 'Membership fees',
} as const

/**
 * What is confirmed in a month, by the way it came and by what it was for; the database adds up, and
 * again once `changes` is another number.
 */
export function GiftTotals({ changes }: { changes: number }) {
  const [month, setMonth] = useState(() => dayInKenya(new Date()).slice(0, 7))
  const [totals, setTotals] = useState<{
    month: string
    changes: number
    rows: readonly Total[]
  } | null>(null)
  const { run, isPending, failure } = useAction<string>(async (asked, isStillHere) => {
    const rows = await Promise.all([
      countAndSum({ month: asked }).then((total) => ({ name: 'All', ...total })),
      ...arrivals.map(async (method) => ({
        name: names[method],
        ...(await countAndSum({ month: asked, method })),
      })),
      ...kinds.map(async (kind) => ({
        name: names[kind],
        ...(await countAndSum({ month: asked, kind })),
      })),
    ])
    if (isStillHere()) setTotals({ month: asked, changes, rows })
  })
  const isCurrent = totals?.month === month && totals.changes === changes

  useEffect(() => {
    if (!isCurrent && !isPending && !failure && /^\d{4}-\d\d$/.test(month)) run(month)
  })

  return (
    <section aria-label="Totals">
      <TextField
        type="month"
        size="small"
        label="Month"
        value={month}
        onChange={({ target }) => setMonth(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ marginBlock: 1, maxWidth: '100%' }}
      />
      {isPending && <LinearProgress aria-label={staffListTexts.loading} />}
      {failure && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={() => run(month)}>
              Try again
            </Button>
          }
        >
          {staffListTexts.notLoaded} {messages.accountAdvice(failure)}
        </Alert>
      )}
      {totals?.month === month && (
        <StaffTable
          label={deskTexts.gifts.totals(month)}
          isNarrow
          items={totals.rows}
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
