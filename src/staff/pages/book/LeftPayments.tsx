import { bookTexts } from '@/staff/content/book'
import { paymentTexts } from '@/staff/content/payments'
import { formatKsh } from '@/domain/money/money'
import type { LeftPayment } from '@/staff/domain/leftPayment'
import { StaffList } from '@/staff/pages/list/StaffList'
import { StaffTable, textColumn, type Column } from '@/staff/pages/list/StaffTable'
import { dayText, timeText } from '@/staff/pages/list/timeText'

const texts = bookTexts.left

/** The amounts of the file add up to what stands. */
const columns: readonly Column<LeftPayment>[] = [
  { ...textColumn<LeftPayment>('Code', ({ code }) => code), isBrief: true },
  { name: 'Paid on', renderCell: ({ paidOn }) => dayText(paidOn), csv: ({ paidOn }) => paidOn },
  { name: 'Amount', renderCell: ({ amount }) => formatKsh(amount), csv: standingOf },
  textColumn('What it is', ({ reason }) => reason),
  textColumn('Noted', ({ byEmail, at }) => paymentTexts.by(byEmail, timeText(at))),
  textColumn('Taken back', backText),
]

interface Props {
  /** As in the heading: 'November 2026'. */
  readonly month: string
  readonly left: readonly LeftPayment[]
}

/** What the statements of a month have and the book has not, with what was taken back. `left`: null until loaded. */
export function LeftPayments({
  month,
  left,
  ...list
}: Omit<Props, 'left'> & {
  left: Props['left'] | null
  pages: Parameters<typeof StaffList<LeftPayment>>[0]['pages']
  fileName: string
}) {
  return (
    <>
      {left && <Heading month={month} left={left} />}
      <StaffList {...list} label={texts.title(month)} columns={columns} keyOf={codeOf} empty="" />
    </>
  )
}

/** The same, whole and on paper. */
export function LeftOnPaper(props: Props) {
  return (
    <>
      <Heading {...props} />
      <StaffTable
        label={texts.title(props.month)}
        isNarrow
        columns={columns}
        items={props.left}
        keyOf={codeOf}
      />
    </>
  )
}

function Heading({ month, left }: Props) {
  const standing = left.filter(({ backAt }) => backAt === null)
  const sum = standing.reduce((before, each) => before + each.amount, 0)
  return (
    <>
      <h3>{texts.title(month)}</h3>
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
