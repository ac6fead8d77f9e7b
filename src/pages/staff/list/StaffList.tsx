import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'
import { useAction } from '@/components/form/useAction'
import { staffListTexts } from '@/content/staff'
import { messages } from '@/content/messages'
import { toCsv } from '@/domain/text/csv'
import { saveTextFile } from './saveTextFile'
import type { Pages } from './usePages'

/** A column of a list: what stands in it, and in the file that a spreadsheet opens. */
export interface Column<T> {
  readonly name: string
  /** On a phone it stands without its name, over the whole width. */
  readonly isWide?: true
  /** Left out where only the file has such a column. */
  readonly renderCell?: (item: T) => ReactNode
  /** Left out where the file has no such column. */
  readonly csv?: (item: T) => string | number
}

const everywhere = {
  marginBlockEnd: 2,
  '& th': { color: 'text.secondary', fontWeight: 600, whiteSpace: 'nowrap' },
  '& th, & td': { borderColor: 'divider' },
  '& td .MuiButton-sizeSmall': { paddingInline: 1.5, whiteSpace: 'nowrap' },
  '& td .MuiButton-text': { paddingInline: 0.5, marginInlineStart: -0.5 },
  '& td': { verticalAlign: 'top' },
  '& td[data-name=""] > div': { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' },
} as const

/** On a phone a row is a card: each cell with the name of its column. */
const asCards = {
  ...everywhere,
  '@media (max-width: 47.99rem)': {
    '& thead': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& table, & tbody, & tr': { display: 'block' },
    '& tr': { paddingBlock: 1, borderBottom: 1, borderColor: 'divider' },
    '& td': {
      display: 'grid',
      gridTemplateColumns: '6rem minmax(0, 1fr)',
      gap: 1,
      padding: '0.25rem 0',
      border: 0,
      overflowWrap: 'anywhere',
    },
    '& td::before': { content: 'attr(data-name)', color: 'text.secondary' },
    '& td[data-name=""], & td[data-wide]': { gridTemplateColumns: '1fr' },
    '& td[data-name=""]::before, & td[data-wide]::before': { content: 'none' },
    '& td:has(> div:empty)': { display: 'none' },
  },
} as const

/** A few columns of numbers are read best near each other. */
const asNumbers = {
  ...everywhere,
  maxInlineSize: '36rem',
  '& th': { ...everywhere['& th'], whiteSpace: 'normal' },
  '& th, & td': { ...everywhere['& th, & td'], paddingInline: 1 },
} as const

/** A table that is a list of cards on a phone, unless its few columns are narrow. */
export function StaffTable<T>({
  label,
  columns,
  items,
  keyOf,
  isNarrow = false,
}: {
  label: string
  columns: readonly Column<T>[]
  items: readonly T[]
  keyOf: (item: T) => string
  isNarrow?: boolean
}) {
  const shown = columns.filter(({ renderCell }) => renderCell)
  return (
    <TableContainer sx={isNarrow ? asNumbers : asCards}>
      <Table size="small" aria-label={label} role="table">
        <TableHead role="rowgroup">
          <TableRow role="row">
            {shown.map(({ name }) => (
              <TableCell key={name} role="columnheader">
                {name || <span className="visually-hidden">{staffListTexts.actions}</span>}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {items.map((item) => (
            <TableRow key={keyOf(item)} role="row">
              {shown.map(({ name, isWide, renderCell }) => (
                <TableCell key={name} role="cell" data-name={name} data-wide={isWide}>
                  <Box>{renderCell?.(item)}</Box>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** A list of the staff area: its pages, what it says while they come or fail, and the whole as a file. */
export function StaffList<T>({
  label,
  columns,
  pages,
  keyOf,
  empty,
  fileName,
}: {
  label: string
  columns: readonly Column<T>[]
  pages: Pages<T>
  keyOf: (item: T) => string
  empty: string
  /** The name of the file, without its ending; left out, there is none to save. */
  fileName?: string
}) {
  const { items, hasMore, more, isPending, failure } = pages
  const file = useAction(async () => {
    const inFile = columns.filter((column) => column.csv)
    const rows = (await pages.all()).map((item) => inFile.map(({ csv }) => (csv ? csv(item) : '')))
    saveTextFile(`${fileName}.csv`, 'text/csv', toCsv([inFile.map(({ name }) => name), ...rows]))
  })
  const failed = failure ?? file.failure
  return (
    <>
      {isPending && <LinearProgress aria-label={staffListTexts.loading} />}
      {failed && (
        <Alert
          severity="error"
          action={
            failure && (
              <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={more}>
                Try again
              </Button>
            )
          }
        >
          {staffListTexts.notLoaded} {messages.accountAdvice(failed)}
        </Alert>
      )}
      {items && items.length === 0 && <p>{empty}</p>}
      {items && items.length > 0 && (
        <StaffTable label={label} columns={columns} items={items} keyOf={keyOf} />
      )}
      <p className="actions">
        {hasMore && (
          <Button variant="outlined" disabled={isPending} onClick={more}>
            Show more
          </Button>
        )}
        {fileName && items && items.length > 0 && (
          <Button variant="outlined" disabled={file.isPending} onClick={() => file.run()}>
            Download as CSV
          </Button>
        )}
      </p>
    </>
  )
}
