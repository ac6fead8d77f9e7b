import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useId, useState, type ReactNode } from 'react'
import { matchTexts } from '@/staff/content/match'
import { rowNames, type Entry, type Reconciliation } from '@/staff/matching/reconciliation'
import { isUnreadable, type LeftOutLine } from '@/staff/matching/statement'
import { formatCents, formatKsh } from '@/domain/money/money'
import { ItemList } from './ItemList'

const texts = matchTexts.reconciliation

const rowsAtOnce = 100

const sumsStyle = {
  maxInlineSize: '40rem',
  '& th, & td': { borderColor: 'divider', paddingInline: 1 },
  '& thead th': { color: 'text.secondary' },
  '& td': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& td[colspan]': { textAlign: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& ul': { listStyle: 'none', padding: 0, margin: 0 },
  '& li': { paddingBlock: 1, borderTop: 1, borderColor: 'divider' },
  '& li:first-of-type': { borderTop: 0 },
  '& th .MuiButton-root': {
    padding: 0,
    fontSize: 'inherit',
    minBlockSize: '2.75rem',
    textAlign: 'start',
  },
} as const

export function ReconciliationTable({
  reconciliation: { paidIn, rows, wrong, isComplete },
  leftOut,
  renderEntry,
}: {
  reconciliation: Reconciliation
  leftOut: readonly LeftOutLine[]
  renderEntry: (entry: Entry, onDone: () => void) => ReactNode
}) {
  const id = useId()
  const unreadable = leftOut.filter(isUnreadable).length
  return (
    <>
      <h2 id={id}>{texts.title}</h2>
      <Table size="small" aria-labelledby={id} sx={sumsStyle}>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{texts.columns.what}</TableCell>
            <TableCell scope="col" align="right">
              {texts.columns.count}
            </TableCell>
            <TableCell scope="col" align="right">
              {texts.columns.sum}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow sx={{ '& > *': { fontWeight: 700 } }}>
            <TableCell component="th" scope="row">
              {texts.paidIn}
            </TableCell>
            <TableCell>{paidIn.count}</TableCell>
            <TableCell>{formatCents(paidIn.cents)}</TableCell>
          </TableRow>
          {rowNames.map((name) => (
            <CollapsibleRow
              key={name}
              name={texts.rows[name]}
              {...rows[name]}
              renderEntry={renderEntry}
            />
          ))}
        </TableBody>
      </Table>
      <div role="status">{isComplete && <Alert severity="success">{texts.complete}</Alert>}</div>
      {unreadable > 0 && <Alert severity="warning">{texts.unreadable(unreadable)}</Alert>}
      {wrong.length > 0 && (
        <Alert severity="warning">
          {wrong.map(({ line: { code }, received, arrived }) => (
            <div key={code}>{texts.wrong(code, formatKsh(received), formatKsh(arrived))}</div>
          ))}
        </Alert>
      )}
    </>
  )
}

function CollapsibleRow({
  name,
  entries,
  cents,
  renderEntry,
}: Reconciliation['rows']['open'] & {
  name: string
  renderEntry: Parameters<typeof ReconciliationTable>[0]['renderEntry']
}) {
  const id = useId()
  const [wasExpanded, setIsExpanded] = useState(false)
  const isExpanded = wasExpanded && entries.length > 0
  const [most, setMost] = useState(rowsAtOnce)
  return (
    <>
      <TableRow>
        <TableCell component="th" scope="row">
          {entries.length === 0 ? (
            <span id={`${id}-name`} tabIndex={-1}>
              {name}
            </span>
          ) : (
            <Button
              id={`${id}-name`}
              color="inherit"
              aria-expanded={isExpanded}
              aria-controls={isExpanded ? id : undefined}
              onClick={() => setIsExpanded(!isExpanded)}
              endIcon={<span aria-hidden="true">{isExpanded ? '▾' : '▸'}</span>}
            >
              {name}
            </Button>
          )}
        </TableCell>
        <TableCell>{entries.length}</TableCell>
        <TableCell>{formatCents(cents)}</TableCell>
      </TableRow>
      {isExpanded && (
        <TableRow id={id}>
          <TableCell colSpan={3}>
            <ItemList
              items={entries.slice(0, most)}
              keyOf={({ line, booking }) => `${line.code} ${booking?.document ?? ''}`}
              nameId={`${id}-name`}
              renderItem={renderEntry}
            />
            {entries.length > most && (
              <Button onClick={() => setMost(most + rowsAtOnce)}>
                {matchTexts.more(entries.length - most)}
              </Button>
            )}
          </TableCell>
        </TableRow>
      )}
    </>
  )
}
