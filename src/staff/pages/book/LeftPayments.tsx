import { bookTexts } from '@/staff/content/book'
import { paymentTexts } from '@/staff/content/payments'
import { formatKsh } from '@/domain/money/money'
import type { LeftPayment } from '@/staff/domain/leftPayment'
import { StaffList } from '@/staff/pages/list/StaffList'
import { StaffTable, textColumn, type Column } from '@/staff/pages/list/StaffTable'
import { dayText, monthText, timeText } from '@/staff/pages/list/timeText'

const texts = bookTexts.left

type Pages = Parameters<typeof StaffList<LeftPayment>>[0]['pages']

interface Left {
  readonly month: string
  readonly left: readonly LeftPayment[]
}

/** The amounts of the file add up to what stands. */
const columns: readonly Column<LeftPayment>[] = [
  { ...textColumn<LeftPayment>('Code', ({ code }) => code), isBrief: true },
  { name: 'Paid on', renderCell: ({ paidOn }) => dayText(paidOn), csv: ({ paidOn }) => paidOn },
  { name: 'Amount', renderCell: ({ amount }) => formatKsh(amount), csv: standingOf },
  textColumn('What it is', ({ reason }) => reason),
  textColumn('Noted', ({ byEmail, at }) => paymentTexts.by(byEmail, timeText(at))),
  textColumn('Taken back', backText),
]

/** What the statements of a month have and the book has not, with what was taken back. */
export function LeftPayments({ month, pages }: { month: string; pages: Pages }) {
  return (
    <>
      {pages.items && <Heading month={month} left={pages.items} />}
      <StaffList
        label={texts.title(monthText(month))}
        columns={columns}
        pages={pages}
        keyOf={codeOf}
        empty=""
        fileName={`known-and-left-${month}`}
      />
    </>
  )
}

/** The same, whole and on paper. */
export function LeftOnPaper({ month, left }: Left) {
  return (
    <>
      <Heading month={month} left={left} />
      <StaffTable
        label={texts.title(monthText(month))}
        isNarrow
        columns={columns}
        items={left}
        keyOf={codeOf}
      />
    </>
  )
}

function Heading({ month, left }: Left) {
  const standing = left.filter(({ backAt }) => backAt === null)
  const sum = standing.reduce((before, each) => before + each.amount, 0)
  return (
    <>
      <h3>{texts.title(monthText(month))}</h3>
      <p>{texts.sum(standing.length, formatKsh(sum))}</p>
    </>
  )
}

const codeOf = ({ code }: LeftPayment) => code

function standingOf({ amount, backAt }: LeftPayment): number | '' {
  return backAt ? '' : amount
}

function backText({ backByEmail, backAt }: LeftPayment): string {
  return backAt ? paymentTexts.by(backByEmail, timeText(backAt)) : ''
}
