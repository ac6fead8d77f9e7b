import { useId, useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { staffListTexts } from '@/staff/content/desk'
import { matchTexts } from '@/staff/content/match'
import { rowNames, type Entry } from '@/staff/matching/reconciliation'
import styles from '@/staff/pages/list/list.module.css'
import { StaffTable } from '@/staff/pages/list/StaffTable'
import { formatCents } from '@/domain/money/money'
import { EntryText } from './EntryText'
import { ItemList } from './MatchParts'
import { LineActions } from './LineActions'
import { useWork } from './useMatchWork'

const texts = matchTexts.reconciliation

const rowsAtOnce = 100

export function ReconciliationTable() {
  const ownId = useId()
  const [unfolded, setUnfolded] = useState<readonly string[]>([])
  const { paidIn, rows } = useWork().ledger
  const parts = rowNames.map((each) => {
    const { entries, cents } = rows[each]
    // Counts payments, since one may have several entries.
    const count = new Set(entries.map(({ line }) => line.code)).size
    return { id: `${ownId}-${each}`, name: texts.rows[each], entries, count, cents }
  })
  const sums = [{ id: `${ownId}-paid-in`, name: texts.paidIn, entries: [], ...paidIn }, ...parts]
  const isInParts = parts.reduce((sum, { count }) => sum + count, 0) > paidIn.count
  const isUnfolded = (row: string) => unfolded.includes(row)
  const toggle = (row: string) =>
    setUnfolded(isUnfolded(row) ? unfolded.filter((each) => each !== row) : [...unfolded, row])
  return (
    <>
      <h2>{texts.title}</h2>
      <StaffTable
        label={texts.title}
        isNarrow
        items={sums}
        columns={[
          {
            name: texts.columns.what,
            isHeader: true,
            renderCell: ({ id, name, entries }) =>
              entries.length === 0 ? (
                <span id={id} tabIndex={-1}>
                  {name}
                </span>
              ) : (
                <Button
                  variant="text"
                  id={id}
                  aria-expanded={isUnfolded(id)}
                  aria-controls={isUnfolded(id) ? `${id}-entries` : undefined}
                  onClick={() => toggle(id)}
                >
                  {name}
                  <span aria-hidden="true">{isUnfolded(id) ? '▾' : '▸'}</span>
                </Button>
              ),
          },
          { name: texts.columns.count, renderCell: ({ count }) => count },
          {
            name: texts.columns.sum,
            renderCell: ({ cents }) => <div className={styles.unbroken}>{formatCents(cents)}</div>,
          },
        ]}
        renderDetails={({ id, entries }) =>
          isUnfolded(id) &&
          entries.length > 0 && (
            <div id={`${id}-entries`}>
              <Entries entries={entries} nameId={id} />
            </div>
          )
        }
      />
      {isInParts && <p>{texts.inParts}</p>}
    </>
  )
}

function Entries({ entries, nameId }: { entries: readonly Entry[]; nameId: string }) {
  const [most, setMost] = useState(rowsAtOnce)
  return (
    <>
      <ItemList
        nameId={nameId}
        items={entries.slice(0, most)}
        keyOf={({ line, booking }) => `${line.code} ${booking?.id ?? ''}`}
        renderItem={(entry) => (
          <>
            <EntryText entry={entry} />
            <LineActions code={entry.line.code} />
          </>
        )}
      />
      {entries.length > most && (
        <Button variant="text" onClick={() => setMost(most + rowsAtOnce)}>
          {staffListTexts.more(entries.length - most)}
        </Button>
      )}
    </>
  )
}
