import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { deskTexts } from '@/content/staff'
import { referenceOf } from '@/domain/documentId'
import type { StatementLine } from '@/domain/matching/statement'
import { formatKsh } from '@/domain/money/money'
import type { ExpectedPayment } from '@/domain/staff/expectedPayment'
import { timeText } from '@/pages/staff/list/timeText'

/** Nothing where it is empty. */
export function FoldedList({
  title,
  count,
  hint,
  children,
}: {
  title: string
  count: number
  hint?: string
  children: ReactNode
}) {
  if (count === 0) return null
  return (
    <Box
      component="details"
      sx={{
        marginBlock: 1,
        '& summary': { paddingBlock: 1 },
        '& ul': { listStyle: 'none', padding: 0 },
        '& li': { paddingBlock: 1, borderTop: 1, borderColor: 'divider' },
      }}
    >
      <summary>
        {title} ({count})
      </summary>
      {hint && <p>{hint}</p>}
      <ul>{children}</ul>
    </Box>
  )
}

export function LineText({ line: { code, at, amount, payer, phone } }: { line: StatementLine }) {
  return (
    <>
      <strong>
        {formatKsh(amount)}
        {payer && `, ${payer}`}
      </strong>
      <div>
        {timeText(at)}, {code}
        {phone && `, ${phone}`}
      </div>
    </>
  )
}

export function ExpectedText({
  expected: { id, kind, name, amount, at },
}: {
  expected: ExpectedPayment
}) {
  return (
    <>
      <strong>{name}</strong>
      <div>
        {deskTexts.match.kinds[kind]}
        {kind !== 'fee' && ` ${referenceOf(id)}`}, {formatKsh(amount)}
        {at !== undefined && `, ${timeText(at)}`}
      </div>
    </>
  )
}
