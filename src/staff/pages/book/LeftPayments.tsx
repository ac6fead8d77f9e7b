import { bookTexts } from '@/staff/content/book'
import { paymentTexts } from '@/staff/content/payments'
import { formatKsh } from '@/domain/money/money'
import { StaffList } from '@/staff/pages/list/StaffList'
import { StaffTable, textColumn, type Column } from '@/staff/pages/list/StaffTable'
import { dayText, monthText, timeText } from '@/staff/domain/days'
import type { Pages } from '@/staff/pages/list/usePages'
import type { LeftInMonth } from '@/staff/services/leftPayments'

const texts = bookTexts.left

/** The amounts in the file add up to what stands. */
const columns: readonly Column<LeftInMonth>[] = [
  { ...textColumn<LeftInMonth>('Code', ({ code }) => code), isBrief: true },
  { name: 'Paid on', renderCell: ({ paidOn }) => dayText(paidOn), csv: ({ paidOn }) => paidOn },
  {
    name: 'Amount',
    renderCell: ({ amount }) => formatKsh(amount),
    csv: ({ standing }) => standing || '',
  },
  textColumn('What it is', ({ reason }) => reason),
  textColumn('Noted', ({ byEmail, at }) => paymentTexts.by(byEmail, timeText(at))),
  textColumn('Taken back or booked', sinceText),
]

/** What a month's statements have and the book does not, with what was taken back. */
export function LeftPayments({ month, pages }: { month: string; pages: Pages<LeftInMonth> }) {
  return (
    <>
      {pages.items && <Heading month={month} left={pages.items} />}
      <StaffList
        label={texts.title(monthText(month))}
        columns={columns}
        pages={pages}
        empty=""
        fileName={`known-and-left-${month}`}
      />
    </>
  )
}

/** The whole list, for printing. */
export function LeftOnPaper({ month, left }: Parameters<typeof Heading>[0]) {
  return (
    <>
      <Heading {...{ month, left }} />
      <StaffTable label={texts.title(monthText(month))} isNarrow columns={columns} items={left} />
    </>
  )
}

function Heading({ month, left }: { month: string; left: readonly LeftInMonth[] }) {
  const standing = left.map((each) => each.standing).filter((amount) => amount > 0)
  const sum = standing.reduce((before, amount) => before + amount, 0)
  return (
    <>
      <h3>{texts.title(monthText(month))}</h3>
      <p>{texts.sum(standing.length, formatKsh(sum))}</p>
    </>
  )
}

function sinceText({ amount, standing, backByEmail, backAt }: LeftInMonth): string {
  if (backAt) return paymentTexts.by(backByEmail, timeText(backAt))
  return standing < amount ? texts.booked(formatKsh(amount - standing)) : ''
}
