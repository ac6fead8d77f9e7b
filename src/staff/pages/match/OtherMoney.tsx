import Alert from '@mui/material/Alert'
import { formatCents } from '@/domain/money/money'
import { matchTexts } from '@/staff/content/match'
import type { Balance } from '@/staff/matching/balances'
import { centsIn } from '@/staff/matching/reconciliation'
import type { StatementContent } from '@/staff/matching/statement'
import styles from '@/staff/pages/list/list.module.css'
import { StaffTable } from '@/staff/pages/list/StaffTable'

const texts = matchTexts.other
const { columns } = matchTexts.reconciliation

/** What is no payment to us, and whether the file's balances say that every line was read. */
export function OtherMoney({
  statement: { leftOut, balances },
}: {
  statement: Pick<StatementContent, 'leftOut' | 'balances'>
}) {
  const rows = texts.rows
    .map(([why, name]) => ({
      name,
      moved: leftOut.flatMap((line) =>
        line.why === why && line.amount !== null ? [{ amount: line.amount }] : [],
      ),
    }))
    .filter(({ moved }) => moved.length > 0)
  const brokenAt = [...new Set(balances.flatMap(({ breaks }) => breaks))]
  return (
    <>
      {rows.length > 0 && (
        <>
          <h3>{texts.title}</h3>
          <StaffTable
            label={texts.title}
            isNarrow
            items={rows}
            keyOf={({ name }) => name}
            columns={[
              { name: columns.what, isHeader: true, renderCell: ({ name }) => name },
              { name: texts.count, renderCell: ({ moved }) => moved.length },
              {
                name: columns.sum,
                renderCell: ({ moved }) => (
                  <div className={styles.unbroken}>{formatCents(centsIn(moved))}</div>
                ),
              },
            ]}
          />
        </>
      )}
      {[...new Set(balances.filter(({ breaks }) => breaks.length === 0).map(balanceText))].map(
        (text) => (
          <p key={text}>{text}</p>
        ),
      )}
      {brokenAt.length > 0 && (
        <Alert severity="warning">{texts.broken(brokenAt.slice(0, 3).join(', '))}</Alert>
      )}
    </>
  )
}

function balanceText({ opening, paidIn, paidOut, closing }: Balance): string {
  return texts.balance(
    formatCents(opening),
    formatCents(paidIn),
    formatCents(paidOut),
    formatCents(closing),
  )
}
