import Alert from '@mui/material/Alert'
import { formatCents } from '@/domain/money/money'
import { isolated } from '@/domain/text/inPlace'
import { matchTexts as texts } from '@/staff/content/match'
import { leftOutText, messagesLeftTexts } from '@/staff/content/reasons'
import type { Balance } from '@/staff/matching/balances'
import { centsIn, centsOf } from '@/staff/matching/reconciliation'
import { isUnreadable, type LeftOutLine } from '@/staff/matching/statement'
import styles from '@/staff/pages/list/list.module.css'
import { StaffTable } from '@/staff/pages/list/StaffTable'
import { paidText } from '@/staff/domain/days'
import { TitledList } from './MatchParts'
import { useWork } from './useMatchWork'

const otherMoney = texts.other
const { columns } = texts.reconciliation

/** 'TK5AY9DLMG Pay merchant Charge, −Ksh 3.30, 20 Nov 2026, 16:05'. */
export function factsOf({ code, label, amount, at }: LeftOutLine): string {
  const sum = amount === null ? '' : formatCents(centsOf(amount))
  return [`${code} ${isolated(label)}`.trim(), sum, at ? paidText(at) : '']
    .filter(Boolean)
    .join(', ')
}

/** What is not a payment or could not be read, unreadable lines first. */
export function LeftOut({ most }: { most: number }) {
  const { statement, matching, unreadableMessages } = useWork()
  const lines = [...statement.leftOut]
    .sort((one, other) => Number(isUnreadable(other)) - Number(isUnreadable(one)))
    .map((line) => `${factsOf(line)}: ${leftOutText(line)}`)
  const notRead = unreadableMessages.map(
    (beginning) => `“${isolated(beginning)}”: ${texts.messageNotRead}`,
  )
  const told = matching.messagesLeft.map(
    ({ message, why }) => `${message.code}: ${messagesLeftTexts[why]}`,
  )
  const all = [lines, notRead, told]
  const items = all.flatMap((each) => each.slice(0, most))
  if (items.length === 0) return null
  return (
    <TitledList
      isFolded
      title={texts.leftOut}
      count={all.flat().length}
      items={items}
      // Equal lines need different keys, and items have no state.
      keyOf={(_, index) => String(index)}
      renderItem={(text) => text}
    />
  )
}

/** Money that is not a payment to us, and whether the file's balances show that every line was read. */
export function OtherMoney() {
  const { leftOut, balances } = useWork().statement
  const rows = otherMoney.rows
    .map(([why, name]) => ({
      id: why,
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
          <h3>{otherMoney.title}</h3>
          <StaffTable
            label={otherMoney.title}
            isNarrow
            items={rows}
            columns={[
              { name: columns.what, isHeader: true, renderCell: ({ name }) => name },
              { name: otherMoney.count, renderCell: ({ moved }) => moved.length },
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
        <Alert severity="warning">{otherMoney.broken(brokenAt.slice(0, 3).join(', '))}</Alert>
      )}
    </>
  )
}

function balanceText({ opening, paidIn, paidOut, closing }: Balance): string {
  return otherMoney.balance(
    formatCents(opening),
    formatCents(paidIn),
    formatCents(paidOut),
    formatCents(closing),
  )
}
